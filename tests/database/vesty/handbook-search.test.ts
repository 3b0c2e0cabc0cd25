import { HANDBOOK_TOPICS, isHandbookSlug, MAX_HANDBOOK_PASSAGE } from "@domain/vesty/handbook.ts";
import { headingsOf } from "@web/lib/heading-id.ts";
import { safeLink } from "@web/lib/safe-link.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "../../../local/database.ts";
import { asActor } from "../../support/actors.ts";
import { ownDatabase } from "../../support/database.ts";
import { HANDBOOK_QUESTIONS } from "./handbook-questions.ts";

/** Whether owners who ask in their own words find the article that answers. */
type Match = { slug: string; title: string; passage: string; rank: number };

const database = ownDatabase();

describe("the questions of owners", () => {
  it("lead to the right article: first for 80%, among the first three for 95%", async () => {
    const places = await Promise.all(HANDBOOK_QUESTIONS.map(placeOf));
    const share = (most: number) =>
      places.filter(({ place }) => place <= most).length / places.length;
    const missed = places.filter(({ place }) => place > 3);
    expect(places.length).toBeGreaterThanOrEqual(60);
    expect(share(3), JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.95);
    expect(
      share(1),
      JSON.stringify(
        places.filter(({ place }) => place > 1),
        null,
        1,
      ),
    ).toBeGreaterThanOrEqual(0.8);
  });

  it("cover every article", async () => {
    const asked = new Set(HANDBOOK_QUESTIONS.flatMap(([, ...slugs]) => slugs));
    const articles = await database.query<{ slug: string }>(
      "select slug from public.handbook_articles",
    );
    expect([...asked].sort()).toEqual(articles.map(({ slug }) => slug).sort());
  });
});

describe("the articles", () => {
  type Article = { slug: string; title: string; topic: string; summary: string; body: string };
  let articles: Article[];
  beforeAll(async () => {
    articles = await database.query<Article>("select * from public.handbook_articles");
  });

  it("are at least 32, cover every topic, and are short enough to be read", () => {
    expect(articles.length).toBeGreaterThanOrEqual(32);
    expect(new Set(articles.map(({ topic }) => topic))).toEqual(
      new Set(Object.keys(HANDBOOK_TOPICS)),
    );
    for (const { slug, body } of articles) {
      expect(isHandbookSlug(slug), slug).toBe(true);
      const words = body.replace(/\]\([^)]*\)/g, "").split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(240);
      expect(words, slug).toBeLessThanOrEqual(450);
      expect(headingsOf(body).length, slug).toBeGreaterThanOrEqual(3);
    }
  });

  it("link only to each other, to pages of ours, and to sites by https", () => {
    const slugs = new Set(articles.map(({ slug }) => slug));
    const pages = ["/my-listings", "/availability", "/sell", "/listings", "/dashboard", "/profile"];
    const others = ["/choose-plan", "/notifications", "/privacy", "/login"];
    for (const { slug, body } of articles) {
      for (const [, href = ""] of body.matchAll(/\]\(([^)]*)\)/g)) {
        expect(safeLink(href), `${slug}: ${href}`).toBeDefined();
        if (!href.startsWith("/")) expect(href, slug).toMatch(/^https:/);
        else if (href.startsWith("/handbook/")) expect(slugs, slug).toContain(href.slice(10));
        else expect([...pages, ...others], `${slug}: ${href}`).toContain(href.split("?")[0]);
      }
    }
  });
});

