# Страницы вокруг столов: главная страница, комната ожидания, настройки, обучение, ошибки. Имя игрока — {$name}; оно никогда не склоняется.

house-former-player = бывший игрок
house-free-chair = свободное место
house-nameless = { $animal ->
    [fox] Лис
    [owl] Сова
    [hare] Заяц
   *[stag] Олень
}
house-bot = {$name} (уровень {$level})
house-hinted = { $who ->
    [you] Ты просишь подсказку.
   *[other] { $who } просит подсказку.
}
house-took-back = { $who ->
    [you] Ты отменяешь решение.
   *[other] { $who } отменяет решение.
}
house-closed-game = На этом сервере больше нет игры, в которую играли за этим столом.
house-closed-rules = Эта партия начата по другой версии правил и не может здесь продолжаться.
house-closed-record = Запись этой партии не читается, поэтому продолжить её нельзя.
house-closed-host = Хозяин сервера закрыл этот стол.
house-pass-to = Передай устройство: теперь ходит {$name}
house-covered = Стол скрыт, пока ты не подтвердишь, что это ты.
house-i-am = Я — {$name}
house-to-the-front = На главную
house-learn-ways = На этой странице
house-learn-lessons = Уроки
house-learn-lessons-about = Настоящие позиции, и в каждой нужно сделать что-то одно. Испортить ничего нельзя: что ни попробуй, тренер ответит.
house-prologue-done = Вот как это бывает.
house-goal = Цель
house-prologue = Первая минута
house-prologue-about = Несколько маленьких шагов в настоящих позициях: ради чего играют, что такое ход, что может пойти не так и чем всё кончается.
house-prologue-begin = Начать здесь
house-prologue-again = Ещё раз
house-prologue-head = Первая минута, {$number} из {$count}: {$title}
house-prologue-next = Дальше
house-prologue-last = Сыграть первую партию
house-prologue-skip = Сразу к партии
house-learn-done = пройдено
house-learn-progress = Пройдено: {$done} из {$count}
house-learn-play = Твоя первая партия
house-learn-play-about = Ты играешь с добродушными ботами, а тренер один раз объясняет каждый вид решений — тогда, когда до него доходит дело.
house-learn-play-now = Играть с тренером
house-learn-all-rules = Все правила по номерам
house-rules-find = Найти
house-rules-find-label = Поиск в правилах
house-rules-contents = Главы
house-rules-found = { $count ->
    [one] {$count} правило содержит «{$words}».
    [few] {$count} правила содержат «{$words}».
    [many] {$count} правил содержат «{$words}».
   *[other] {$count} правила содержат «{$words}».
}
house-rules-none = Ни одно правило не содержит «{$words}». Попробуй меньше слов или только начало слова.
house-rules-all = Вернуться ко всем правилам
house-end-title = { $game } · { $result }
house-learn-short-rules = Правила вкратце, с картинками
house-lesson-you = Ты
house-lesson-head = Урок {$number} из {$count}: {$title}
house-lesson-again = Начать заново
house-lesson-next = Следующий урок
house-lesson-last = Играть с тренером
house-puzzles = Задачи
house-puzzles-about = Настоящие позиции из партий ботов, в которых один первый шаг явно лучше любого другого. Программа доказала каждую дважды, не менее чем за 50 000 симуляций.
house-puzzles-none = Для этой игры задач пока нет.
house-puzzles-begin = Решить следующую
house-puzzles-all = Все задачи, сначала самые лёгкие
house-puzzles-tally = Подряд: {$row}. Решено: {$solved} из {$count}.
house-puzzles-own = Из твоих партий
house-puzzles-own-label = {$game}, шаг {$step}
house-puzzles-own-about = Твои ходы, которые дорого тебе обошлись. Их помнит этот браузер.
house-puzzle-head = Задача {$number}
house-puzzle-own-head = Твоя собственная задача
house-puzzle-task = Твой ход: найди первый шаг, который явно лучше всех.
house-puzzle-missed = На {$missed} из {$levels} уровней боты его не видят.
house-puzzle-right = Верно! Так шанс на победу {$chance} %, с любым другим шагом — не больше {$next} %.
house-puzzle-tempted = Заманчиво, но так шанс на победу всего {$tempting} %. С лучшим первым шагом он {$chance} %.
house-puzzle-other = Есть кое-что явно лучше: с лучшим первым шагом шанс на победу {$chance} %, с любым другим — не больше {$next} %.
house-puzzle-solution = Решение: {$plan}
house-puzzle-temptation = Что манит: {$plan}
house-puzzle-show = Показать решение
house-puzzle-next = Следующая задача
house-puzzle-done = Задача решена.
house-puzzle-not-done = Не решена; можно попробовать ещё раз.
house-puzzle-own-right = Верно! Это было лучше того, что сделано в партии; разница в процентных пунктах: около {$percent}.
house-puzzle-own-played = Именно так и было в партии. На столько процентных пунктов упал шанс на победу: около {$percent}.
house-puzzle-own-other = Разбор нашёл не это. После того, что сделано в партии, шанс на победу упал на столько процентных пунктов: около {$percent}.
house-puzzle-not-ready = Эта партия ещё разбирается; попробуй чуть позже.
house-page-title = Adit: игры о подземных сокровищах
house-page-sentence = Играй в браузере — с ботами или с друзьями. Без учётной записи и без установки.
house-skip = К содержанию
house-site = Этот сайт
house-more = Ещё
house-language = Язык
house-settings = Настройки
house-analysis = Разобрать партию
house-api = Для программ
house-doors = Три входа в гору
house-doors-pick = Выбери любой. Через десять секунд ты уже играешь, без учётной записи.
house-players =
    { $most ->
        [one] {$fewest}–{$most} игрок
        [few] {$fewest}–{$most} игрока
        [many] {$fewest}–{$most} игроков
       *[other] {$fewest}–{$most} игрока
    }
