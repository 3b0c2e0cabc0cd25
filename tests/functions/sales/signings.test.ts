import { createHash, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { fieldsOfLine } from "../../../supabase/functions/documents/signings/signature-fields.ts";
import { rpc } from "../../support/api.ts";
import { pdf } from "../../support/documents.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, type Person, signUpAll } from "../../support/edge-world.ts";
import { pagesOf } from "../../support/pdf-pages.ts";
import { openSale } from "../../support/sales.ts";
import { ownSigningWorld } from "../../support/signing-world.ts";
import { until } from "../../support/until.ts";

/**
 * Papers of a sale that are signed at the signing service, over HTTP: Dana sells to Nora; Sam is a stranger. The service
 * is a stand-in, which a proxy can break.
 */
const world = await ownSigningWorld();
const [dana, nora, sam] = await signUpAll(world.cloud, "Dana", "Nora", "Sam");
if (!dana || !nora || !sam) throw new Error("Somebody is missing.");
const more = await signUpAll(world.cloud, "Ada", "Ben", "Cleo");
const home = await insertListing(world.cloud, dana);
let sale = "";
beforeEach(async () => {
  await world.cloud.sql.exec(
    "delete from private.signings; delete from public.offers; delete from private.rate_buckets",
  );
  sale = await openSale(world.cloud, home, dana, nora);
});

const link = (person: Person, id: string) =>
  world.edge.call(`/signings/${id}/link`, postJson({}, bearer(person.token).headers));
const withdraw = (person: Person, id: string) =>
  rpc(world.cloud, person, "withdraw_signing", { id });
/** Once the function has looked, after its answer to a report. */
const becomes = (id: string, state: string) =>
  until(async () => expect(await stateOf(id)).toBe(state));
const stateOf = async (id: string) => (await world.signing(nora, sale, id)).state;

async function step() {
  const [row] = await world.cloud.sql.query<{ state: string; proposed_by: string | null }>(
    "select state, proposed_by from public.sale_steps where sale_id = $1 and kind = 'contract'",
    [sale],
  );
  return row;
}

async function bytesOf(person: Person, id = ""): Promise<Buffer> {
  const answer = await world.edge.call(`/sales/files/${id}/download`, bearer(person.token));
  return Buffer.from(await answer.arrayBuffer());
}

describe("sending", () => {
  it("gives the service the PDF, a page of signatures with two fields for each person, and their addresses", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    expect(envelope).toMatchObject({
      ...{ status: "PENDING", externalId: id, days: 14, timeZone: "America/Boise", mails: [] },
    });
    // Nobody signs on the paper itself.
    expect(envelope.recipients.map(({ on }) => on)).toEqual([[1], [1]]);
    expect(envelope.recipients.map(({ name, email, fields }) => [name, email, fields])).toEqual([
      ["Dana", dana.email, 1],
      ["Nora", nora.email, 1],
    ]);
    const [paper, page] = envelope.items.map((item) => Buffer.from(item.pdf, "base64"));
    expect(paper?.equals(pdf("Contract.pdf"))).toBe(true);
    expect(page?.subarray(0, 5).toString()).toBe("%PDF-");
    expect(envelope.redirectUrl).toBe(`https://site.example/sales/${sale}`);
    expect(world.mails.slice(-2).map(({ to }) => to[0])).toEqual([dana.email, nora.email]);
    expect(await stateOf(id)).toBe("sent");
  });

  it("puts each person's fields above their own name, on one page, for a side of four as well", async () => {
    await world.cloud.sql.query(
      `insert into home_owners (id, listing_id, person_id, name, joined_at)
       select gen_random_uuid(), $1, id, 'Co', now() + place * interval '1 second'
       from unnest($2::uuid[]) with ordinality as each (id, place)`,
      [home, more.map(({ id }) => id)],
    );
    const { envelope } = await world.sendContract(dana, sale);
    await world.cloud.sql.query("delete from home_owners where person_id = any ($1)", [
      more.map(({ id }) => id),
    ]);
    const [, page] = envelope.items;
    const [shown, ...others] = await pagesOf(
      new Uint8Array(Buffer.from(page?.pdf ?? "", "base64")),
    );
    expect(others).toEqual([]);
    expect(shown?.items.map(({ text }) => text).join("")).toContain(
      createHash("sha256").update(pdf("Contract.pdf")).digest("hex"),
    );
    const names = envelope.recipients.map(({ name }) => name);
    expect(names).toEqual(["Dana", "Ada", "Ben", "Cleo", "Nora"]);
    const tops = names.map((name, n) => {
      const under = shown?.items.find(({ text }) => text.startsWith(`${name},`));
      const [field] = fieldsOfLine(n);
      if (!under || !field) throw new Error(`${name} has no line.`);
      return under.y - ((field.positionY + field.height) / 100) * 792;
    });
    // The name stands right below the field, and never in it.
    for (const below of tops) expect(below).toBeGreaterThan(0);
    for (const below of tops) expect(below).toBeLessThan(20);
  });

  it("names the hash of the PDF that is sent", async () => {
    const { id } = await world.sendContract(dana, sale);
    const [row] = await world.cloud.sql.query<{ sha256: string }>(
      "select sha256 from private.signings where id = $1",
      [id],
    );
    expect(row?.sha256).toBe(createHash("sha256").update(pdf("Contract.pdf")).digest("hex"));
  });

  it("stops after twenty a day, and after sixty links an hour", async () => {
    const fields = { file_id: randomUUID() };
    for (let n = 0; n < 20; n += 1) await world.send(dana, sale, fields);
    expect((await world.send(dana, sale, fields)).status).toBe(429);
    for (let n = 0; n < 60; n += 1) await link(dana, randomUUID());
    expect((await link(dana, randomUUID())).status).toBe(429);
  });

  it("ten presses at the same moment send one envelope", async () => {
    const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.send(dana, sale, fields)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const sent = world.standIn.envelopes.all().filter((each) => each.externalId === fields.id);
    expect(sent.length).toBe(1);
  });

  it("two people who send different contracts at the same moment send one", async () => {
    const [mine, theirs] = [await world.upload(dana, sale), await world.upload(nora, sale)];
    const answers = await Promise.all([
      world.send(dana, sale, { file_id: mine }),
      world.send(nora, sale, { file_id: theirs }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("strangers and wrong requests are refused, and nothing is sent", async () => {
    const before = world.standIn.envelopes.all().length;
    const file_id = await world.upload(dana, sale);
    expect(await codeOf(await world.send(sam, sale, { file_id }))).toEqual([404, "offer_unknown"]);
    expect(await codeOf(await world.send(nora, sale, { file_id }))).toEqual([
      404,
      "document_not_found",
    ]);
    for (const wrong of [{ what: "deed" }, { id: "1" }, { file_id: "1" }])
      expect(await codeOf(await world.send(dana, sale, { file_id, ...wrong }))).toEqual([
        400,
        "bad_request",
      ]);
    const nobody = await world.edge.call(`/sales/${sale}/signings`, postJson({}));
    expect(await codeOf(nobody)).toEqual([401, "authentication_required"]);
    expect(world.standIn.envelopes.all().length).toBe(before);
  });
});

describe("a service that fails", () => {
  it.each([
    ["answers with an error", { status: 500 }],
    ["refuses our key", { status: 401 }],
    ["is asked too often", { status: 429 }],
    ["leads to another address", { status: 302 }],
    ["breaks the connection", "reset"],
    ["answers with something else", { status: 200, body: "<html>" }],
  ] as const)("%s: the signing waits, and the clock sends it later", async (_, fault) => {
    world.service.fail(/envelope\/create/, fault);
    const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
    expect((await world.send(dana, sale, fields)).status).toBe(201);
    expect(await world.signing(dana, sale, fields.id)).toMatchObject({
      state: "sending",
      problem: "down",
    });
    expect(await world.round()).toBe(0);
    await world.later();
    expect(await world.round()).toBe(1);
    expect(await world.signing(dana, sale, fields.id)).toMatchObject({
      state: "sent",
      problem: null,
    });
  });

  it("refuses the PDF: a person decides, and the clock doesn't try again", async () => {
    world.service.fail(/envelope\/create/, { status: 400, body: '{"code": "INVALID_BODY"}' });
    const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
    await world.send(dana, sale, fields);
    expect((await world.signing(dana, sale, fields.id)).problem).toBe("refused");
    await world.later();
    expect(await world.round()).toBe(0);
    // The same press again tries it again.
    await world.send(dana, sale, fields);
    expect(await stateOf(fields.id)).toBe("sent");
  });

  it.each(["create", "distribute"])(
    "loses the answer to %s: there is one envelope",
    async (call) => {
      world.service.fail(new RegExp(`envelope/${call}`), "lost answer");
      const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
      const mails = world.mails.length;
      await world.send(dana, sale, fields);
      await world.later();
      await world.round();
      expect(await stateOf(fields.id)).toBe("sent");
      const sent = world.standIn.envelopes.all().filter((each) => each.externalId === fields.id);
      expect(sent.length).toBe(1);
      expect(world.mails.length).toBe(mails + 2);
    },
  );

  it.each([
    [
      "a person's address isn't confirmed any more",
      "update auth.users set email_confirmed_at = null where email = 'nora@owners.example'",
    ],
    ["the PDF is gone", "update private.signings set file_id = null"],
    [
      "the PDF isn't the one that was chosen",
      "update private.signings set sha256 = repeat('0', 64)",
    ],
  ])("is down, then %s: nothing is sent", async (_, change) => {
    world.service.fail(/envelope\/create/, { status: 500 });
    const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
    await world.send(dana, sale, fields);
    await world.cloud.sql.exec(change);
    await world.later();
    await world.round();
    await world.cloud.sql.exec("update auth.users set email_confirmed_at = now()");
    expect(await world.signing(dana, sale, fields.id)).toMatchObject({
      ...{ state: "sending", problem: "refused" },
    });
    expect(world.envelopeOf(fields.id)).toBeUndefined();
  });

  it("writes addresses in its own way: people still get their links", async () => {
    world.service.fail(/envelope\/distribute/, { status: 500 });
    const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
    await world.send(dana, sale, fields);
    for (const each of world.envelopeOf(fields.id)?.recipients ?? [])
      each.email = each.email.toUpperCase();
    await world.later();
    await world.round();
    expect((await link(nora, fields.id)).status).toBe(200);
  });

  it("finds an envelope that only mentions the signing: another one is made", async () => {
    const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
    const theirs = world.standIn.envelopes.create({
      ...{ title: `About ${fields.id}`, externalId: null, redirectUrl: "https://x.example" },
      ...{ days: 1, timeZone: "UTC", mails: [], people: [], files: [] },
    });
    await world.send(dana, sale, fields);
    world.standIn.envelopes.remove(theirs);
    expect(world.envelopeOf(fields.id)?.status).toBe("PENDING");
  });

  it("fails for one signing: the round goes on with the next", async () => {
    const first = await world.sendContract(dana, sale);
    const other = await openSale(world.cloud, await insertListing(world.cloud, sam), sam, nora);
    const second = await world.sendContract(sam, other);
    for (const { envelope } of [first, second]) world.signAll(envelope);
    world.service.fail(/envelope\/envelope_/, { status: 500 });
    await world.later();
    expect(await world.round()).toBe(2);
    const states = [await stateOf(first.id), (await world.signing(nora, other, second.id)).state];
    expect(states.sort()).toEqual(["sent", "signed"]);
  });

  it("hangs: a person's press is answered in time", async () => {
    const impatient = await world.again({
      DOCUMENSO_URL: `${world.service.url}/documenso`,
      DOCUMENSO_API_KEY: "api_of_this_test",
      DOCUMENSO_WEBHOOK_SECRET: "x",
      DOCUMENSO_TIMEOUT_MS: "200",
    });
    world.service.fail(/api\/v2/, "hang", 10);
    const body = { id: randomUUID(), what: "contract", file_id: await world.upload(dana, sale) };
    const answer = await impatient.call(
      `/sales/${sale}/signings`,
      postJson(body, bearer(dana.token).headers),
    );
    expect(answer.status).toBe(201);
    expect((await world.signing(dana, sale, body.id)).problem).toBe("down");
  });

  it("is noted for operators, without its words", async () => {
    world.service.fail(/envelope/, { status: 401, body: "canary-of-the-service" });
    await world.send(dana, sale, { file_id: await world.upload(dana, sale) });
    await until(async () => {
      const rows = await world.cloud.sql.query(
        "select problem from private.third_parties where name = 'signing'",
      );
      expect(rows).toEqual([{ problem: "key_refused" }]);
    });
    expect(world.edge.logs.join("\n")).not.toContain("canary-of-the-service");
  });
});

describe("signing", () => {
  it("each person gets the link to their own page, and nobody else's", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    const [owner, buyer] = envelope.recipients;
    const at = `${world.service.url}/documenso/sign`;
    expect(await jsonOf(await link(dana, id))).toEqual({ url: `${at}/${owner?.token}` });
    expect(await jsonOf(await link(nora, id))).toEqual({ url: `${at}/${buyer?.token}` });
    expect(await codeOf(await link(sam, id))).toEqual([403, "signing_not_yours"]);
    expect(await codeOf(await link(nora, randomUUID()))).toEqual([403, "signing_not_yours"]);
    world.service.fail(/envelope/, { status: 503 });
    expect(await codeOf(await link(nora, id))).toEqual([503, "signing_unavailable"]);
    world.standIn.envelopes.remove(envelope);
    expect(await codeOf(await link(nora, id))).toEqual([409, "signing_over"]);
  });

  it("a signature of one person is seen by both sides", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    const [owner] = envelope.recipients;
    if (owner) world.standIn.envelopes.sign(envelope, owner);
    expect((await world.report(envelope)).status).toBe(200);
    await until(async () => {
      expect((await world.signing(nora, sale, id)).signers[0]?.state).toBe("signed");
    });
    expect((await world.signing(nora, sale, id)).signers.map(({ state }) => state)).toEqual([
      "signed",
      "waiting",
    ]);
    expect(await codeOf(await link(dana, id))).toEqual([403, "signing_not_yours"]);
  });

  it("signatures of everyone file the PDF, the page and the certificate, with a proposal of the day", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.signAll(envelope);
    await world.report(envelope);
    await becomes(id, "signed");
    const { files } = await world.signing(nora, sale, id);
    const paper = await bytesOf(nora, files.paper);
    expect(paper.subarray(0, pdf("Contract.pdf").length)).toEqual(pdf("Contract.pdf"));
    expect(paper.toString("latin1")).toContain("sealed by the stand-in");
    expect((await bytesOf(dana, files.signatures)).toString("latin1")).toContain(nora.email);
    expect((await bytesOf(dana, files.certificate)).toString("latin1")).toContain(dana.email);
    expect(await step()).toEqual({ state: "open", proposed_by: "owner" });
  });

  it("the last signature gives the day, where the home is", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.signAll(envelope);
    const days = ["2026-11-03T05:30:00Z", "2026-11-01T12:00:00Z"];
    for (const [n, each] of envelope.recipients.entries()) each.signedAt = days[n] ?? null;
    await world.report(envelope);
    await becomes(id, "signed");
    expect((await world.signing(nora, sale, id)).signed_on).toBe("2026-11-02");
  });

  it("signatures that nobody reported are found by the clock", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.signAll(envelope);
    expect(await world.round()).toBe(0);
    await world.later();
    expect(await world.round()).toBe(1);
    expect(await stateOf(id)).toBe("signed");
  });

  it("a signed paper is filed once, however often it is reported", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.signAll(envelope);
    await Promise.all(Array.from({ length: 10 }, () => world.report(envelope)));
    await becomes(id, "signed");
    await world.report(envelope);
    const rows = await world.cloud.sql.query<{ name: string }>(
      "select name from public.sale_files where sale_id = $1 order by name",
      [sale],
    );
    expect(rows.map(({ name }) => name)).toEqual([
      "Contract (certificate).pdf",
      "Contract (signatures).pdf",
      "Contract (signed).pdf",
      "Contract.pdf",
    ]);
  });

  it.each([
    ["that can't be read", { status: 500 }],
    ["that are no PDF", { status: 200, body: "<html>" }],
  ])("signed papers %s at the service are filed later", async (_, fault) => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.signAll(envelope);
    world.service.fail(/certificate/, fault);
    await world.later();
    await world.round();
    expect(await stateOf(id)).toBe("sent");
    await world.later();
    await world.round();
    expect(await stateOf(id)).toBe("signed");
  });

  it("a contract of other terms than those in force proposes no day", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    await world.cloud.sql.query("update private.signings set version = version - 1 where id = $1", [
      id,
    ]);
    world.signAll(envelope);
    await world.report(envelope);
    await becomes(id, "signed");
    expect((await world.signing(nora, sale, id)).is_current).toBe(false);
    expect(await step()).toEqual({ state: "open", proposed_by: null });
  });
});

