# Рамка вокруг каждой игры на странице: стол, просмотр, итоги. Имя игрока — {$name}; оно никогда не склоняется.

web-now = Что происходит
web-table = Стол
web-mine = Твоё
web-offers = Что ты можешь сделать
web-story = Что произошло
web-chat = Беседа
web-say = Отправить
web-say-something = Скажи что-нибудь
web-laws = Правила для этого решения
web-unread = непрочитанные сообщения
web-legend = Знаки
web-rules = Правила
web-settings = Настройки
web-watch = Ссылка для зрителей
web-tabs = Части стола
web-tab-map = Карта
web-tab-offers = Действия
web-tab-story = История
web-choose = Выбери вариант
web-do-it = Сделать
web-undo = Отменить
web-routine = Сыграть всё
web-faster = Быстрее
web-hint = Подсказка
web-help = Помощь
web-cancel = Передумать
web-here = На этом устройстве
web-here-note = Эта страница — с твоего собственного устройства, соединение ей не нужно. Всё, во что ты играешь здесь, здесь и остаётся; боты тоже играют здесь, а устройство можно передавать друг другу.
web-here-elsewhere = Чтобы играть с людьми в других местах, есть сервер:
# same as English
web-escape = Esc
web-take-back = Попросить об отмене
web-take-back-asked = Просьба об отмене отправлена. Слово за остальными.
web-take-back-asks = {$name} просит отменить решение.
web-agree = Согласиться
web-refuse = Нет, играть дальше
web-put-away = Убрать
web-rematch = Сыграть ещё
web-next = К следующей партии
web-advice = Тренер советует
web-why-and = { $first } и { $second }
web-why-next = По сравнению со следующим планом: { $why }.
web-why-best = По сравнению с первым планом: { $why }.
web-why-it = Что это даёт: { $why }.
web-why-not-next = Со следующим планом: { $why }; но дальше этот выигрывает чаще.
web-why-not-this = С первым планом: { $why }.
web-why-even = К концу хода выходит примерно то же, что и с первым планом.
web-why-later = К концу хода со следующим планом выходит примерно то же; дальше этот выигрывает чаще.
web-why-later-best = К концу хода выходит примерно то же, что и с первым планом; дальше тот выигрывает чаще.
web-equal-both = Оба примерно одинаково хороши.
web-equal-two = Первые два примерно одинаково хороши.
web-equal-all = Все три примерно одинаково хороши.
web-advice-first = Сначала то, над чем думать не нужно.
web-coach = Тренер
web-coach-done = Понятно
web-chance = Шанс на победу: {$percent} %
web-percent = {$number} %
web-ways =
    { $count ->
        [one] {$count} вариант
        [few] {$count} варианта
        [many] {$count} вариантов
       *[other] {$count} варианта
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = бот, уровень {$level}
web-stand-in = дальше играет бот
web-away = нет на месте
web-rest = { $name }: всё об игроке
web-pick = А теперь куда? Коснись места.
web-order-how = Коснись двух, чтобы поменять их местами, или перетащи одну на другую.
web-order-pick = Теперь коснись той, с которой её поменять.
web-order-moved = { $what }: теперь на месте { $place }.
web-order-place = Место { $place } из { $count }
web-order-other = Другой порядок
web-chair-link = Ссылка на это место
web-ears = Кого ты хочешь слышать
web-mute = Заглушить
web-hear = Слышать снова
web-closer = Ближе
web-farther = Дальше
web-find-me = Где я
web-keys = Клавиши
web-keys-more = На каждой кнопке видна её клавиша; если своя клавиша есть у группы, сначала нажми её.
web-rule = Прочесть правило
web-bell = Сообщить, когда мой ход
web-silence = Выключить звук
web-key-main = То, что написано на большой кнопке
web-bell-on = Мы сообщим, когда будет твой ход.
web-bell-off = Твой браузер не разрешает уведомления.
web-watch-copied = Ссылка для зрителей скопирована.
web-what-happened = Что произошло? Показать ещё раз
web-offline = Нет связи. Пробуем снова…
web-replay = Просмотр партии
web-account = Подсчёт очков
web-try = Попробовать ходы
web-try-here = Попробовать ходы отсюда
web-first = В начало
web-last = В конец
web-turn-back = На ход назад
web-turn-on = К следующему ходу
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-moment-on = К следующему решающему моменту
web-play = Запустить
web-pause = Пауза
web-step = Шаг
web-step-of = Шаг {$step} из {$steps}
web-speed = Скорость
web-go = Показать
web-eyes = Чьими глазами
web-watcher = Зритель
web-as-numbers = В числах
web-look-again = Повтор
web-points-over-time = Очки по ходу партии
web-chances-over-time = Как менялись шансы
web-review-waits = Идёт разбор партии: готово {$percent} %. Потом здесь будет видно, что её решило.
web-look-now = Посмотреть снова
web-rose = {$name}: шанс на победу вырос с {$before} до {$after} %
web-fell = {$name}: шанс на победу упал с {$before} до {$after} %
web-luck-and-decisions = Удача и решения
web-luck-note = Как случай, собственные решения и решения других меняли шансы каждого на победу. В процентных пунктах.
web-at-start = В начале
web-by-luck = Удача
web-by-own = Свои решения
web-by-others = Чужие решения
web-at-end = В конце
web-nothing-missed = Никто не упустил явно лучшего хода.
web-played = Сыграно:
web-better = Лучше:
web-cost = Это стоило около { $percent ->
        [one] {$percent} процентного пункта
        [few] {$percent} процентных пунктов
        [many] {$percent} процентных пунктов
       *[other] {$percent} процентных пунктов
    } шанса на победу.
web-turn-of = {$name}, ход {$number}
web-see-turn = Посмотреть этот момент
web-your-costly-turns = Твои самые дорогие ходы
web-costly-turns = Самые дорогие ходы
web-none-of-yours = Явно лучших ходов у тебя не было.
web-again = Попробовать ещё раз
web-as-puzzle = Решить как задачу
web-again-note = «Попробовать ещё раз» открывает стол в начале этого хода: те же соперники, та же удача, а за других людей играют боты. Это упражнение, и среди твоих партий оно так и помечено.
web-deciding-turns = Где партию решили другие
web-decisive-turns = Ходы, которые решили партию
web-settled = { $who ->
    [you] После хода {$number} тебе уже почти не проиграть.
   *[other] После хода {$number} {$who} уже почти не может проиграть.
}
web-lost = После хода {$number} тебе уже почти не выиграть.
web-open-to-the-end = Исход партии был неясен до последнего хода.
web-luck-helped = Удача: случай повысил твой шанс на победу в сумме на { $points ->
        [one] {$points} процентный пункт
        [few] {$points} процентных пункта
        [many] {$points} процентных пунктов
       *[other] {$points} процентного пункта
    }.
web-luck-hurt = Удача: случай понизил твой шанс на победу в сумме на { $points ->
        [one] {$points} процентный пункт
        [few] {$points} процентных пункта
        [many] {$points} процентных пунктов
       *[other] {$points} процентного пункта
    }.
web-luck-even = Удача уравновесилась: в сумме случай почти не изменил твой шанс на победу.
web-choices-helped = Твои собственные решения повысили его на { $points ->
        [one] {$points} процентный пункт
        [few] {$points} процентных пункта
        [many] {$points} процентных пунктов
       *[other] {$points} процентного пункта
    }.
web-choices-hurt = Твои собственные решения понизили его на { $points ->
        [one] {$points} процентный пункт
        [few] {$points} процентных пункта
        [many] {$points} процентных пунктов
       *[other] {$points} процентного пункта
    }.
web-choices-even = Твои собственные решения почти не изменили его.
web-others-helped = Решения других повысили его на { $points ->
        [one] {$points} процентный пункт
        [few] {$points} процентных пункта
        [many] {$points} процентных пунктов
       *[other] {$points} процентного пункта
    }.
web-others-hurt = Решения других понизили его на { $points ->
        [one] {$points} процентный пункт
        [few] {$points} процентных пункта
        [many] {$points} процентных пунктов
       *[other] {$points} процентного пункта
    }.
web-others-even = Решения других почти не изменили его.
web-exercise = Это было упражнение: оно началось посреди другой партии.
web-exercise-of = К той партии
web-deal = Раздача
web-deal-note = Зерно было задано до первого хода; его отпечаток с тех пор был открыт всем, само зерно — только теперь.
web-promise = Отпечаток
web-seed = Зерно
web-check-deal = Проверить раздачу
web-proved-seed = Зерно подходит к отпечатку: значит, оно было задано до первого хода и с тех пор его никто не менял.
web-proved-draws = Проверено: случайных событий — {$draws}, шагов — {$steps}. Всё в точности так, как задаёт это зерно: каждая карта и каждая плитка лежала там, где оно велит.
web-not-proved = Проверить раздачу не удалось: {$why}
web-take-along = Взять с собой
web-link = Ссылка на эту партию
web-share = Поделиться
web-record = Скачать запись
web-analysis = Пробные ходы
web-bench-start = К исходной позиции
web-bench-back = Отменить последний ход
web-bench-forward = Повторить ход
web-other-luck = Другая удача
web-luck = Случайные события зависят от числа {$luck}: после одних и тех же ходов всегда выпадает одно и то же.
web-ask-coach = Спросить тренера
web-chances-now = Шансы на победу
web-position = Позиция
web-eyes-of-turn = Кто решает
web-pieces = Что лежит на столе
web-eyes-all = Всё открыто
web-to-analysis = Анализ
web-see-table = Стол
web-total = Итого
web-all-items = Все пункты
web-counting = Считаем по источникам; коснись, чтобы увидеть всё.
web-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} отрыва. { $who ->
    [you] Второе место у тебя.
   *[other] На втором месте { $who }.
}
web-decisive = Разницу дало вот что: { $source }, { $one } против { $other }.
web-uncounted = { $who ->
    [you] Твои очки не считаются.
   *[other] Очки игрока { $who } не считаются.
}
