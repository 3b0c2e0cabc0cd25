import { fairHousingHits } from "../homes/fair-housing.ts";
import { asRead } from "../site/text/as-read.ts";
import { hasAccountNumbers, isRoutingNumber } from "./account-numbers.ts";

/**
 * Warnings about messages before they do harm, for English and Spanish. The same text always gives the same
 * warnings, and every warning explains itself.
 *
 * A warning is for the reader, beside a message from the other side; a hint is for the writer, before
 * sending. Neither stops anything. Only numbers that a conversation about a home never needs, and whose
 * kind is certain or said beside them (account-numbers.ts), are refused: `private.has_secret_numbers` is the same rule in SQL.
 */
type MessageWarning = { kind: WarningKind; title: string; text: string };

type WarningKind = keyof typeof WARNINGS;

const WARNINGS = {
  wire: {
    title: "Changed payment details are the most common fraud around homes",
    text: "Never send money to an account number from a message. Call the title company at a number that you looked up yourself, and have them read the account number to you.",
  },
  outside: {
    title: "Paying outside the closing can't be undone",
    text: "You can't get back money sent by gift card, phone transfer or cryptocurrency. Pay a deposit only to the title or escrow company, after both of you have signed and you have seen the home.",
  },
  abroad: {
    title: "Someone who can't show the home may not own it",
    text: "“I am abroad” and “send the money first, then get the keys” are what fraudsters say who don't own the home. See the home before you pay anything, and have the title company confirm who owns it.",
  },
  link: {
    title: "This link does not go to the site it seems to",
    text: "It looks like a site you know, but it isn't. Don't sign in or pay there. Type the address of the real site yourself.",
  },
  identity: {
    title: "Don't share your identity documents",
    text: "The other side does not need your passport, license, social security number or bank login to answer a question or show a home. The lender and the title company ask for these documents themselves, later.",
  },
  outside_talk: {
    title: "Stay here until you trust each other",
    text: "People with bad intentions quickly move to another app, where no one else can see their messages. Here, the other side does not see your address or number until you share them.",
  },
} as const;

type Rule = { kind: WarningKind; patterns: readonly RegExp[] };

/** Bounded gaps, so that no text slows a match down. */
const NEAR = "[^.!?\\n]{0,80}?";

