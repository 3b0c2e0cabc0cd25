import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { rpc } from "../../support/api.ts";
import { type Person, signUpAll } from "../../support/edge-world.ts";
import { busyOwner } from "./vesty/busy-owner.ts";
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
await sell("Ranch near the lake", xia, 640_000);
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

/** A buyer offers, and the owner accepts. */
async function sell(title: string, buyer: Person, price: number): Promise<void> {
  const [home] = await world.cloud.sql.query<{ id: string }>(
    "select id from public.listings where title = $1",
    [title],
  );
  const id = randomUUID();
  const terms = {
    ...{ price, financing: "cash", included: "", excluded: "", note: "" },
    closing_on: world.dayIn(42),
  };
  const valid_until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await call(buyer, "make_offer", { id, listing_id: home?.id, terms, valid_until });
  if (title === "Ranch near the lake")
    await world.cloud.sql.query(
      "insert into public.sale_figures (listing_id, mortgage_payoff) values ($1, 250000)",
      [home?.id],
    );
  await call(owner, "accept_offer", { id, n: 1 });
}

async function call(person: Person, name: string, args: object): Promise<void> {
  const response = await rpc(world.cloud, person, name, args);
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
}
