title = Clank!
