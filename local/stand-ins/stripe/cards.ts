/** Stripe's own test numbers, and what each of them does here. */
export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", outcome: "pays", text: "Succeeds" },
  { number: "4000 0000 0000 0002", outcome: "declined", text: "Is declined" },
  { number: "4000 0025 0000 3155", outcome: "authenticate", text: "Asks to authenticate" },
  {
    number: "4000 0000 0000 0341",
    outcome: "pays_once",
    text: "Succeeds now, and declines every renewal",
  },
] as const;

/** The behavior of a card, or why it isn't one. */
export function readCard(form: { number: string; expiry: string; cvc: string }, now: Date) {
  const digits = form.number.replace(/\D/g, "");
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) {
    return { problem: "Your card number is invalid." };
  }
  const [, month = "", year = ""] =
    /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(form.expiry) ?? [];
  const ends = Date.UTC(2000 + Number(year), Number(month), 1);
  if (year === "" || Number(month) < 1 || Number(month) > 12 || ends <= now.getTime()) {
    return { problem: "Your card’s expiration date is invalid or in the past." };
  }
  if (!/^\d{3,4}$/.test(form.cvc.trim())) {
    return { problem: "Your card’s security code is incomplete." };
  }
  const card = TEST_CARDS.find(({ number }) => number.replaceAll(" ", "") === digits);
  if (!card) return { problem: "Only the test cards below work here." };
  if (card.outcome === "declined") {
    return { problem: "Your card was declined. Please try another card." };
  }
  return { outcome: card.outcome };
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
