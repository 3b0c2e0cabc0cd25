import { expect, it } from "vitest";
import { type Person, signUpAll } from "../../support/edge-world.ts";
import { busyOwner, sellTo } from "./vesty/busy-owner.ts";
import { ownVestyWorld } from "./vesty/world.ts";

/** An owner of five homes, with offers for one and sales of two others: no answer is about the wrong home. */
const world = await ownVestyWorld();
const owner = await busyOwner(world.cloud);
const [xia, yan] = await signUpAll(world.cloud, "Xia", "Yan");
await world.cloud.sql.exec("update auth.users set email_confirmed_at = now()");
await sell("Ranch near the lake", xia, 640_000, 250_000);
await sell("Duplex on Oak", yan, 505_000);

const RANCH = /377,200/;
const DUPLEX = /494,900/;
const BUNGALOW = /409,640/;
const ASKS = /Which one is meant\?/;

it.each([
  ["What would I keep from the Ranch near the lake sale?", [RANCH], [DUPLEX, BUNGALOW]],
  ["What would I keep if I sold the Duplex on Oak?", [DUPLEX], [RANCH, BUNGALOW]],
  ["What would I keep from the Bungalow on Fir Street?", [BUNGALOW], [RANCH, DUPLEX]],
  ["About Duplex on Oak: What would I keep after the costs of selling?", [DUPLEX], [RANCH]],
  [
    "What would I keep of my sale?",
    [ASKS, /Ranch near the lake/, /Duplex on Oak/, /Bungalow/],
    [/You would be left/],
  ],
  ["What would I keep at $600,000?", [ASKS], [/You would be left/]],
  [
    "What would I keep from the Chalet sale?",
    [/No home of theirs is called Chalet/],
    [/You would/],
  ],
  [
    "What is the next step in my Duplex on Oak sale?",
    [/Duplex on Oak/, /You: /, DUPLEX],
    [/home: Ranch/, RANCH],
  ],
  ["Which dates come next in my sales?", [/Duplex on Oak/, /Ranch near the lake/], []],
  ["Is my price too high compared with similar homes?", [ASKS], []],
  ["What is my home worth?", [ASKS], [/\/price/]],
  ["About Bungalow on Fir Street: What is my home worth?", [/my-listings\/[\w-]+\/price/], [ASKS]],
] as const)("%s", async (question, says, never) => {
  const { text } = await world.ask(question, { person: owner });
  for (const each of says) expect(text).toMatch(each);
  for (const each of never) expect(text).not.toMatch(each);
});

it("a buyer hears of their own sale alone, and a person without one of none", async () => {
  const { text } = await world.ask("What is the next step in my sale?", {
    person: xia,
    plan: null,
  });
  expect(text).toMatch(/home: Ranch near the lake; you are the: buyer/);
  expect(text).not.toMatch(/Duplex|you keep/);
  const [stranger] = await signUpAll(world.cloud, "Zoe");
  const other = await world.ask("What is the next step in my sale?", { person: stranger });
  expect(other.text).toMatch(/No sale is under way/);
  expect(other.text).not.toMatch(/Ranch|Duplex/);
});

function sell(title: string, buyer: Person, price: number, mortgage = 0): Promise<void> {
  return sellTo(world.cloud, { owner, buyer }, title, { price, mortgage });
}
