-moneta = { $case ->
    [genitive] złotej monety
   *[nominative] złota moneta
}
    .gender = feminine
hello = Cześć, { $name }!
coins = { $n ->
    [0] Ani jednej { -moneta(case: "genitive") }
    [one] Jedna { -moneta }
    [few] { $n } złote monety
   *[many] { $n } złotych monet
}
whose = { $what ->
    [own] Twoje
   *[other] Cudze
}
score = { $n } : { $m }
# same as English
start = Start
