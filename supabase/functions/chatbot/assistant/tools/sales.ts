import { z } from "zod";
import type { Offer } from "../../../_shared/domain/offers/offers.ts";
import { roomOf, saleHeadline } from "../../../_shared/domain/sales/closing-room.ts";
import { saleProceeds } from "../../../_shared/domain/sales/sale-proceeds.ts";
import { STEP_LABELS } from "../../../_shared/domain/sales/sale-steps.ts";
import { dueText, zoneOf } from "../../../_shared/domain/sales/step-words.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { OwnerData } from "../owner-data.ts";
import { plainNote } from "../plain-note.ts";
import { homeName, homesMeant, homesNamed, titleOf } from "./own-home.ts";
import { defineTool, type ToolContext } from "./tool.ts";

export const mySalesTool = defineTool({
  name: "my_sales",
  description:
    "The user's sales that go on, from the accepted offer to the keys, on either side, as their closing pages say: the " +
    "next step and whose it is, the closing, what is late, the next dates; and for an owner what they keep.",
  label: "Looking at your sales",
  args: z.strictObject({ home: homeName }),
  async run({ home: name }, context) {
    const sales = await context.data.sales();
    const { meant, of = "" } = await salesMeant(sales, name, context);
    const found = await Promise.all(
      meant.slice(0, SALES_SHOWN).map((sale) => findingOf(sale, context)),
    );
    return {
      findings: found.flat(),
      ...(meant.length === 0
        ? { note: `No sale is under way${of}. A sale begins with an accepted offer.` }
        : {}),
    };
  },
});

/** @throws ToolRefused for a name that is neither of a sale nor of a home of theirs. */
async function salesMeant(
  sales: readonly Offer[],
  name: string | null | undefined,
  context: ToolContext,
): Promise<{ meant: readonly Offer[]; of?: string }> {
  if (!name?.trim() || sales.length === 0) return { meant: sales };
  const named = homesNamed(sales, name, ({ title, home }) => [title, home?.title, home?.city]);
  if (named.length > 0) return { meant: named };
  const own = await context.data.listings();
  if (own.length === 0) return { meant: sales };
  const homes = await homesMeant(own, name, context);
  return {
    meant: sales.filter(({ listing_id }) => homes.some(({ id }) => id === listing_id)),
    of: ` for ${homes.map((home) => plainNote(titleOf(home))).join(", ")}`,
  };
}

const SALES_SHOWN = 5;
/** Of the steps that are open, those whose dates come first. */
const DATES_SHOWN = 4;

async function findingOf(offer: Offer, { data, now }: ToolContext) {
  const [said, room] = [saleHeadline(offer, now), roomOf(offer, now)];
  if (!said || !room || !offer.sale) return [];
  const title = offer.home?.title || offer.title || "The home";
  const open = [...room.own, ...room.theirs]
    .filter(({ due_on }) => due_on !== null)
    .sort((a, b) => (a.due_on ?? "").localeCompare(b.due_on ?? ""));
  return [
    {
      source: {
        kind: "listing" as const,
        title: `Sale: ${plainNote(title)}`,
        href: paths.sale.href(offer.sale.id),
      },
      facts: {
        home: plainNote(title),
        you_are_the: offer.side,
        next_step: plainNote(said.title),
        waits_for_you: said.isOwn,
        in_short: plainNote(said.reason),
        late: room.late.map(({ kind }) => STEP_LABELS[kind]),
        next_dates: open
          .slice(0, DATES_SHOWN)
          .map((step) => `${STEP_LABELS[step.kind]}: ${dueText(step, zoneOf(offer))}`),
        you_keep: await keptOf(offer, data, now),
      },
    },
  ];
}

/** By the sum of the offers page; a buyer keeps nothing. */
async function keptOf(
  { side, listing_id }: Offer,
  data: OwnerData,
  now: Date,
): Promise<number | undefined> {
  if (side !== "owner" || listing_id === null) return undefined;
  return saleProceeds(await data.offers(listing_id), undefined, { now })?.net;
}
