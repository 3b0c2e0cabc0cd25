/** The words of a text that say something, without their endings. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z][a-z'’-]*[a-z]|[a-z]/g) ?? [];
  return new Set(words.filter((word) => word.length > 2 && !COMMON.has(word)).map(stem));
}

function stem(word: string): string {
  const plain = word.replace(/['’]s?$/, "");
  for (const ending of [
    "ations",
    "ation",
    "ings",
    "ing",
    "ies",
    "ed",
    "es",
    "al",
    "er",
    "s",
    "y",
    "e",
  ])
    if (plain.endsWith(ending) && plain.length - ending.length >= 3)
      return plain.slice(0, -ending.length);
  return plain;
}

const COMMON = new Set(
  (
    "the and for but not you your yours with that this these those from have has had are was were been " +
    "will would can could should shall may might must does did doing done what when where which who whom " +
    "whose why how much many any some all there here they them their then than too very just about into " +
    "out over under after before again more most other such only own same also get got need want know " +
    "tell please thanks hello home house property selling sell sale me my mine our ours its it's i'm i've " +
    "don't can't what's who's is it to of in on at do be if or so as an am we he she make take give"
  ).split(" "),
);