house-play-now = Играть
house-play-now-how = с добродушными ботами и тренером
house-play-now-first = минута учёбы, потом добродушные боты
house-with-friends = С друзьями
house-alone = Здесь можно играть против ботов или передавать устройство друг другу: больше никто до него не дотянется.
house-alone-refused = Больше никто до этого устройства не дотянется: играй против ботов или передавайте его друг другу.
house-learn = Учиться
house-options = Опции
house-open-tables = Открытые столы
house-no-open-tables = Сейчас за открытыми столами никто не ждёт. Открой свой: другие найдут его здесь.
house-running-matches = Партии для зрителей
house-no-matches = Открытых партий сейчас нет.
house-watch = Смотреть
house-my-matches = Мои партии
house-nothing-running = Ни одна твоя партия сейчас не идёт. Любой вход выше ведёт к новой.
house-past-matches =
    { $count ->
        [one] {$count} сыгранная партия
        [few] {$count} сыгранные партии
        [many] {$count} сыгранных партий
       *[other] {$count} сыгранной партии
    }
house-free-chairs =
    { $count ->
        [one] {$count} свободное место
        [few] {$count} свободных места
        [many] {$count} свободных мест
       *[other] {$count} свободного места
    }
house-waits-for-friends = Ждёт других игроков
house-is-over = Окончена
house-exercise = Упражнение
house-exercise-begins = Ещё раз твой ход из той партии: те же соперники и та же удача. Что можно сделать иначе?
house-is-exercise = Упражнение, окончено
house-winner = Победа: { $names }
house-nobody-won = Никто не победил
house-is-closed = Закрыта
house-is-played = Идёт игра
house-your-turn = Твой ход
house-feed-entry = Твой ход: {$game}
house-turn-of = Решает {$name}
house-go-there = К столу
house-replay = Просмотр
house-look = Взглянуть
house-sit-down = Сесть за стол
house-new-table = Новый стол: {$game}
house-your-name = Твоё имя
house-who-plays = Кто играет
house-chair = Место {$number}
house-chair-me = Здесь сижу я
house-chair-open = Свободно для друга
house-chair-here = Кто-то за этим устройством
house-chair-here-name = Имя игрока
house-chair-bot = Бот, уровень {$level} из 8: {$level ->
    [1] добродушный
    [2] добродушный
    [3] неплохой
    [4] неплохой
    [5] сильный
    [6] сильный
   *[higher] очень сильный
}
house-chair-program = Твоя программа
house-chair-none = Без этого места
house-game-options = Опции игры
house-manners = Как играем
house-clock = Часы
house-time-relaxed = Без часов
house-time-live = {$seconds} с на решение, {$minutes} мин в запасе
house-time-slow = {$hours} ч на ход
house-speed = Скорость ботов
house-speed-slow = Медленно
house-speed-usual = Размеренно
house-speed-quick = Быстро
house-speed-instant = Мгновенно
house-listed = Любой может найти этот стол и играть или смотреть
house-hints = Подсказки разрешены
house-coach = Тренер объясняет каждый вид решений в первый раз
house-take-back = Решение можно отменить, если все согласны
house-make-table = Открыть стол
house-waits-for =
    { $count ->
        [0] Все на месте. Партия начинается.
        [1] Ждём ещё одного игрока.
        [one] Ждём ещё {$count} игрока.
        [few] Ждём ещё {$count} игроков.
        [many] Ждём ещё {$count} игроков.
       *[other] Ждём ещё {$count} игрока.
    }
