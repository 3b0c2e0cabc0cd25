/** What Vesty can't without a model, in the language of the question. */
const LANGUAGES: readonly [words: RegExp, text: string][] = [
  [
    /[\u4e00-\u9fff]/,
    "手册和这个离线版本只有英文，所以下面的内容是英文；真正的模型会用中文回答。(The handbook is written in English, so its passages are too.)",
  ],
  [
    /[¿¡ñ]|\b(?:qu[eé]|c[oó]mo|cu[aá]nto|tengo|puedo|debo|vender|una|por|mi casa)\b/i,
    "El manual está escrito en inglés, por eso sus pasajes aparecen en inglés; un modelo real respondería en español. (The handbook is written in English, so its passages are too.)",
  ],
  [
    /[äöüß]|\b(?:wie|ich|ein(?:e|en)?|haus|für|kann|muss|welche|kostet)\b/i,
    "Das Handbuch ist auf Englisch, darum sind es auch seine Stellen; ein echtes Modell würde auf Deutsch antworten. (The handbook is written in English, so its passages are too.)",
  ],
  [
    /[çœ]|\b(?:comment|combien|quel(?:le)?s?|je|une|maison|puis-je|est-ce|pour)\b/i,
    "Le manuel est écrit en anglais, ses passages le sont donc aussi ; un vrai modèle répondrait en français. (The handbook is written in English, so its passages are too.)",
  ],
];

/** A sentence in the question's own language; undefined for English, or one that isn't known. */
export function saidInEnglish(question: string): string | undefined {
  return LANGUAGES.find(([words]) => words.test(question))?.[1];
}

/** The English words for what people ask most, so that the handbook is searched in its own language. */
const WORDS: readonly [said: RegExp, english: string][] = [
  [/angebot|une? offre|出价|报价/i, "make an offer"],
  [/besichtig\w*|visiter|看房/i, "visiting a home"],
  [/anzahlung|arrhes|acompte|定金/i, "earnest money deposit"],
  [/gutachten|inspektion|inspection|验房/i, "home inspection"],
  [/hypothek|kredit|prêt|贷款|每个月/i, "afford loan monthly cost"],
  [/nebenkosten|frais|过户费/i, "closing costs"],
];

/** The question with the English words for what it asks about. */
export function withEnglish(question: string): string {
  if (!saidInEnglish(question)) return question;
  const known = WORDS.filter(([said]) => said.test(question)).map(([, english]) => english);
  return [question, ...known].join(" ");
}
