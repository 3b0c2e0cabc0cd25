import { randomUUID } from "node:crypto";
import { QUESTION_LIMITS } from "@domain/site/errors/limits.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { EdgeProcess } from "../../support/edge-process.ts";
import { bearer, codeOf, jsonOf, postJson } from "../../support/edge-requests.ts";
import { insertListing, ownEdgeWorld, type Person, signUpAll } from "../../support/edge-world.ts";
import { HOSTILE_QUESTIONS } from "../../support/hostile-questions.ts";
import { countAs, personKey, spend } from "../../support/rate-limits.ts";
import { fails, ownScriptedModel, writes } from "../../support/scripted-model.ts";

/** `POST /listings/:id/ask` over HTTP: the function on Deno, without a model and with one. */
const model = await ownScriptedModel();
const world = await ownEdgeWorld("listings");
const withModel = await world.again({ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: "test" });
const [dana, nora] = await signUpAll(world.cloud, "Dana", "Nora");
const home = await insertListing(world.cloud, dana, {
  year_built: 1926,
  features: ["Central air"],
  description: "A porch for mornings. The furnace is serviced each fall.",
});
const draft = await insertListing(world.cloud, dana, { status: "draft" });
await world.cloud.sql.query(
  `insert into public.listing_answers (listing_id, question, answer, is_public)
   values ($1, 'How old is the roof?', 'It was replaced in 2019.', true),
          ($1, 'Are there canaries?', 'One canary.', false)`,
  [home],
);
await publishPaper("Seller's disclosure", "everybody", "Water heater: replaced in 2021");
await publishPaper("Pest report", "invited", "Termites: two canaries");
beforeEach(() => world.cloud.sql.query("delete from private.rate_buckets"));

/** A paper of the kit that Dana filled in and published. */
async function publishPaper(title: string, access: string, text: string): Promise<void> {
  const [id, hash] = [randomUUID(), "0".repeat(64)];
  await world.cloud.sql.query(
    `with paper as (
       insert into public.documents (id, user_id, name, type, size, path, sha256, text)
       values ($1::uuid, $2::uuid, $1::text || '.pdf', 'application/pdf', 9,
               $2::text || '/' || $1::text || '.pdf', $3, $4)
       returning id, path
     ), disclosure as (
       insert into private.disclosures (id, listing_id, kind, title, access)
       values ($1::uuid, $5, 'seller', $6, $7) returning id
     )
     insert into private.disclosure_versions (disclosure_id, n, document_id, path, type, size, sha256)
     select disclosure.id, 1, paper.id, path, 'application/pdf', 9, $3 from paper, disclosure`,
    [id, dana.id, hash, text, home, title, access],
  );
}

type Asking = { id?: string; person?: Person; from?: string; edge?: EdgeProcess };

function ask(question: unknown, asking: Asking = {}): Promise<Response> {
  const { id = home, person, from = "203.0.113.7", edge = world.edge } = asking;
  const headers = { "x-forwarded-for": from, ...(person ? bearer(person.token).headers : {}) };
  return edge.call(`/${id}/ask`, postJson({ question }, headers));
}

const answerTo = async (question: string, asking?: Asking) => jsonOf(await ask(question, asking));

const ROOF = {
  kind: "answer",
  label: "How old is the roof?",
  text: "It was replaced in 2019.",
};

describe("anybody asks about a home", () => {
  it("a question is answered with quotes, each with its source", async () => {
    for (const person of [undefined, nora, dana])
      expect(await answerTo("How old is the roof?", { person })).toMatchObject({
        quotes: [ROOF],
        isWhole: true,
      });
    expect((await answerTo("When was it built?")).quotes).toEqual([
      { kind: "fact", id: "year_built", label: null, text: "Built in 1926" },
    ]);
    expect(await answerTo("Is the furnace serviced, and is there a pool?")).toMatchObject({
      quotes: [{ kind: "description", text: "The furnace is serviced each fall." }],
      isWhole: false,
    });
  });

  it("a question is answered from papers that everybody may read, and from no others", async () => {
    expect(await answerTo("How old is the water heater?")).toMatchObject({
      quotes: [
        {
          kind: "disclosure",
          label: "Seller's disclosure",
          text: "Water heater: replaced in 2021",
        },
      ],
      isWhole: true,
    });
    for (const person of [undefined, nora, dana])
      expect((await answerTo("Are there termites?", { person })).quotes).toEqual([]);
  });

  it("a question isn't answered with anything that isn't public, not even for the owner", async () => {
    for (const person of [undefined, nora, dana])
      expect(await answerTo("Are there canaries?", { person })).toEqual({
        quotes: [],
        isWhole: false,
        isOfSubject: false,
      });
  });

  it("a question is answered only about a home for sale", async () => {
    for (const id of [draft, randomUUID(), "elsewhere"])
      expect(await codeOf(await ask("How old is it?", { id, person: dana }))).toEqual([
        404,
        "listing_not_found",
      ]);
  });

  it("a question needs words", async () => {
    for (const question of [undefined, 7, "", "  \n", "?".repeat(301), { $ne: 1 }])
      expect(await codeOf(await ask(question))).toEqual([422, "question_invalid"]);
    expect((await world.edge.call(`/${home}/ask`, { method: "GET" })).status).toBe(405);
  });

  it("questions have limits for a network, a person and a home", async () => {
    const key = `questions:${home}=${await personKey(world.cloud.sql, nora.id)}`;
    await spend(world.cloud.sql, key, 3_600, QUESTION_LIMITS.perPerson);
    const isFull = [429, "too_many_questions"];
    expect(await codeOf(await ask("How old is it?", { person: nora }))).toEqual(isFull);
    expect((await ask("How old is it?", { person: dana })).status).toBe(200);

    expect((await ask("How old is it?", { from: "198.51.100.9" })).status).toBe(200);
    await countAs(world.cloud.sql, "ask:network:%", QUESTION_LIMITS.perNetwork);
    expect(await codeOf(await ask("How old is it?", { from: "198.51.100.9" }))).toEqual(isFull);
    expect((await ask("How old is it?", { from: "198.51.100.10" })).status).toBe(200);

    await countAs(world.cloud.sql, `questions:${home}`, 2 * QUESTION_LIMITS.perHome);
    expect(await codeOf(await ask("How old is it?", { from: "198.51.100.11" }))).toEqual(isFull);
  });
});

