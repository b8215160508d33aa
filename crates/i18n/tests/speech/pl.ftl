coins = Masz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
middle = { $who } dostaje { $much } ({ $sign }).
