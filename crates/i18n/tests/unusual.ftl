-coin = { $case ->
    [genitive] of a coin
   *[nominative] a coin
}
    .gender = feminine
escaped = { "\u0041\"" }{ 7 }{ { $number } }
plain-term = Take { -coin }.
term = The price { -coin(case: "genitive") }
grammar = { -coin.gender ->
    [feminine] she
   *[other] it
}
message = { term }, { plain-term }
literal = { 1 ->
    [one] one
   *[other] more
} { "a" ->
    [a] A
   *[b] B
}
lines =
    two
      lines { $text }
