// What the pages say themselves; all that is said of a game comes from its rules.

const words = {
  en: {
    load: "Start Python in this page",
    size: "Your browser loads about {mb} MB from this site, once. Nothing else is asked of any other place.",
    loading: "Python is starting…",
    failed: "This did not work: {why}",
    noPython: "Python did not start: {why}",
    again: "Try again",
    game: "Game",
    variant: "Variant",
    players: "Players",
    program: "Against",
    seed: "Seed",
    seedHint: "any text; empty for chance",
    language: "Language",
    name: "Your name",
    you: "Ann",
    rival: "Program {n}",
    start: "Start the game",
    newGame: "New game",
    undo: "Take back",
    force: "Take back all the same",
    save: "Save",
    keep: "Save and load",
    download: "Download the save",
    copy: "Copy the save",
    copied: "Copied.",
    record: "Download the record",
    paste: "Paste a save here, or choose a file",
    loadSave: "Load it",
    table: "The table",
    choose: "Your choice",
    waiting: "The programs are thinking…",
    told: "What happened",
    nothing: "Nothing yet.",
    type: "Type an action",
    typeHint: "A move that is not allowed is explained.",
    play: "Play it",
    why: "Why not?",
    whyWhat: "Type the action first that you ask about.",
    whyCard: "Why can this not be played?",
    allowed: "That is allowed now.",
    paragraph: "Read § {number}",
    onCard: "With this card",
    cancel: "Close",
    revealed: "Something has been revealed since your last choice.",
    anotherSeat: "Somebody else has played since your last choice.",
    atStart: "There is nothing to take back.",
    edit: "Edit and run",
    run: "Run",
    stop: "Stop",
    reset: "As it was",
    code: "Code",
    output: "Output",
    running: "Running…",
    stopped: "Stopped. What the blocks had set is gone.",
    silent: "It ran and printed nothing.",
  },
  uk: {
    load: "Запустити Python на цій сторінці",
    size: "Браузер один раз завантажить близько {mb} МБ із цього сайту. До жодного іншого місця він не звертатиметься.",
    loading: "Python запускається…",
    failed: "Не вийшло: {why}",
    noPython: "Python не запустився: {why}",
    again: "Спробувати ще раз",
    game: "Гра",
    variant: "Варіант",
    players: "Гравців",
    program: "Суперник",
    seed: "Зерно",
    seedHint: "будь-який текст; порожнє — навмання",
    language: "Мова",
    name: "Ваше ім’я",
    you: "Анна",
    rival: "Програма {n}",
    start: "Почати гру",
    newGame: "Нова гра",
    undo: "Скасувати хід",
    force: "Усе одно скасувати",
    save: "Зберегти",
    keep: "Зберегти чи відкрити гру",
    download: "Зберегти у файл",
    copy: "Скопіювати збереження",
    copied: "Скопійовано.",
    record: "Зберегти запис гри у файл",
    paste: "Вставте сюди збереження або виберіть файл",
    loadSave: "Відкрити",
    table: "Стіл",
    choose: "Ваш вибір",
    waiting: "Програми думають…",
    told: "Що сталося",
    nothing: "Поки що нічого.",
    type: "Введіть хід",
    typeHint: "Якщо хід не дозволено, буде пояснено чому.",
    play: "Зіграти",
    why: "Чому ні?",
    whyWhat: "Спершу введіть хід, про який питаєте.",
    whyCard: "Чому цього не можна зіграти?",
    allowed: "Зараз це дозволено.",
    paragraph: "Прочитати пункт § {number}",
    onCard: "Із цією картою",
    cancel: "Закрити",
    revealed: "Від вашого останнього вибору дещо відкрилося.",
    anotherSeat: "Після вашого останнього вибору ходив хтось інший.",
    atStart: "Скасовувати нічого.",
    edit: "Змінити й запустити",
    run: "Запустити",
    stop: "Зупинити",
    reset: "Як було",
    code: "Код",
    output: "Вивід",
    running: "Виконується…",
    stopped: "Зупинено. Усе, що визначили блоки, зникло.",
    silent: "Код виконано, він нічого не вивів.",
  },
};

export const language = document.documentElement.lang === "uk" ? "uk" : "en";

/** A text in the page's language, its gaps filled. */
export function say(id, gaps = {}) {
  return words[language][id].replace(/\{(\w+)\}/g, (_, gap) => gaps[gap]);
}

/** An element with attributes and children. `on…` is a listener; false and null leave an attribute out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child != null && child !== false));
  return made;
}

export const button = (text, act, attributes = {}) =>
  element("button", { type: "button", class: "tt-button", onclick: act, ...attributes }, text);

const script = document.querySelector("script[data-megabytes]");

/** How many megabytes the browser loads: the page says so before it asks for any of them. */
export const MEGABYTES = script.dataset.megabytes;

/** Where the pages of this language begin. */
export const ROOT = new URL(`${script.dataset.root}/`, location.href).href;