describe("a report", () => {
  it("a report with another secret is refused, so nothing is looked at", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.signAll(envelope);
    const before = world.service.seen.length;
    for (const secret of ["", "hook_of_this_tesT", "hook_of_this_test2", "h"])
      expect(await codeOf(await world.report(envelope, secret))).toEqual([400, "event_refused"]);
    const unsigned = await world.edge.call("/signings/webhook", postJson({}));
    expect(await codeOf(unsigned)).toEqual([400, "event_refused"]);
    expect(world.service.seen.length).toBe(before);
    expect(await stateOf(id)).toBe("sent");
  });

  it("a report is believed in nothing: how an envelope stands is read at the service", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    const forged = structuredClone(envelope);
    world.signAll(forged);
    forged.status = "COMPLETED";
    expect((await world.report(forged)).status).toBe(200);
    await until(() => expect(world.service.seen.at(-1)).toMatch(envelope.id));
    expect(await stateOf(id)).toBe("sent");
  });

  it("a report about an envelope of somebody else, or of no shape, does nothing", async () => {
    const { envelope } = await world.sendContract(dana, sale);
    const before = world.service.seen.length;
    expect((await world.report({ ...envelope, id: "envelope_of_others" })).status).toBe(200);
    const headers = { "x-documenso-secret": "hook_of_this_test" };
    expect((await world.edge.call("/signings/webhook", postJson([], headers))).status).toBe(200);
    expect(world.service.seen.length).toBe(before);
  });

  it("a report is taken up to a megabyte", async () => {
    const headers = { "x-documenso-secret": "hook_of_this_test" };
    const of = (size: number) => postJson({ payload: { title: "x".repeat(size) } }, headers);
    expect((await world.edge.call("/signings/webhook", of(900_000))).status).toBe(200);
    expect(await codeOf(await world.edge.call("/signings/webhook", of(1_100_000)))).toEqual([
      413,
      "payload_too_large",
    ]);
  });
});

