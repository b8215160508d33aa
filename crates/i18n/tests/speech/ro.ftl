points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