const RULES: readonly Rule[] = [
  {
    kind: "wire",
    patterns: [
      near(
        "(?:new|changed?|updated?|different|revised|correct(?:ed)?)",
        "(?:wir(?:e|ing)|bank|account|payment|routing|escrow) (?:instructions?|details?|information|info|account|number)",
      ),
      near(
        "(?:wir(?:e|ing)|bank|escrow|payment) (?:instructions?|details?|account|information)",
        "(?:(?:has|have|was|were) (?:been )?)?(?:changed|updated|revised|replaced)",
      ),
      near(
        "wir(?:e|ing)|transfer|send",
        "(?:the )?(?:money|funds?|deposit|earnest|down ?payment|balance)",
        "(?:to|into) (?:this|the following|my|our|his|her|another) (?:bank )?account",
      ),
      /\b(?:iban|swift|bic)\b[\s:#]*[a-z]{2}\d{2}/iu,
      near(
        "(?:nuev[ao]s?|distint[ao]s?|actualizad[ao]s?|correct[ao]s?)",
        "(?:instrucciones|datos|cuenta|información)",
        "(?:(?:bancari[ao]s?)|(?:de|para) (?:la |el )?(?:transferencia|pago|cuenta|depósito))",
      ),
      near(
        "(?:datos|cuenta|instrucciones|banco)",
        "(?:han cambiado|ha cambiado|cambiaron|cambió|fueron actualizad[ao]s)",
      ),
      near(
        "(?:transfier[ae]|transferir|env[ií][ae]n?|enviar|deposit[ae]|depositar)",
        "(?:dinero|depósito|anticipo|enganche|fondos|pago)",
        "(?:a|en) (?:esta|la siguiente|mi|nuestra|otra) cuenta",
      ),
    ],
  },
  {
    kind: "outside",
    patterns: [
      /\b(?:zelle|venmo|cash ?app|western union|money ?gram|gift ?cards?|bitcoin|btc|usdt|crypto(?:currency)?|paysafe)\b/iu,
      near(
        "(?:deposit|money|payment|pay|fee|reserve|hold)",
        "(?:before|without) (?:(?:you|we|anyone|the) )?(?:see(?:ing)?|visit(?:ing)?|viewing|showing)",
      ),
      near("(?:pay|send|transfer|deposit)", "(?:directly|straight) to me"),
      near(
        "(?:outside|around|without|avoid(?:ing)?|skip(?:ping)?)",
        "(?:the )?(?:escrow|title company|platform|this site|selfnvest)",
      ),
      /\btarjetas? de regalo\b/iu,
      near(
        "(?:depósito|dinero|pago|pagar|pague|anticipo|enganche|reservar)",
        "(?:antes de|sin) (?:ver|visitar|mirar|conocer)",
      ),
      near(
        "(?:pag(?:ue|a|ar|o)|env[ií][ae]|transfier[ae])",
        "(?:directamente|directo) a (?:mí|mi)",
      ),
      near(
        "(?:fuera de|por fuera de|sin|evit(?:ar|amos))",
        "(?:la |el |esta )?(?:plataforma|compañía de títulos|notaría|notario|página|selfnvest|escrow)",
      ),
    ],
  },
  {
    kind: "abroad",
    patterns: [
      /\b(?:i(?:['’]?m| am)|we(?:['’]?re| are)|(?:my|the) (?:owner|wife|husband|father|mother) is) (?:currently |now |still |presently )?(?:abroad|overseas|out of the (?:country|states?)|(?:on|at) (?:a )?(?:mission|oil rig|sea)|deployed|stationed)\b/iu,
      near("keys?", "(?:by|via|through) (?:mail|post|courier|dhl|fedex|ups)"),
      near(
        "(?:estoy|estamos|vivo|vivimos|trabajo|me encuentro)",
        "(?:en el extranjero|en el exterior|fuera del país|en (?:una |altamar|alta mar|una misión|una plataforma))",
      ),
      near("llaves?", "por (?:correo|mensajería|paquetería|dhl|fedex|ups)"),
      near(
        "(?:my|an?|the) (?:agent|lawyer|friend|courier|airbnb)",
        "(?:send|ship|deliver|mail)",
        "keys?",
      ),
    ],
  },
  {
    kind: "identity",
    patterns: [
      near(
        "(?:send|share|need|photo|picture|copy|scan|upload|give|tell|what(?:['’]?s| is))",
        "(?:(?:your|the|both sides of your) )?(?:passport|driver(?:['’]?s)? licen[sc]e|id card|social security|ssn|green card|birth certificate)",
      ),
      near(
        "(?:send|share|need|give|tell|confirm|what(?:['’]?s| is))",
        "(?:(?:your|the) )?(?:bank(?:ing)? (?:login|password|pin)|online banking|one time (?:code|password)|verification code|otp|pin code)",
      ),
      near(
        "(?:env[ií][ae](?:me|nos)?|mand[ae](?:me|nos)?|necesit(?:o|amos)|comparta|foto|copia|dé(?:me|nos)|dame|dime|cuál es)",
        "(?:(?:de )?(?:su|tu|el|la) )?(?:pasaporte|licencia de conducir|seguro social|acta de nacimiento|tarjeta verde|identificación oficial)",
      ),
      near(
        "(?:env[ií][ae](?:me|nos)?|mand[ae](?:me|nos)?|necesit(?:o|amos)|dé(?:me|nos)|dame|dime|cuál es)",
        "(?:(?:su|tu|el|la) )?(?:código de verificación|contraseña (?:del|de su|de tu) banco|clave (?:del banco|bancaria))",
      ),
    ],
  },
  {
    kind: "outside_talk",
    patterns: [
      near(
        "(?:text|message|write|contact|reach|add|talk|chat|move|continue)",
        "(?:on|via|through|over|to) (?:whats ?app|telegram|signal|wechat|viber|line|kik|hangouts?)",
      ),
      near(
        "(?:escr[ií]b[ae](?:me|nos)?|mánd[ae](?:me|nos)|cont[aá]ct[ae](?:me|nos)|h[aá]bl[ae](?:me|mos)|hablemos|agr[eé]g[ae]me|mejor|sigamos)",
        "(?:por|en|al|vía|a mi) (?:whats ?app|telegram|signal|wechat|viber)",
      ),
    ],
  },
];

/**
 * Warnings for the reader of a message, the most dangerous first, each kind once.
 *
 * @param ownHost this site's host; its name under another host is an imitation.
 */
export function messageWarnings(body: string, ownHost = ""): MessageWarning[] {
  const text = asRead(body.slice(0, LONGEST));
  const kinds = RULES.filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)));
  const found: WarningKind[] = kinds.map(({ kind }) => kind);
  if (linksIn(text).some((host) => host !== ownHost && isImitation(host))) found.push("link");
  return ORDER.filter((kind) => found.includes(kind)).map((kind) => ({ kind, ...WARNINGS[kind] }));
}