describe("a search", () => {
  it("answers with the part of the article that fits", async () => {
    const [match] = await search(
      "How do I ask for a reconsideration of value after a low appraisal?",
    );
    expect(match?.slug).toBe("low-appraisal");
    expect(match?.passage).toMatch(/^Five ways out\n/);
    expect(match?.passage.length).toBeLessThanOrEqual(MAX_HANDBOOK_PASSAGE);
  });

  it("adds the next part where the first leaves room, each under its heading", async () => {
    const [match] = await search("what is earnest money and who gets it if they back out");
    expect(match?.slug).toBe("earnest-money");
    expect(match?.passage).toMatch(/deposit.*\n\n\*\*Who gets it\*\*\n/s);
    expect(match?.passage.length).toBeLessThanOrEqual(MAX_HANDBOOK_PASSAGE);
  });

  it("does not mistake the start of an article for a heading", async () => {
    const [match] = await search("Do I have to pay the buyer's agent?");
    expect(match?.passage).toMatch(/^Do you have to pay\?\nNo law makes you/);
  });

  it.each([
    ["hows a buyers preaproval letter diffrent", "can-the-buyer-pay"],
    ["what happens to my morgage", "paying-off-the-mortgage"],
    ["the apraisal came in low", "low-appraisal"],
    ["who pays the comission of the buyers agent", "buyers-agents"],
  ])("reads a misspelled word as the nearest: %s", async (question, slug) => {
    expect((await search(question)).map((each) => each.slug)).toContain(slug);
  });

  it.each([
    ["¿Tengo que pagar la comisión del agente del comprador?", "buyers-agents"],
    ["¿Qué impuestos pago cuando vendo?", "capital-gains"],
    ["como hago una contraoferta", "counter-offers"],
    ["que pasa con mi hipoteca", "paying-off-the-mortgage"],
    ["¿Cómo saco buenas fotos de la casa?", "photographing-your-home"],
  ])("is asked in Spanish: %s", async (question, slug) => {
    expect((await search(question))[0]?.slug).toBe(slug);
  });

  it("counts a misspelled word for less than the word itself", async () => {
    const [right] = await search("low appraisal");
    const [wrong] = await search("low apraisal");
    expect([right?.slug, wrong?.slug]).toEqual(["low-appraisal", "low-appraisal"]);
    expect(wrong?.rank).toBeLessThan(right?.rank ?? 0);
  });

  it("ranks articles that barely mention a word low", async () => {
    const [close] = await search("How do I make a counter offer?");
    const [far] = await search(
      "What is the capital of France and who won the football championship?",
    );
    expect(close?.rank).toBeGreaterThan(0.5);
    expect(far?.rank ?? 0).toBeLessThan(0.15);
  });

  it.each([
    ["nothing", ""],
    ["signs", "&|!():*<->'\"\\ \u2028 %_$1;--"],
    ["a script", "<script>alert(1)</script>"],
    ["10 kB", "price' & ".repeat(1200)],
    ["10 kB of one word", "x".repeat(10_000)],
    ["another alphabet", "Сколько стоит мой дом? 我的房子值多少钱 🏠"],
    ["sql", "'; drop table public.handbook_articles; --"],
  ])("makes no mistake of %s", async (_name, question) => {
    expect(Array.isArray(await search(question, 20))).toBe(true);
  });

  it("uses the index when there are many articles", async () => {
    const rows = await database.transaction(async (tx) => {
      await tx.query(`insert into public.handbook_articles
        (slug, title, topic, summary, body, position, updated_on)
        select 'filler-' || n, 'Filler ' || n, 'start', 'Filler', 'Words of filler ' || n, n, '2026-11-22'
        from generate_series(2000, 22000) as n`);
      await tx.query("analyze public.handbook_articles");
      const before = await scans(tx);
      await tx.query("select * from public.search_handbook('is there lead in old paint')");
      return { before, after: await scans(tx) };
    });
    expect(rows.after.index).toBeGreaterThan(rows.before.index);
    expect(rows.after.sequential).toBe(rows.before.sequential);
  });
});

/** How often the table was read through an index and in full, in this transaction. */
async function scans(tx: Sql): Promise<{ index: number; sequential: number }> {
  const [row] = await tx.query<{ index: number; sequential: number }>(
    `select pg_stat_get_xact_numscans('public.handbook_articles'::regclass)::integer as sequential,
            pg_stat_get_xact_numscans('public.handbook_articles_search'::regclass)::integer as index`,
  );
  return row ?? { index: 0, sequential: 0 };
}

async function placeOf([question, ...slugs]: (typeof HANDBOOK_QUESTIONS)[number]) {
  const found = (await search(question)).map(({ slug }) => slug);
  const places = slugs.map((slug) => found.indexOf(slug)).filter((place) => place >= 0);
  return { question, place: places.length ? Math.min(...places) + 1 : 99, wanted: slugs[0], found };
}

async function search(question: string, results = 4): Promise<Match[]> {
  return asActor(database, "visitor", (tx) =>
    tx.query<Match>("select * from public.search_handbook($1, $2)", [question, results]),
  );
}