house-invited = Тебя приглашают на партию: {$game}
house-invite = Пригласи друзей
house-invite-how = Отправь эту ссылку или покажи код. Любой, кто её откроет, сможет сесть за стол, пока есть свободные места.
house-copy = Копировать ссылку
house-copied = Скопировано
house-qr-table = Ссылка на этот стол в виде QR-кода
house-qr-chair = Ссылка на это место в виде QR-кода
house-chairs = Кто за столом
house-you = ты
house-is-here = на месте
house-is-away = нет на месте
house-is-program = программа
house-sit-here = Сесть сюда
house-chair-link = Ссылка на это место
house-doings = Что ты можешь сделать
house-begins-by-itself = Партия начнётся, когда все места будут заняты.
house-bots-level = Боты на свободные места
house-fill-with-bots = Посадить ботов и начать
house-begin-without = Начать без свободных мест
house-rename = Сменить имя
house-leave = Уйти из-за стола
house-agreed = О чём договорились за этим столом
house-is-listed = Этот стол может найти любой
house-is-by-link = Сюда попадают только по ссылке
house-rules = Правила
house-theme = Свет
house-theme-system = Как на устройстве
house-theme-dark = Свет фонаря
house-theme-light = Дневной свет
house-contrast = Контраст
house-contrast-system = Как на устройстве
house-contrast-more = Сильнее
house-motion = Анимация
house-motion-system = Как на устройстве
house-motion-still = Без анимации
house-sound = Звук
house-sound-off = Выключен
house-sound-on = Включён, тихо
house-speed-note = Как быстро показывается то, что делают другие. Никто другой из-за этого не ждёт.
house-save = Сохранить
house-back = Назад
house-offline = Нет связи
house-offline-how = Сервер сейчас не отвечает. Страница вернётся сама, как только появится связь; твоя партия тебя ждёт.
house-try-again = Попробовать снова
house-pocket = Игра без связи
house-pocket-here = Готово к игре без связи: и без неё здесь можно начинать новые партии, против ботов или вместе за этим устройством.
house-pocket-away = На этом устройстве этого ещё нет. При хорошей связи загрузится само или прямо сейчас (около 1 МБ).
house-pocket-fetch = Загрузить сейчас
house-sorry-malformed = Это понять не удалось
house-sorry-forbidden = Не для тебя
house-sorry-missing = Не найдено
house-sorry-stale = Слишком поздно
house-sorry-refused = Правила этого не позволяют
house-sorry-too-many = Не так быстро
house-sorry-unavailable = Не сейчас
house-missing-how = Стол, открытый не для всех, видят только те, кто пришёл по ссылке. Попроси её у того, кто открыл стол.
house-back-to-table = Назад к столу
house-open-note = Выбери свою партию или пример либо принеси запись или позицию: её можно посмотреть ещё раз, попробовать ходы и спросить тренера.
house-open-text = Или вставь текст
house-open-file = Выбери файл или перетащи его сюда
house-open-mine = Одна из твоих партий
house-open-none = Сыгранных партий у тебя пока нет. Примеры — хорошее начало.
house-open-bring = Файл или текст
house-open-go = Открыть
house-open-nothing = Сначала выбери файл или вставь текст.
house-open-examples = Примеры
house-open-example = Сильнейшие боты (игроков: { $players }, шагов: { $steps })
house-not-opened = Это открыть нельзя.
house-open-how = Что можно открыть
house-open-record = Запись, которую можно сохранить в конце каждой партии: она начинается со слов «adit record 1».
house-open-position = Позиция: строка «game» с названием игры, а под ней — текст позиции, какой показывает любой разбор.

