import { channelTexts, lengthOn } from "@domain/homes/channel-texts.ts";
import { CHANNELS, toChannel } from "@domain/homes/channels.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../support/fuzz.ts";
import { EVERYTHING_SAID } from "../../support/listing-fields.ts";

const HOME = { ...EVERYTHING_SAID, id: "6a1f0d7e-2f34-4d6b-9a52-0c1f5f6f7d11", price: 485_000 };
const SITE = "https://www.a-site-with-a-name.example";

const words = (most: number) => fc.string({ unit: "grapheme", maxLength: most });
const homes = fc.record({
  title: words(120),
  address: words(200),
  city: words(100),
  description: words(10_000),
  price: fc.option(fc.integer({ min: 1, max: 2_000_000_000 })),
  property_type: fc.constantFrom("house", "land"),
});

describe("a text for another place", () => {
  it("is never longer than there is room, and keeps its link whole", () => {
    forAll(homes, (said) => {
      for (const { channel, part, text, most } of channelTexts({ ...HOME, ...said }, SITE)) {
        expect(lengthOn(channel, text), channel).toBeLessThanOrEqual(most);
        if (part === "title") continue;
        const link = new URL(text.match(/https?:\/\/\S+$/)?.[0] ?? "");
        expect(toChannel(link.searchParams.get("from"))).toBe(channel);
        expect(link.pathname).toBe(`/listings/${HOME.id}`);
      }
    });
  });

  it("fits one text message, in its alphabet", () => {
    const text = channelTexts({ ...HOME, city: "Cañon City" }, SITE).find(
      ({ channel }) => channel === "sms",
    )?.text;
    expect(text).toMatch(/^[\x20-\x7e]{1,160}$/);
  });

  it("never gives away a hidden street", () => {
    const hidden = { ...HOME, address: "", address_hidden: true };
    for (const { text } of channelTexts(hidden, SITE)) expect(text).not.toContain("Maple");
  });

  it("exists for each place where owners post", () => {
    const others = ["flyer", "sign", "portal", "zillow", "mls"];
    const posted = CHANNELS.filter((channel) => !others.includes(channel));
    expect([...new Set(channelTexts(HOME, SITE).map(({ channel }) => channel))]).toEqual(posted);
  });
});
