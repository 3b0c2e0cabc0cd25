import { WRITTEN_COLUMNS } from "@domain/homes/listing-fields.ts";
import { expect, it } from "vitest";
import { book } from "../../../support/edge-bookings.ts";
import { bearer, codeOf, jsonOf } from "../../../support/edge-requests.ts";
import type { PaymentWorld } from "../../../support/payment-world.ts";
import { countAs } from "../../../support/rate-limits.ts";
import { moveIn } from "./people.ts";

/** `GET /user/export` */
export async function exportTests(world: PaymentWorld): Promise<void> {
  const dana = await moveIn(world);
  const sam = await moveIn(world);
  await world.pay(dana.person, "basic");
  await world.deliver();
  const hide = "update public.listings set address_hidden = true where id = $1";
  await world.cloud.sql.query(hide, [dana.listing]);

  it("contains the showings that they asked for at other homes", async () => {
    const buyer = await world.newPerson();
    const { id } = await book(world.cloud, dana.listing, { visitor_email: buyer.email });
    const { sql } = world.cloud;
    await sql.query("insert into private.proven_requests (booking_id) values ($1)", [id]);
    expect((await jsonOf(await ask(buyer.token))).requested_showings).toMatchObject([
      { booking_id: id, listing_id: dana.listing, special_requests: "My piranha comes along." },
    ]);
    await sql.query("delete from public.bookings where id = $1", [id]);
  });

  const ask = (token: string | undefined) =>
    world.user.call("/export", token === undefined ? {} : bearer(token));

  it("contains all of the user's data, with a street they hide", async () => {
    const answer = await ask(dana.person.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="selfnvest-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    const data = await jsonOf(answer);
    const [photo = "", avatar] = dana.files;
    expect(data).toMatchObject({
      account: { id: dana.person.id, email: dana.person.email, sign_in_with: ["email"] },
      profile: { id: dana.person.id, phone: "(208) 555-0199", avatar_path: avatar },
      listings: [
        {
          id: dana.listing,
          address: "1418 Maple St",
          images: [{ path: photo }],
          price_history: [],
        },
      ],
      bookings: [{ id: dana.visit.id, visitor_email: dana.visit.email }],
      favorites: [{ listing_id: dana.listing }],
      home_marks: [{ listing_id: dana.listing, note: "Sunny." }],
      shared_lists: [{ name: "Our homes", shown_name: "D." }],
      shared_list_guests: [{ name: "Vera" }],
      shared_list_homes: [{ listing_id: dana.listing }],
      shared_list_votes: [{ vote: "yes" }],
      saved_searches: [{ user_id: dana.person.id }],
      chat_threads: [{ user_id: dana.person.id, title: "My price" }],
      chat_messages: [{ role: "user", content: "What is it worth?" }],
      conversations: [{ listing_id: dana.listing, message_count: 1 }],
      conversation_members: [{ person_id: dana.person.id, side: "owner" }],
      messages: [{ sender: "buyer", body: "Is the roof new?" }],
      offers: [{ home: "The home of an offer", state: "open" }],
      offer_versions: [{ made_by: "buyer", price: 488_000, note: "Cash." }],
      offer_settings: [{ needs_proof: false }],
      sale_figures: [{ mortgage_payoff: 210_000 }],
      comparable_homes: [{ address: "9 Elm St", price: 450_000 }],
      home_outcomes: [{ status: "pending", price: 455_000 }],
      price_benches: [{ trend: 2 }],
      documents: [{ name: "Deed.pdf", type: "application/pdf", size: 9 }],
      timeline_steps: [{ step: "list-property", status: "current" }],
      timeline_tasks: [{ step: "list-property", task: "publish" }],
      reports: [],
      news_by_email: [{ email: dana.person.email.toUpperCase(), search_term: null }],
      subscription_plan: "basic",
      disclosures: {
        acknowledged: [{ title: "Deed", version: 1 }],
        asked: [{ state: "open" }],
        of_my_homes: [{ home: { id: dana.listing }, disclosures: [{ title: "Deed" }] }],
      },
      payments: [{ kind: "paid", plan: "basic", amount_cents: 1499, currency: "usd" }],
    });
    expect(data.photo_urls).toEqual([
      expect.stringContaining(`/storage/v1/object/public/property-images/${photo}`),
    ]);
    expect(data.availability).toHaveLength(38);
    expect(Object.keys(data.listings[0])).toEqual(expect.arrayContaining([...WRITTEN_COLUMNS]));
  });

  it("contains no one else's data", async () => {
    const text = await (await ask(dana.person.token)).text();
    const theirs = [sam.person.id, sam.person.email, sam.listing, sam.visit.id, sam.visit.email];
    for (const other of theirs) expect(text).not.toContain(other);
    // The same words do appear in their owner's export.
    const own = await (await ask(sam.person.token)).text();
    for (const mine of theirs) expect(own).toContain(mine);
    expect(JSON.parse(own)).toMatchObject({ payments: [], subscription_plan: null });
  });

  it("is complete, whatever the amount of data", async () => {
    await world.cloud.sql.query(
      `insert into public.availability (listing_id, user_id, date, time_slots)
       select $1, $2, current_date + n, '{09:00}' from generate_series(100, 1199) n`,
      [sam.listing, sam.person.id],
    );
    const { availability } = await jsonOf(await ask(sam.person.token));
    expect(new Set(availability.map(({ date }: { date: string }) => date)).size).toBe(1138);
  });

  it("requires a signed-in user", async () => {
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask("not.a.token")).status).toBe(401);
  });

  it("fails if part of it can't be read, rather than leaving it out", async () => {
    world.backend.fail(/rest\/v1\/saved_searches/, { status: 500 });
    expect(await codeOf(await ask(sam.person.token))).toEqual([503, "export_failed"]);
  });

  it("is limited to five times a day", async () => {
    const person = await world.newPerson();
    expect((await ask(person.token)).status).toBe(200);
    await countAs(world.cloud.sql, `export:${person.id}`, 4);
    expect((await ask(person.token)).status).toBe(200);
    expect(await codeOf(await ask(person.token))).toEqual([429, "export_limit"]);
  });
}
