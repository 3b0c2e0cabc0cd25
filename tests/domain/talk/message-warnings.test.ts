import { hasSecretNumbers, messageWarnings, writerHints } from "@domain/talk/message-warnings.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";

const kinds = (body: string) => messageWarnings(body).map(({ kind }) => kind);

describe("a reader is warned of", () => {
  it.each([
    ["wire", "Our bank has changed. Please use the new wire instructions below."],
    ["wire", "The escrow account was updated this morning, see below"],
    ["wire", "Kindly wire the deposit into the following account"],
    ["wire", "IBAN: DE89 3704 0044 0532 0130 00"],
    ["outside", "Send $500 by Zelle and it is yours"],
    ["outside", "I take a small deposit before you see the house"],
    ["outside", "Let us do this without the title company"],
    ["outside", "You can pay directly to me"],
    ["abroad", "I'm currently overseas, my sister has the house"],
    ["abroad", "I am abroad for work"],
    ["abroad", "You will get the keys by mail"],
    ["identity", "Please send a photo of your driver's license first"],
    ["identity", "What's your social security number?"],
    ["identity", "Tell me the verification code you get"],
    ["outside_talk", "Text me on WhatsApp instead"],
    ["wire", "Le mando las nuevas instrucciones de transferencia."],
    ["wire", "Los datos bancarios han cambiado, use estos"],
    ["wire", "Transfiera el depósito a esta cuenta"],
    ["outside", "Puede pagar con tarjetas de regalo"],
    ["outside", "Necesito un anticipo antes de visitar la casa"],
    ["outside", "Pague directamente a mí"],
    ["outside", "Hagámoslo sin la compañía de títulos"],
    ["abroad", "Estoy en el extranjero por trabajo"],
    ["abroad", "Le mando las llaves por correo"],
    ["identity", "Envíeme una foto de su pasaporte"],
    ["identity", "¿Cuál es su seguro social?"],
    ["identity", "Dime el código de verificación"],
    ["outside_talk", "Mejor escríbeme por WhatsApp"],
    ["link", "Sign here: docusign-verify.com/abc"],
    ["link", "See https://zillow.com.secure-login.net/home"],
    ["link", "It is on zi11ow.com"],
    ["link", "Pay at www.selfnvest-payments.com"],
    ["link", "Look at zіllow.com"],
    ["link", "Look at xn--zllow-4ve.com"],
  ])("%s: %s", (kind, body) => {
    expect(kinds(body)).toContain(kind);
  });

  it.each([
    "Is the roof new? The listing says 2019.",
    "We could come on Saturday at 10:00, or wire you up with our agent.",
    "Does the garage have a new 220 V wire?",
    "The school is on zillow.com and www.redfin.com has the taxes.",
    "My lender is Chase, and I will send the pre-approval through the title company.",
    "Can we see the home before we make an offer?",
    "Which keys are for the shed?",
    "Our daughter was stationed at the window all day.",
    "Call me at 303-555-0100 or write to nora@example.com.",
    "The deposit goes to escrow, I guess?",
    "Please bring nothing, just look around.",
    "Is the state of the furnace OK?",
    "¿El techo es nuevo? La cuenta del agua es baja.",
    "Podemos visitar la casa el sábado antes de comer.",
    "¿Dónde están las llaves del garaje?",
    "El depósito va con la compañía de títulos, ¿verdad?",
    "Trabajo cerca, así que puedo pasar mañana.",
  ])("a harmless message has no warning: %s", (body) => {
    expect(kinds(body)).toEqual([]);
  });

  it("this site's own address is not an imitation, but others with its name are", () => {
    const body = "Your page: www.selfnvest.example.org/listings";
    expect(messageWarnings(body, "www.selfnvest.example.org")).toEqual([]);
    expect(kinds(body)).toEqual(["link"]);
  });

  it("two parts of a warning may be eighty characters apart within a sentence, and no more", () => {
    const apart = (by: number) => `I changed ${"x".repeat(by - 2)} bank details`;
    expect(kinds(apart(80))).toEqual(["wire"]);
    expect(kinds(apart(81))).toEqual([]);
    expect(kinds("It was updated. Here are our bank details.")).toEqual([]);
  });

  it.each([
    ["wire", "our new bank - details"],
    ["wire", "our new bank-details"],
    ["outside_talk", "text me on whats - app"],
    ["outside_talk", "text me on whatsapp"],
  ])("%s: words are a space, a hyphen or up to three of them apart: %s", (kind, body) => {
    expect(kinds(body)).toEqual([kind]);
  });

  it.each(["our new bank    details", "our new bankdetails"])(
    "words further apart or joined are no warning: %s",
    (body) => expect(kinds(body)).toEqual([]),
  );

  it("each kind once, the most dangerous first, each explained", () => {
    const found = messageWarnings(
      "I am abroad. Pay by Zelle or gift card, new wire instructions follow. Zelle is best.",
    );
    expect(found.map(({ kind }) => kind)).toEqual(["wire", "outside", "abroad"]);
    for (const { title, text } of found) expect(`${title}. ${text}`).toMatch(/^[“A-Z].{60,}\.$/);
  });

  it("the same things every time, and quickly, whatever is written", () => {
    forAll(fc.string({ maxLength: 2000, unit: "grapheme" }), (body) => {
      expect(messageWarnings(body)).toEqual(messageWarnings(body));
    });
    for (const part of ["a.", "send ", "new wire ", "1 ", "money to the ", "a-"]) {
      const began = process.cpuUsage();
      messageWarnings(part.repeat(2000));
      writerHints(part.repeat(1000));
      // Processor time, on which other programs have no influence.
      expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
    }
  });
});

describe("a writer", () => {
  it.each([
    "my card is 4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "Amex 378282246310005.",
    "routing number 021000021, account 1234",
    "ABA: 021000021",
    "my SSN is 078-05-1120",
    "social security 078051120",
    "mi seguro social es 078-05-1120",
    "número de ruta 021000021",
  ])("is stopped: %s", (body) => {
    expect(hasSecretNumbers(body)).toBe(true);
    expect(writerHints(body)[0]?.tone).toBe("refused");
  });

  it.each([
    "4111 1111 1111 1112",
    "MLS 021000021",
    "routing 021000022",
    "Parcel 078-05-1120",
    "Call 303-555-0100 or 303 555 0101",
    "The permit is 41111111111111112222",
    "$1,250,000 for 2,150 sqft on 0.25 acres, built 1987",
  ])("is not stopped: %s", (body) => {
    expect(hasSecretNumbers(body)).toBe(false);
    expect(writerHints(body)).toEqual([]);
  });

  it("is told about fair housing in both directions, and may send", () => {
    const [hint, ...others] = writerHints("Are there Christian families around here?");
    expect(others).toEqual([]);
    expect(hint?.tone).toBe("think");
    expect(hint?.title).toContain("Christian families");
    expect(writerHints("Is there a family room?")).toEqual([]);
    for (const question of [
      "Do you have kids?",
      "Are you married?",
      "What's your religion?",
      "Where are you really from?",
      "¿Tienen hijos?",
      "¿Es usted casada?",
      "¿Cuál es su religión?",
    ])
      expect(writerHints(question), question).toMatchObject([{ tone: "think" }]);
    expect(writerHints("Are you single-family zoned? Where are you from the road?")).toEqual([]);
  });
});
