/**
 * Which of their homes an owner means: "from the Minneapolis sale", "if I sold the Ranch near the lake", "the one with
 * offers", "my condo".
 */
export function ownHomeIn(question: string): string | undefined {
  const found = OWN_HOMES.map((pattern) => pattern.exec(question)?.[1]).find(Boolean);
  return found?.trim();
}

/** The question without the words that say which home: a price that only names one is no sale price. */
export function withoutHome(question: string): string {
  const home = ownHomeIn(question);
  return home ? question.replace(home, " ") : question;
}

const NAMED = String.raw`((?:\d+ )?[A-Z][\w'-]*(?: [\w'-]+)*?)`;
/** What follows a home in a question. */
const END = String.raw`(?= (?:for|at|now|this|next|in|if|sells?|had|has|too|have|compared)\b|[?,.:]|$)`;
const SUPERLATIVE =
  "(?:(?:more|most|less|least) expensive|cheap(?:er|est)|bigg(?:er|est)|larg(?:er|est)|small(?:er|est)|new(?:er|est)|old(?:er|est))";
const KIND = "(?:condo|apartment|townhouse|town ?home|lot|land)";
const OWN_HOMES = [
  /^About (.+?): /,
  new RegExp(
    String.raw`\bthe (one (?:for|at) \$?\d[\d.,]*\d[km]?|one (?:under contract|with (?:the |an )?offers?|in [A-Z][\w'-]*(?: [A-Z][\w'-]*)*|on the market)|\$\d[\d.,]*\d[km]? (?:one|home|house)|${SUPERLATIVE} (?:one|home|house|place|property)(?: in [A-Z][\w'-]*)?)`,
  ),
  new RegExp(String.raw`\b(?:my|our) ((?:${SUPERLATIVE} )?${KIND})\b`),
  new RegExp(
    String.raw`\b(?:the|my|our) (?:sale|home|house|place|property|listing) in ${NAMED}${END}`,
  ),
  new RegExp(String.raw`\b(?:the|my|our) ${NAMED} (?:sale|home|house|place|property|listing)\b`),
  new RegExp(String.raw`\b(?:sell|sold|selling|keep from) ?(?:the|my|our)? ${NAMED}${END}`),
  new RegExp(String.raw`\b(?:for|from|of|on) (?:the|my|our) ${NAMED}${END}`),
];
