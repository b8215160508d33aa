coins = You have { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}.
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
middle = The { $sign } goes to { $who }, { $much } of it.
ends = { $who } pays { $sign }
alone = { $much }
touching = { $who }{ $sign }{ $much }
words = { $a }{ $b } and { $n }
case = { $what ->
    [own] Mine
   *[other] Not mine
}
digs = { $who ->
    [you] You dig { $count ->
        [one] a hole
       *[other] { $count } holes
    }.
   *[other] { $who } digs.
}
names = { $who } digs.
loop = { loop }
twice = { $who } and { $who }
only-english = Hello
broken { =
attribute-only =
    .more = nobody asks
