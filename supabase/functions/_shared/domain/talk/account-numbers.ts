import { asLatin } from "../site/text/as-read.ts";

/**
 * Account, routing and IBAN numbers in a text. A person who reads a number in a message and sends money to it has lost
 * the money, so this site shows none (decision 186). The nearest word before a number decides: "account 12345678" is
 * one, "permit 12345678" isn't, and neither are telephones, prices, dates and ZIP codes.
 *
 * `private.has_account_numbers` has the same rule in SQL.
 */
export function hasAccountNumbers(text: string): boolean {
  const told = asLatin(text)
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/ ?[-_\u2010-\u2015]+ ?/g, "-")
    .replace(/(?<=\d)[oO](?=\d)/g, "0");
  return hasIban(told) || SHAPES.some((shape) => numbersIn(told, shape).some(isAccountNumber));
}

type Found = { before: string; number: string; after: string };

/** Numbers are searched for in one piece, in groups, and as an amount would be written. */
const SHAPES = [
  /(?<![\d,])\d(?:[-./]?\d)*(?!\d)/g,
  /(?<![\d,.-])\d{1,6}(?: \d{1,6})+(?!\d|,\d)/g,
  /(?<![\d,.])\d{1,3}(?:,\d{3}){3,5}(?![\d,])/g,
];

/** How much of the text around a number is read, in characters. */
const BEFORE = 60;
const AFTER = 40;

function numbersIn(text: string, shape: RegExp): Found[] {
  return [...text.matchAll(shape)].map(({ 0: number, index }) => ({
    before: [...text.slice(0, index)].slice(-BEFORE).join(""),
    number,
    after: [...text.slice(index + number.length, index + number.length + 2 * AFTER)]
      .slice(0, AFTER)
      .join(""),
  }));
}

function isAccountNumber({ before, number, after }: Found): boolean {
  const digits = number.replace(/\D/g, "");
  if (digits.length < 8 || digits.length > 20 || isAmountOrDate(before, number, after))
    return false;
  const isNumbered = NUMBERED.test(before);
  if (DAY.test(number)) return isNumbered;
  if (PHONE.test(number) || ZIP.test(number) || before.endsWith("+")) return isNumbered;
  if (isRoutingNumber(number) && NEXT_NUMBER.test(after)) return true;
  // A telephone in one piece.
  if (/^(?:1?\d{10})$/.test(number)) return isNumbered || ADJACENT.test(before);
  const label = LABEL.exec(before)?.[1];
  if (label && IS_ROUTING.test(label)) return isRoutingNumber(digits);
  if (label) return IS_MONEY.test(label);
  // Hours and rooms are written in groups, too.
  return !number.includes(" ") && LABELED_AFTER.test(after);
}

function isAmountOrDate(before: string, number: string, after: string): boolean {
  return (
    /[$€£] ?$/.test(before) ||
    /^(?:[.,]\d+)? ?(?:%|usd|dollars|sq|square|acres|feet|ft)(?![a-z])/i.test(after) ||
    /^(?:19|20)\d\d[-./]\d\d?[-./]\d\d?$/.test(number) ||
    /^\d\d?[-./]\d\d?[-./](?:19|20)\d\d$/.test(number)
  );
}

const ROUTING = "routing|aba|ruta";
const MONEY = `(?<!tax )account|accounts|acount|acc|a/c|acct|accts|acnt|accnt|${ROUTING}|iban|swift|wire|wiring|ach|checking|savings|beneficiary|bank|trust|deposit|deposits|funds|pay|payable|payee|remit|zelle|venmo|cuenta|transferencia|beneficiario|clabe|banco|konto|kontonummer|compte`;
const OTHER =
  "parcel|apn|pin|mls|lot|permit|file|order|case|invoice|policy|claim|license|licence|tracking|reference|ref|zip|recording|recorded|instrument|document|doc|reception|book|serial|model|vin|meter|nmls|loan|unit|id|ein|confirmation|expediente|parcela";
const START = "(?<![\\p{L}\\p{N}_])";
const END = "(?![\\p{L}\\p{N}_])";
const FILLER = "[ :#.=()\\n-]|of|is|are|the|to|at|in|with|ending|de|es|la|el";
const NUMBER = "number|numbers|num|no|nr|n[º°]|número|#";

const LABEL = new RegExp(`^.*${START}(${MONEY}|${OTHER})${END}`, "isu");
const IS_MONEY = new RegExp(`^(?:${MONEY})$`, "iu");
const IS_ROUTING = new RegExp(`^(?:${ROUTING})$`, "iu");
const LABELED_AFTER = new RegExp(`^.{0,25}${START}(?:${MONEY})${END}`, "isu");
const ADJACENT = new RegExp(`${START}(?:${MONEY})(?:${FILLER}|${NUMBER})*$`, "iu");
const NUMBERED = new RegExp(`${START}(?:${MONEY})(?:${FILLER})*(?:${NUMBER})(?:${FILLER})*$`, "iu");
const PHONE = /^(?:1[-. ])?\d{3}[-./ ]\d{3}[-. ]\d{4}$/;
/** "20261204" */
const DAY = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const ZIP = /^\d{5}-\d{4}$/;
/** A routing number is followed by an account's. */
const NEXT_NUMBER = /^[^\d]{1,24}\d{8,17}(?![\d-])/;

/** American bank routing numbers, by their prefix and check digit. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/.test(digits)) return false;
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** The length of an IBAN in each country that people here are told to send money to. */
const IBAN_LENGTHS =
  "AD24AE23AT20BE16BG22CH21CY28CZ24DE22DK18EE20ES24FI18FR27GB22GE22GI23GR27HR21HU28IE22IL23IS26IT27KW30LB28LI21LT20LU20LV21MC27MD24MT31NL18NO15PL28PT25QA29RO24RS22SA24SE24SI19SK24TR26UA29";

function hasIban(text: string): boolean {
  const found = text.matchAll(/(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]){11,30}/g);
  return [...found].some(([hit]) => {
    const iban = hit.replace(/[ -]/g, "").toUpperCase();
    const at = IBAN_LENGTHS.search(new RegExp(`${iban.slice(0, 2)}\\d`));
    const length = at < 0 ? 99 : Number(IBAN_LENGTHS.slice(at + 2, at + 4));
    return iban.length >= length && isIban(iban.slice(0, length));
  });
}

/** ISO 13616: letters count from 10, and the whole leaves 1 when divided by 97. */
function isIban(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = [...moved].map((letter) => Number.parseInt(letter, 36)).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