describe("a sentence about the subject of a question", () => {
  it("is shown when no passage has all words of a question", async () => {
    expect(await answerTo("Is the furnace loud?")).toMatchObject({
      quotes: [{ kind: "description", text: "The furnace is serviced each fall." }],
      isWhole: false,
      isOfSubject: true,
    });
  });
});

describe("a model", () => {
  const chooses = (choice: unknown) =>
    writes(
      JSON.stringify({
        choices: [{ message: { role: "assistant", content: JSON.stringify(choice) } }],
      }),
      "application/json",
    );

  it("is asked only what the rules can't answer, and chooses by number", async () => {
    model.script(chooses({ passages: [1], complete: true }));
    expect(await answerTo("How old is the roof?", { edge: withModel })).toMatchObject({
      quotes: [ROOF],
    });
    expect(model.asked).toEqual([]);
    expect(
      await answerTo("What about the thing that keeps the rain out?", { edge: withModel }),
    ).toMatchObject({ quotes: [ROOF], isWhole: true });
    const sent = JSON.stringify(model.asked);
    expect(sent).toContain("1. How old is the roof? It was replaced in 2019.");
    for (const secret of ["canar", "Maple", dana.id, home, dana.email, "Dana"])
      expect(sent).not.toContain(secret);
  });

  it.each([
    ["words", "The pool is heated."],
    ["words among the numbers", { passages: ["The pool is heated."], complete: true }],
    ["numbers that are none", { passages: [0, -3, 999], complete: true }],
    ["more than was asked for", { passages: [], complete: true, text: "The pool is heated." }],
  ])("a model that answers with %s adds nothing", async (_, choice) => {
    model.script(chooses(choice));
    expect(await answerTo("Is there a heated pool?", { edge: withModel })).toEqual({
      quotes: [],
      isWhole: false,
      isOfSubject: false,
    });
    expect(model.asked).toHaveLength(1);
  });

  it("is asked no more for a network that has used its part of the day, but still for others", async () => {
    const asksIn = async (from: string) => {
      model.script(chooses({ passages: [1], complete: true }));
      const { isWhole } = await answerTo("What about the thing that keeps the rain out?", {
        edge: withModel,
        from,
      });
      return isWhole;
    };
    expect(await asksIn("198.51.100.20")).toBe(true);
    await countAs(world.cloud.sql, "model:questions/guest@%", QUESTION_LIMITS.modelPerDay / 10);
    expect(await asksIn("198.51.100.20")).toBe(false);
    expect(await asksIn("198.51.101.20")).toBe(true);
  });

  it("a model that fails leaves what the rules have found", async () => {
    model.script(fails(500));
    expect(
      await answerTo("Is the furnace serviced, and is there a pool?", { edge: withModel }),
    ).toMatchObject({ quotes: [{ kind: "description" }], isWhole: false });
  });

  it("a model that chooses everything for every hostile question finds nothing private", async () => {
    const everything = chooses({ passages: [1, 2, 3, 4, 5, 6, 7, 8, 9], complete: true });
    const some = HOSTILE_QUESTIONS.filter((_, n) => n % 10 === 0);
    model.script(...some.map(() => everything));
    for (const [n, question] of some.entries()) {
      const said = JSON.stringify(
        await answerTo(question, { edge: withModel, from: `198.51.100.${n}` }),
      );
      expect(said, question).not.toMatch(/canar|Maple|Dana|owners\.example/);
    }
  });
});
