import { expect, it } from "vitest";
import { type Person, signUpAll } from "../../support/edge-world.ts";
import { busyOwner, sellTo } from "./vesty/busy-owner.ts";
import { FORTY_QUESTIONS, HOMES, type HomeName } from "./vesty/forty-questions.ts";
import { ownVestyWorld } from "./vesty/world.ts";

/** An owner of five homes, with offers for one and sales of three others. The answers were written before any was asked for. */
const world = await ownVestyWorld();
const owner = await busyOwner(world.cloud);
const [xia, yan, zed] = await signUpAll(world.cloud, "Xia", "Yan", "Zed");
await world.cloud.sql.exec(`
  update auth.users set email_confirmed_at = now();
  update public.listings set city = 'Duluth', state = 'MN' where title = 'Ranch near the lake';
  update public.listings set city = 'Minneapolis', state = 'MN', property_type = 'condo',
    status = 'active' where title = 'Loft downtown'`);
await sell("Ranch near the lake", xia, 640_000, 250_000);
await sell("Duplex on Oak", yan, 505_000);
await sell("Loft downtown", zed, 290_000);

it.each(FORTY_QUESTIONS)("$ask", async ({ ask, about, says, asks }) => {
  const { text } = await world.ask(ask, { person: owner });
  const others = Object.entries(HOMES).filter(([name]) => !about.includes(name as HomeName));
  for (const name of about) expect(text).toMatch(HOMES[name].title);
  for (const each of says ?? []) expect(text).toMatch(each);
  if (asks) {
    expect(text).toMatch(/Which one is meant\?/);
    for (const { figures } of Object.values(HOMES)) expect(text).not.toMatch(figures);
  } else {
    expect(text).not.toMatch(/Which one is meant\?/);
    for (const [, { title, figures }] of others) {
      expect(text).not.toMatch(title);
      expect(text).not.toMatch(figures);
    }
  }
});

it("asks forty questions, each in words of its own", () => {
  expect(new Set(FORTY_QUESTIONS.map(({ ask }) => ask)).size).toBe(40);
});

function sell(title: string, buyer: Person, price: number, mortgage = 0): Promise<void> {
  return sellTo(world.cloud, { owner, buyer }, title, { price, mortgage });
}