describe("an end without all signatures", () => {
  it("comes when someone declines, with their words for both sides", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    const [, buyer] = envelope.recipients;
    if (buyer) world.standIn.envelopes.reject(envelope, buyer, "The price is wrong.\u0007");
    await world.report(envelope);
    await becomes(id, "declined");
    const { signers } = await world.signing(dana, sale, id);
    expect(signers[1]).toMatchObject({ state: "declined", reason: "The price is wrong. " });
    // The next contract can be sent.
    expect((await world.sendContract(nora, sale)).envelope.status).toBe("PENDING");
  });

  it("comes when someone has declined, whatever the service calls the whole", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    const [owner] = envelope.recipients;
    if (owner) world.standIn.envelopes.reject(envelope, owner, "No.");
    envelope.status = "COMPLETED";
    await world.later();
    await world.round();
    expect(await stateOf(id)).toBe("declined");
  });

  it("doesn't come when the time of somebody is over who has signed", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    const [owner] = envelope.recipients;
    if (owner) world.standIn.envelopes.sign(envelope, owner);
    Object.assign(owner ?? {}, { expiresAt: "2026-01-01T00:00:00Z" });
    await world.later();
    await world.round();
    expect(await stateOf(id)).toBe("sent");
  });

  it("comes when the time is over, and the service is told to end it", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.standIn.envelopes.expire(envelope);
    await world.report(envelope);
    await becomes(id, "expired");
    await world.later();
    await world.round();
    expect(envelope.status).toBe("CANCELLED");
  });

  it("comes when it is taken back, and the service is told to end it", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    expect((await withdraw(nora, id)).status).toBe(404);
    expect((await withdraw(dana, id)).status).toBe(200);
    expect(await world.round()).toBe(1);
    expect(envelope.status).toBe("CANCELLED");
    expect(await world.round()).toBe(0);
    expect(await codeOf(await link(nora, id))).toEqual([403, "signing_not_yours"]);
  });

  it("comes when it is stopped at the service", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.standIn.envelopes.remove(envelope);
    await world.later();
    await world.round();
    expect(await stateOf(id)).toBe("withdrawn");
    const again = await world.sendContract(dana, sale);
    world.standIn.envelopes.cancel(again.envelope);
    await world.later();
    await world.round();
    expect(await stateOf(again.id)).toBe("withdrawn");
  });

  it("came first: a decline that arrives later is noted", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    const [owner] = envelope.recipients;
    if (owner) world.standIn.envelopes.reject(envelope, owner, "No.");
    await withdraw(dana, id);
    await world.round();
    expect((await world.signing(nora, sale, id)).late).toBe("declined");
  });

  it("came first: signatures that arrive later file nothing, and both sides are told", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    world.signAll(envelope);
    await withdraw(dana, id);
    await world.report(envelope);
    await until(async () => expect((await world.signing(nora, sale, id)).late).toBe("signed"));
    expect(await world.signing(nora, sale, id)).toMatchObject({ state: "withdrawn", files: {} });
    expect(await step()).toEqual({ state: "open", proposed_by: null });
  });

  it("came while it was being sent: the service ends what it has just got", async () => {
    const fields = { id: randomUUID(), file_id: await world.upload(dana, sale) };
    world.service.fail(/envelope\/distribute/, { status: 500 });
    await world.send(dana, sale, fields);
    await withdraw(dana, fields.id);
    await world.round();
    expect(world.envelopeOf(fields.id)).toBeUndefined();
  });

  it("is tried again if the service doesn't answer", async () => {
    const { id, envelope } = await world.sendContract(dana, sale);
    await withdraw(dana, id);
    world.service.fail(/envelope\/cancel/, { status: 500 });
    await world.round();
    expect(envelope.status).toBe("PENDING");
    await world.later();
    await world.round();
    expect(envelope.status).toBe("CANCELLED");
  });
});

it("only our scheduler starts a round", async () => {
  const answer = await world.edge.call("/signings/round", postJson({}, bearer(dana.token).headers));
  expect(await codeOf(answer)).toEqual([403, "forbidden"]);
});

describe("a site without the service", () => {
  it.each([
    ["no key", {}],
    ["only a key", { DOCUMENSO_API_KEY: "api_1" }],
    ["only a secret", { DOCUMENSO_WEBHOOK_SECRET: "s" }],
  ])("says so with %s, but keeps everything else", async (_, variables) => {
    const edge = await world.again(variables);
    expect(await jsonOf(await edge.call("/signings/status"))).toEqual({ is_set_up: false });
    const body = { id: randomUUID(), what: "contract", file_id: randomUUID() };
    const answer = await edge.call(
      `/sales/${sale}/signings`,
      postJson(body, bearer(dana.token).headers),
    );
    expect(await codeOf(answer)).toEqual([503, "signing_not_set_up"]);
    expect((await edge.call("/kit", bearer(dana.token))).status).toBe(200);
  });

  it("a site with a key and a secret is set up", async () => {
    expect(await jsonOf(await world.edge.call("/signings/status"))).toEqual({ is_set_up: true });
  });
});