## Почему что-то не сделано
house-nobody-known = Сервер тебя не знает, поэтому сделать это нельзя.
house-nothing-here = Здесь ничего нет.
house-too-fast = Слишком много сразу; подожди немного.
house-too-large = Это слишком велико.
house-unavailable = Сейчас ничего нельзя записать, поэтому ничего не изменилось.
house-disk-full = Сейчас ничего нельзя записать, поэтому ничего не изменилось: диск сервера полон.
house-store-silent = Сейчас ничего нельзя записать, поэтому ничего не изменилось: база данных не отвечает.
house-unsure = База данных замолчала на полпути, поэтому пока неизвестно, сделано ли это. Взгляни на стол, прежде чем пробовать снова.
house-gone-on = Игра уже пошла дальше; посмотри ещё раз.
house-was-quicker = Кто-то успел раньше; посмотри ещё раз.
house-not-begun = Партия ещё не началась.
house-not-over = Партия ещё не окончена.
house-match-over = Партия окончена.
house-table-closed = Стол закрыт.
house-still-on = Эта партия ещё идёт; пересмотреть её можно, когда она окончится.
house-no-turn-there = На этом шаге ход не начинается, поэтому повторить его нельзя.
house-record-closed = Запись станет доступна, когда партия окончится.
house-next-already = Следующая партия уже есть.
house-not-seated = Ты не сидишь за этим столом.
house-say-who = Стол скрыт: сначала скажи, у кого устройство.
house-device-elsewhere = Устройство сейчас у другого.
house-chair-taken = Это место занято.
house-needs-link = Для этого места нужна своя ссылка.
house-link-taken = По этой ссылке уже кто-то пришёл. Попроси новую.
house-link-old = Эта ссылка уже использована или устарела. Попроси другую.
house-only-maker = Это может только тот, кто открыл стол.
house-not-yours = Это место ты отдать не можешь.
house-no-hints = За этим столом подсказок нет.
house-no-taking-back = За этим столом ничего не отменяют.
house-nothing-back = Отменять нечего.
house-no-routine = Само собой сейчас ничего не разыгрывается.
house-no-way-back = С тех пор что-то вытянули или открыли, поэтому отменить нельзя.
house-record-full = В этой партии ходы отменяли так часто, что её запись заполнена: отсюда можно идти только вперёд.
house-not-your-turn = Тебе сейчас решать нечего.
house-no-action = «{$action}» — не запись действия.
house-rule-forbids = Это запрещает правило {$rule}.
house-other-site = Этот запрос пришёл с другого сайта.
house-unreadable = Этот запрос не читается.
house-no-game = Игры «{$game}» нет.
house-no-seat = Место — это P0, P1, P2 или P3.
house-no-at = «at» — это два числа с точкой между ними.
house-no-level = У ботов уровни от 1 до {$most}.
house-pace-long = Слишком медленно; не более: {$most} мс.
house-no-clock = Такое время поставить нельзя.
house-one-chair = Один человек занимает одно место.
house-nobody-called = Никто по имени «{$kind}» не может здесь сидеть.
house-setup-players = Число игроков в этой игре: от {$fewest} до {$most}.
house-setup-odd = С такими опциями в игру не сыграть.
house-name-long = Имя слишком длинное; знаков не более: {$most}.
house-name-bot = Так на этом сервере зовут ботов; выбери другое имя.
house-chat-empty = Сообщение пустое.
house-chat-long = Сообщение слишком длинное; знаков не более: {$most}.
house-vacation-long = Отпуск слишком долгий; дней не более: {$most}.
house-no-choice = Такого варианта здесь нет.
house-other-rules = Эта запись сыграна по версии правил {$there}; здесь играют по версии {$here}.
house-misread = Текст не читается ({ $why }).
house-address-unreadable = Конец этого адреса не читается.
house-moves-unreadable = Ходы в этом адресе не читаются.
house-no-move = «{$move}» — это не ход.
house-lesson-done = Урок пройден.
house-lesson-missed = Не совсем; можно попробовать ещё раз.
house-you-here = Твои данные
house-you-unknown = Твоих данных здесь ещё нет: ни взять с собой, ни удалить нечего.
house-device = Другое устройство
house-device-note = Эта ссылка перенесёт твои места и партии на другое устройство. Она действует один раз, в течение пятнадцати минут; кто её откроет, тот играет за тебя.
house-device-make = Создать ссылку
house-device-made = Открой это на другом устройстве:
house-vacation = Отпуск
house-vacation-note = Столько дней медленные партии (часы на ход) будут тебя ждать.
house-vacation-left = { $count ->
    [one] Твой отпуск продлится ещё { $count } день.
    [few] Твой отпуск продлится ещё { $count } дня.
    [many] Твой отпуск продлится ещё { $count } дней.
   *[other] Твой отпуск продлится ещё { $count } дня.
}
house-vacation-days = Дней
house-vacation-begin = Начать отпуск
house-vacation-end = Закончить отпуск
house-forget = Забыть меня
house-forget-note = Твоё имя, твои слова в беседах и приглашения будут удалены. Партии останутся, на твоём месте будет бывший игрок. Отменить это нельзя.
house-forget-sure = Да, я хочу, чтобы меня забыли.
house-forget-unsure = Случайно никого не забывают: сначала подтверди, что хочешь этого.
house-matches-save = Забери свои партии
house-matches-save-note = Один текстовый файл со всеми твоими сыгранными партиями, запись за записью: на память или чтобы принести их в другое место. Незаконченные партии остаются здесь, потому что их тайны — до конца игры.
house-matches-save-go = Сохранить все партии
house-matches-bring = Принести партии
house-matches-bring-note = Файл, сохранённый так, или одна запись. Дважды ничего не добавится.
house-matches-bring-go = Принести
house-matches-taken =
    { $count ->
        [0] Ни одной партии не добавлено.
        [one] К твоим добавлена {$count} партия.
        [few] К твоим добавлены {$count} партии.
        [many] К твоим добавлено {$count} партий.
       *[other] К твоим добавлено {$count} партий.
    }
house-matches-known =
    { $count ->
        [one] {$count} уже была здесь.
        [few] {$count} уже были здесь.
        [many] {$count} уже было здесь.
       *[other] {$count} уже было здесь.
    }
house-matches-refused =
    { $count ->
        [one] {$count} текст не принят
        [few] {$count} текста не приняты
        [many] {$count} текстов не принято
       *[other] {$count} текстов не принято
    }
house-matches-line = Строка {$line}:
house-matches-unfinished = Эта партия не закончена.
house-matches-full = Больше {$most} партий принести нельзя.
house-is-brought = принесена

house-broken-promise = в записи нет отпечатка.
house-broken-seed-secret = партию прервали до окончания, поэтому её зерно остаётся тайной.
house-broken-end = в конце не хватает шагов.
house-broken-seed = зерно не то, которое было обещано.
house-broken-steps = шаги нельзя сыграть ({ $why }).
house-broken-draw = роздано не так, как обещано ({ $why }).