const LONGEST = 4000;
const ORDER: readonly WarningKind[] = [
  "wire",
  "link",
  "outside",
  "abroad",
  "identity",
  "outside_talk",
];

export type WriterHint = {
  /** "refused" is not sent; "think" is. */
  tone: "refused" | "think";
  title: string;
  text: string;
};

/** Warnings for the writer before sending. */
export function writerHints(body: string): WriterHint[] {
  const hints: WriterHint[] = [];
  if (hasSecretNumbers(body))
    hints.push({
      tone: "refused",
      title: "Remove that number",
      text: "A message can't contain a card, bank or social security number. Call the bank or title company at a number that you looked up, and give it to them yourself.",
    });
  const offence = fairHousingHits(body).find(({ kind }) => kind === "avoid");
  const question = PRIVATE_QUESTIONS.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (offence) hints.push(fairHousingHint(offence.phrase, offence.reason));
  else if (question) hints.push(fairHousingHint(question, ABOUT_THE_PERSON));
  return hints;
}

/** Questions that a buyer should not be asked. Advertisements don't ask, so these aren't fair-housing rules. */
const PRIVATE_QUESTIONS = [
  /do you have (?:any |small |young |little )?(?:children|kids|babies)\b/iu,
  /are you (?:(?:a|an|still|currently) )?(?:married|single(?!\W*famil)|divorced|pregnant|gay|religious|christian|catholic|jewish|muslim|hindu|disabled|citizen|immigrant|foreigner)\b/iu,
  /(?:what|which)(?:['’]s| is) your (?:religion|faith|nationality|race|ethnicity|native language|mother tongue|marital status|sexual orientation)\b/iu,
  /where are you (?:really |originally )from\b/iu,
  /(?:what|which) (?:church|mosque|synagogue|temple) do you\b/iu,
  /(?<!\p{L})(?:tienes?|tienen) (?:hijos|niños|bebés)(?!\p{L})/iu,
  /(?<!\p{L})(?:es usted|eres|está usted|está|estás|son) (?:casad[ao]s?|solter[ao]s?|divorciad[ao]s?|embarazada|católic[ao]s?|cristian[ao]s?|musulm[aá]n(?:a|es)?|judí[ao]s?|ciudadan[ao]s?|inmigrantes?|indocumentad[ao]s?|discapacitad[ao]s?)(?!\p{L})/iu,
  /(?<!\p{L})cuál es (?:su|tu) (?:religión|nacionalidad|raza|estado civil|orientación sexual|estatus migratorio)(?!\p{L})/iu,
];

const ABOUT_THE_PERSON =
  "Federal law forbids choosing a buyer by family, religion, origin, sex or disability. It is better not to ask.";

function fairHousingHint(phrase: string, reason: string): WriterHint {
  return {
    tone: "think",
    title: `About “${phrase}”`,
    text: `${reason} That also applies to what owners and buyers write to each other about a sale. Ask and answer about the home.`,
  };
}

/** The same rule as `private.has_secret_numbers` in SQL. */
export function hasSecretNumbers(body: string): boolean {
  const numbers = (pattern: RegExp) => [...body.matchAll(pattern)].map(([hit]) => digitsOf(hit));
  return (
    [...asRead(body).matchAll(/(?<!\d)\d(?:[ .-]?\d){14,15}(?!\d)/g)]
      .map(([hit]) => digitsOf(hit))
      .some(isCardNumber) ||
    (WIRE_WORDS.test(body) && numbers(/(?<!\d)\d{9}(?!\d)/g).some(isRoutingNumber)) ||
    hasAccountNumbers(body) ||
    (SOCIAL_WORDS.test(body) && /(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d)/.test(body))
  );
}

const WIRE_WORDS =
  /(?<![\p{L}\p{N}_])(?:routing|aba|wire|wiring|ach|ruta|transferencia)(?![\p{L}\p{N}_])/iu;
const SOCIAL_WORDS = /(?<![\p{L}\p{N}_])(?:ssn|social security|seguro social)(?![\p{L}\p{N}_])/iu;

/** Payment cards of the large networks, by the Luhn formula. */
function isCardNumber(digits: string): boolean {
  if (!/^(?:4\d{15}|5[1-5]\d{14}|6011\d{12}|65\d{14}|3[47]\d{13})$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

/** Host names that mail and chat programs turn into links. */
function linksIn(text: string): string[] {
  const found = text.matchAll(
    /(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,60}\.){1,6}(?:\p{L}{2,20}|xn--[a-z0-9-]{2,30})(?![\p{L}\p{N}@])/giu,
  );
  return [...found].map(([host]) => host.toLowerCase());
}

/** Names that real estate fraud imitates, each with its real domains. */
const KNOWN: Record<string, readonly string[]> = {
  selfnvest: [],
  zillow: ["zillow.com", "zillowhomeloans.com"],
  redfin: ["redfin.com"],
  realtor: ["realtor.com"],
  docusign: ["docusign.com", "docusign.net"],
  dropbox: ["dropbox.com"],
  paypal: ["paypal.com", "paypal.me"],
  chase: ["chase.com"],
  wellsfargo: ["wellsfargo.com"],
  bankofamerica: ["bankofamerica.com"],
  google: ["google.com"],
  microsoft: ["microsoft.com"],
};

function isImitation(host: string): boolean {
  if (host.includes("xn--") || hasMixedScripts(host)) return true;
  const plain = unmasked(host);
  return Object.entries(KNOWN).some(([name, own]) => {
    if (own.some((domain) => host === domain || host.endsWith(`.${domain}`))) return false;
    // "zillow.com.secure-login.net", "zi11ow.com", "docusign-verify.com"
    return plain
      .split(".")
      .some((part) => part === name || part.startsWith(`${name}-`) || part.endsWith(`-${name}`));
  });
}

/** Letters of two alphabets in one name, as in "zіllow" with a Cyrillic і. */
function hasMixedScripts(host: string): boolean {
  return host
    .split(".")
    .some((part) => /[a-z]/.test(part) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(part));
}

/** Digits that people write instead of letters. */
function unmasked(host: string): string {
  return host
    .replaceAll("0", "o")
    .replaceAll("1", "l")
    .replaceAll("3", "e")
    .replaceAll("5", "s")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** A space in a pattern is a gap; " ?" an optional one. */
function gap(_: string, optional?: string): string {
  return `[\\s-]{${optional ? 0 : 1},3}`;
}

/** Matches the parts in this order within one sentence. */
function near(...parts: string[]): RegExp {
  const words = parts.map((part) => `(?:${part.replaceAll(/ (\?)?/g, gap)})`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join(NEAR)}(?![\\p{L}\\p{N}])`, "iu");
}
