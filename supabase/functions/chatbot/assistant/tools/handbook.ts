import { z } from "zod";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { HandbookMatch } from "../../../_shared/domain/vesty/handbook.ts";
import { defineTool } from "./tool.ts";

/** A passage that ranks below this share of the best one answers another question. */
const NEAR = 0.45;
const MOST_PASSAGES = 4;
/** Characters per passage. */
const LONGEST = 1_200;

export const searchHandbookTool = defineTool({
  name: "search_handbook",
  description:
    "Searches our handbook on selling a home by yourself and on using SelfNVest: pricing, preparing, " +
    "photos, disclosures, fair housing, showings, safety, scams, offers, negotiation, inspection, " +
    "appraisal, closing, taxes, moving, plans, listings, showings. Use it for every how-to question.",
  label: "Looking in the handbook",
  args: z.strictObject({
    query: z.string().trim().min(2).max(300).describe("The question, in a few plain words."),
  }),
  async run({ query }, { data }) {
    const passages = await data.handbook(query, MOST_PASSAGES);
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
