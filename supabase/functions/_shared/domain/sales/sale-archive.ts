import { FALLBACK_TITLE } from "../homes/listings.ts";
import type { OfferPaper } from "../offers/offer-papers.ts";
import { momentAtHome, stateName } from "../offers/offer-standing.ts";
import { NOT_A_CONTRACT, NOT_THE_CONTRACT, type Offer } from "../offers/offers.ts";
import { fields, heading, type KitBlock, note } from "../papers/document-kit/blocks.ts";
import { SALE_FILE_LIMITS } from "../site/errors/limits.ts";
import { archiveNames } from "../site/text/archive-names.ts";
import { formatDate } from "../site/text/format.ts";
import { dateInZone } from "../site/time/time-zones.ts";
import type { Side } from "../talk/messages.ts";
import { hasSale, stepStateText } from "./closing-room.ts";
import { isBound, type SaleStep } from "./deadlines.ts";
import { factStoryText, stepStory } from "./sale-facts.ts";
import type { SaleFile } from "./sale-files.ts";
import { STEP_LABELS } from "./sale-steps.ts";
import { stepActText } from "./step-acts.ts";
import { type SaleOffer, stepsOfSale, zoneOf } from "./step-words.ts";

/**
 * The documents that a side keeps of a sale that has ended: one archive with two papers, and the files that the side
 * may read.
 */

/** Every step of a sale with what was done and recorded there, as the reader's side sees it. Null without a sale. */
export function saleHistoryPaper(offer: Offer, now: Date): OfferPaper | null {
  if (!hasSale(offer)) return null;
  const { sale, side } = offer;
  const zone = zoneOf(offer);
  const steps = stepsOfSale(offer, sale.ended_at ? new Date(sale.ended_at) : now);
  return {
    title: `History of the sale: ${offer.home?.title || offer.title || FALLBACK_TITLE}`,
    blocks: [
      note(isBound(offer) ? NOT_THE_CONTRACT : NOT_A_CONTRACT),
      fields(
        { label: "Status", value: stateName(offer) },
        ...(sale.address === null ? [] : [{ label: "Address", value: sale.address }]),
        { label: "Seller", value: sale.owner ?? "A closed account" },
        { label: "Buyer", value: sale.buyer ?? "A closed account" },
        { label: "Agreed on", value: formatDate(sale.accepted_on, { year: true }) },
        ...(sale.ended_at
          ? [
              {
                label: "Ended on",
                value: formatDate(dateInZone(new Date(sale.ended_at), zone), { year: true }),
              },
            ]
          : []),
        { label: "Written for", value: side === "owner" ? "The seller" : "The buyer" },
        { label: "Made on", value: formatDate(dateInZone(now, zone), { year: true }) },
      ),
      heading("Every step"),
      {
        kind: "table",
        head: ["Step", "Status"],
        widths: [0.5, 0.5],
        rows: steps.map((step) => [STEP_LABELS[step.kind], stepStateText(step, offer)]),
      },
      ...steps.flatMap((step) => storyOf(step, offer)),
    ],
  };
}

function storyOf({ kind, history }: SaleStep, offer: Offer & SaleOffer): KitBlock[] {
  const story = stepStory(history, offer.sale.facts, kind);
  if (story.length === 0) return [];
  return [
    heading(STEP_LABELS[kind]),
    {
      kind: "table",
      head: ["When", "What"],
      widths: [0.3, 0.7],
      rows: story.map((told) => [
        momentAtHome(told.at, offer),
        "act" in told
          ? [stepActText(told.act, offer.side), told.act.said].filter(Boolean).join("\n")
          : factStoryText(told.fact, offer.side),
      ]),
    },
  ];
}

/** The file names of the two papers in the archive. */
export const ARCHIVE_PAPERS = {
  terms: "Agreed terms, versions and amendments.pdf",
  history: "History of every step.pdf",
} as const;

/** The files by their steps; `address` is where their reader gets them from our API. */
export function archivedFiles(
  files: readonly Pick<SaleFile, "id" | "kind" | "name">[],
): { name: string; address: string }[] {
  return archiveNames(
    files.map(({ id, kind, name }) => ({
      name: `${STEP_LABELS[kind]}/${name}`,
      address: `functions/v1/documents/sales/files/${id}/download`,
    })),
  );
}

/** When a side deleted its documents of the sale; null while they are kept. */
export function clearedAt({ sale, side }: Pick<Offer, "side"> & SaleOffer): string | null {
  return side === "owner" ? sale.owner_cleared_at : sale.buyer_cleared_at;
}

/** The last day on which the files of a sale that has ended are kept: "Monday, November 28, 2033". */
export function keptUntil(offer: SaleOffer): string {
  const { sale } = offer;
  const ended = new Date(sale.ended_at ?? sale.accepted_at);
  const last = new Date(ended);
  last.setUTCFullYear(ended.getUTCFullYear() + SALE_FILE_LIMITS.keptYears);
  return formatDate(dateInZone(last, zoneOf(offer)), { year: true });
}

/** Whether the reader decides about the documents of their side; of several people, the first one does. */
export function mayDeletePapers({ sale }: SaleOffer): boolean {
  return sale.is_first !== false;
}

/** Tells the others of a side who decides. */
export const FIRST_DELETES_PAPERS: Record<Side, string> = {
  owner: "Only the owner who listed the home can delete them. You would all lose them.",
  buyer: "Only the buyer who made the offer can delete them. You would all lose them.",
};

export const DELETES_PAPERS =
  "We delete your files, figures and notes of this sale. The other side keeps what you shared, but you no longer see it. This can't be undone, so save everything first.";

/** "Sale of Sunny cottage.zip" */
export function archiveName({ home, title }: Pick<Offer, "home" | "title">): string {
  const [named] = archiveNames([
    { name: `Sale of ${(home?.title || title || FALLBACK_TITLE).replace(/\//g, "-")}.zip` },
  ]);
  return named?.name ?? "Sale.zip";
}
