import { z } from "zod";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { HandbookMatch } from "../../../_shared/domain/vesty/handbook.ts";
import { HANDBOOK_READERS } from "../../../_shared/domain/vesty/handbook-readers.ts";
import { defineTool } from "./tool.ts";

/** A passage that ranks below this share of the best one answers another question. */
const NEAR = 0.45;
const MOST_PASSAGES = 4;
/** So many are searched where some are for the other side. */
const SEARCHED = 12;
/** Characters per passage. */
const LONGEST = 1_200;

export const searchHandbookTool = defineTool({
  name: "search_handbook",
  description:
    "Searches our handbook on selling and buying a home without an agent and on using SelfNVest: pricing, preparing, " +
    "photos, disclosures, fair housing, showings, safety, scams, offers, negotiation, inspection, " +
    "appraisal, closing, taxes, moving, plans, listings, showings. Use it for every how-to question.",
  label: "Looking in the handbook",
  args: z.strictObject({
    query: z.string().trim().min(2).max(300).describe("The question, in a few plain words."),
    reader: z
      .enum(["owner", "buyer"])
      .nullish()
      .describe("Who asks: articles for the other side are left out. Leave it out if unsure."),
  }),
  async run({ query, reader }, { data }) {
    const found = await data.handbook(query, reader ? SEARCHED : MOST_PASSAGES);
    const passages = found
      .filter(({ slug }) => !reader || ["both", reader].includes(HANDBOOK_READERS[slug] ?? "both"))
      .slice(0, MOST_PASSAGES);
    if (passages.length === 0)
      return { findings: [], note: "The handbook has nothing on this. Say so." };
    return {
      findings: near(passages).map(({ slug, title, summary, passage, rank }) => ({
        source: { kind: "handbook", title, href: paths.handbookArticle.href(slug) },
        facts: {
          article: title,
          // The rank is from 0 to 1, because a search returns something for any words.
          relevance: Math.round(rank * 100) / 100,
          summary,
          passage: passage.slice(0, LONGEST),
        },
      })),
    };
  },
});

function near(passages: readonly HandbookMatch[]): readonly HandbookMatch[] {
  const best = Math.max(...passages.map(({ rank }) => rank));
  return passages.slice(0, MOST_PASSAGES).filter(({ rank }) => rank >= best * NEAR);
}
