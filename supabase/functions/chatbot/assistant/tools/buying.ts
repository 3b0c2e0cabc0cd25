import { buyerLines } from "../../../_shared/domain/people/buyer-lines.ts";
import { type BuyerState, isBuyer } from "../../../_shared/domain/people/buyer-state.ts";
import { paths } from "../../../_shared/domain/site/paths.ts";
import type { OwnerData } from "../owner-data.ts";
import { plainNote } from "../plain-note.ts";
import { defineTool, type Finding, noArguments } from "./tool.ts";

export const myBuyingTool = defineTool({
  name: "my_buying",
  description:
    "What the user is doing as a buyer: the offers they made and whose move it is, their next showing, questions that " +
    "wait for an owner, finds of their saved searches, new prices of favorites. Nothing about homes they sell.",
  label: "Looking at the homes you want to buy",
  args: noArguments,
  async run(_, { data }) {
    const state = await data.buying();
    if (!isBuyer(state))
      return {
        findings: [],
        note: "They have no offer, showing, open question or find as a buyer.",
      };
    return { findings: [buyingFinding(state)] };
  },
});

/** The answer of tools about a sale for a person who only buys: their own offers and showings. */
export async function buyingInstead(data: OwnerData): Promise<Finding[]> {
  const state = await data.buying();
  return isBuyer(state) ? [buyingFinding(state)] : [];
}

function buyingFinding(state: BuyerState): Finding {
  const lines = buyerLines(state);
  const said = (kind: (typeof lines)[number]["kind"]) => {
    const texts = lines
      .filter((line) => line.kind === kind)
      .map(({ title, detail, home }) => plainNote(`${home}: ${title}. ${detail}`));
    return texts.length > 0 ? texts : undefined;
  };
  return {
    source: { kind: "showings", title: "What you are looking at", href: paths.dashboard.href() },
    facts: {
      is_a_buyer: true,
      offers_they_made: said("offer"),
      showing_they_booked: said("showing"),
      questions_they_asked: said("question"),
      new_homes_found: said("search"),
      new_prices_of_favorites: said("price"),
      where: { offers: paths.offers.href(), showings: paths.showings.href() },
    },
  };
}
