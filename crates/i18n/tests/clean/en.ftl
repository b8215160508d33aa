# What a coin is called.
-coin = gold coin
hello = Hello, { $name }!
coins = { $n ->
    [0] No { -coin }
    [one] One { -coin }
   *[other] { $n } gold coins
}
whose = { $what ->
    [own] Yours
   *[other] Somebody else’s
}
score = { $n } : { $m }
start = Start
