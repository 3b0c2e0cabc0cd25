import { FALLBACK_TITLE } from "../homes/listings.ts";
import { fields, heading, type KitBlock, note, text } from "../papers/document-kit/blocks.ts";
import {
  amendmentText,
  changesOf,
  NOT_THE_SIGNED_AMENDMENT,
  termRows,
} from "../sales/amendments.ts";
import { saidText } from "../sales/ending-sales.ts";
import { datesOf, type SaleOffer } from "../sales/step-words.ts";
import { formatDate, formatDollars } from "../site/text/format.ts";
import { dateInZone } from "../site/time/time-zones.ts";
import { type Compared, comparedOffers, raisedText } from "./compared-offers.ts";
import { priceBeside } from "./doubtful-amounts.ts";
import { fixedPriceText } from "./escalation.ts";
import type { OfferOrder } from "./offer-comparison.ts";
import { roundEvents, roundNote } from "./offer-rounds.ts";
import { actText, momentAtHome, stateName, versionText, whoText } from "./offer-standing.ts";
import {
  appliesTo,
  isListed,
  OFFER_FIELDS,
  type OfferFieldName,
  type OfferTerms,
  termChanges,
  termText,
  termWords,
} from "./offer-terms.ts";
import {
  FILE_KIND_NAMES,
  type HomeOffers,
  isLive,
  NO_FIGURES,
  NOT_A_CONTRACT,
  type Offer,
  versionBefore,
} from "./offers.ts";

/** Offers on paper, which never shows sealed terms, not even a buyer's own. */
export type OfferPaper = { title: string; blocks: KitBlock[] };

/** The text at the foot of each page. */
export const OFFER_PAPER_NOTICE =
  "From SelfNVest. This is a summary for you and your attorney or title company. It is not a contract.";

/** An offer's state, terms, sale and history, for either side. Null while all of the offer is sealed. */
export function offerPaper(seen: Offer, now: Date): OfferPaper | null {
  const offer = { ...seen, versions: seen.versions.filter(({ is_sealed }) => !is_sealed) };
  const version = offer.versions.at(-1);
  if (!version) return null;
  const { side, home, sale } = offer;
  const before = versionBefore(offer, version)?.terms;
  const rows = OFFER_FIELDS.filter(({ name }) => isListed(name, version.terms, before)).map(
    ({ name }) => [termWords(name, side).label, marked(name, version.terms, before, home?.price)],
  );
  return {
    title: `Offer for ${homeTitle(offer)}`,
    blocks: [
      note(NOT_A_CONTRACT),
      fields(
        { label: "Status", value: stateName(offer) },
        { label: side === "owner" ? "Buyer" : "Owner", value: offer.other ?? "Not named" },
        ...(home ? [{ label: "Place", value: `${home.city}, ${home.state}` }] : []),
        ...(isLive(offer.state) && offer.state !== "backup"
          ? [{ label: "Valid until", value: momentAtHome(offer.expires_at, offer) }]
          : []),
        madeOn(now, home?.time_zone),
      ),
      ...(offer.round ? [text(SEALED)] : []),
      ...(sale ? agreed({ ...offer, sale }, now) : []),
      heading(sale ? "The agreed terms" : `The terms: ${versionText(version, offer)}`),
      {
        kind: "table",
        head: ["Term", ""],
        widths: [0.34, 0.66],
        rows: sale ? saleRows({ ...offer, sale }, now) : rows,
      },
      ...(sale && sale.amendments.length > 0 ? amendments({ ...offer, sale }) : []),
      ...(version.files.length > 0
        ? [
            heading("Files"),
            text(
              version.files.map(({ kind, name }) => `${FILE_KIND_NAMES[kind]}: ${name}`).join("\n"),
            ),
          ]
        : []),
      heading("History"),
      {
        kind: "table",
        head: ["When", "What", ""],
        widths: [0.27, 0.33, 0.4],
        rows: history(offer),
      },
    ],
  };
}

const SEALED =
  "A round of best and final offers is running. New offers in it stay sealed until its deadline and are not in this document.";

function agreed(offer: SaleOffer, now: Date): KitBlock[] {
  const { sale } = offer;
  const dates = datesOf(offer, now).map(({ label, text }) => ({ label, value: text }));
  return [
    heading("What was agreed"),
    fields(
      ...(sale.address === null ? [] : [{ label: "Address", value: sale.address }]),
      { label: "Agreed on", value: dateText(sale.accepted_on) },
      { label: "Seller", value: sale.owner ?? "A closed account" },
      { label: "Buyer", value: sale.buyer ?? "A closed account" },
      ...dates,
    ),
  ];
}

/** The terms in force, each with what it was at first. */
function saleRows(offer: Offer & SaleOffer, now: Date): string[][] {
  return termRows(offer, now).map(({ label, text, first }) => [
    label,
    first === undefined ? text : `${text} (was ${first})`,
  ]);
}

/** The terms that were proposed after acceptance, and the other side's answers. */
function amendments(offer: Offer & SaleOffer): KitBlock[] {
  return [
    heading("Amendments"),
    text(NOT_THE_SIGNED_AMENDMENT),
    {
      kind: "table",
      head: ["When", "What", ""],
      widths: [0.27, 0.33, 0.4],
      rows: offer.sale.amendments.map((amendment) => [
        momentAtHome(amendment.answered_at ?? amendment.created_at, offer),
        amendmentText(amendment, offer),
        [
          ...changesOf(amendment, offer, offer.side).map(
            ({ label, was, now }) => `${label}: ${now} (was ${was})`,
          ),
          amendment.said,
          amendment.answer,
        ]
          .filter(Boolean)
          .join("\n"),
      ]),
    },
  ];
}

/** Every version and act, with what changed. */
function history(offer: Offer): string[][] {
  const versions = offer.versions.map((version, place) => {
    const { n, made_by, by, created_at, terms } = version;
    const note = roundNote(version, offer);
    const before = offer.versions[place - 1]?.terms;
    const changes = before ? termChanges(before, terms) : [];
    const fixed = fixedPriceText(version, offer.versions);
    const words = changes.map(
      ({ field, was, now }) => `${termWords(field, offer.side).label}: ${now} (was ${was})`,
    );
    return {
      at: created_at,
      what: [
        fixed
          ? "The price was fixed"
          : `${isAmended(n, offer) ? "Amended terms" : `Version ${n}`}: ${whoText(made_by, offer, by)}`,
        priceBeside(terms.price, offer.home?.price),
        note,
      ]
        .filter((part) => part !== "")
        .join(", "),
      more: [...(fixed ? [fixed] : []), ...words].join("\n"),
    };
  });
  const acts = offer.acts.map((act) => ({
    at: act.at,
    what: actText(act, offer),
    more: saidText(act),
  }));
  const rounds = roundEvents(offer).map(({ at, title }) => ({ at, what: title, more: "" }));
  return [...versions, ...acts, ...rounds]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at, what, more }) => [momentAtHome(at, offer), what, more]);
}

function isAmended(n: number, { sale }: Offer): boolean {
  return sale?.amendments.some(({ version }) => version === n) ?? false;
}

/** Offers side by side on a page. */
const IN_A_ROW = 4;

/** The live offers side by side for their owner, with the calculation of each figure. Null if there are none. */
export function comparisonPaper(
  home: HomeOffers,
  options: { order: OfferOrder; now: Date },
): OfferPaper | null {
  const offers = comparedOffers(home, options);
  if (offers.length === 0) return null;
  const groups = Array.from({ length: Math.ceil(offers.length / IN_A_ROW) }, (_, n) =>
    offers.slice(n * IN_A_ROW, (n + 1) * IN_A_ROW),
  );
  const wish = (home.figures ?? NO_FIGURES).moving_on;
  return {
    title: `Offers for ${home.home.title || FALLBACK_TITLE}`,
    blocks: [
      note(NOT_A_CONTRACT),
      fields(madeOn(options.now, home.home.time_zone), {
        label: "The day you'd like to move",
        value: wish ? dateText(wish) : "Not entered",
      }),
      ...(offers.some(({ offer }) => offer.round) ? [text(SEALED)] : []),
      ...groups.map((group) => sideBySide(group)),
      heading("How we calculate what you keep"),
      text(
        "This is an estimate before tax on your profit. The final figures are on the settlement statement.",
      ),
      ...offers.flatMap(netAndRisks),
    ],
  };
}

function sideBySide(group: Compared[]): KitBlock {
  const row = (label: string, cell: (compared: Compared) => string) => [label, ...group.map(cell)];
  const shown = OFFER_FIELDS.map(({ name }) => name).filter(
    (name) => name !== "price" && name !== "closing_on",
  );
  return {
    kind: "table",
    head: ["", ...group.map(({ name }) => name)],
    widths: [0.2, ...group.map(() => 0.8 / group.length)],
    rows: [
      row("Price", ({ offer, terms, before, raised }) =>
        [
          marked("price", terms, before, offer.home?.price),
          ...(raised ? [raisedText(raised)] : []),
        ].join("\n"),
      ),
      row("What you keep", ({ net, raised }) =>
        raised
          ? `${formatDollars(net)}\nAt the offered price: ${formatDollars(raised.netAsOffered)}`
          : formatDollars(net),
      ),
      row("Closing", ({ terms, before }) => marked("closing_on", terms, before)),
      row("Risks", ({ risks }) => risks.map(({ label }) => label).join("\n") || "None"),
      row(
        "Status",
        ({ offer }) =>
          `${stateName(offer)}\n${
            offer.state === "backup"
              ? `Number ${offer.backup_place} in line`
              : `Until ${momentAtHome(offer.expires_at, offer)}`
          }`,
      ),
      ...shown
        .filter((name) => group.some(({ terms }) => appliesTo(name, terms)))
        .map((name) =>
          row(termWords(name, "owner").label, ({ terms, before }) =>
            appliesTo(name, terms) ? marked(name, terms, before) : "–",
          ),
        ),
      row("Files", ({ version }) =>
        version.files.length === 0
          ? "None"
          : [...new Set(version.files.map(({ kind }) => FILE_KIND_NAMES[kind]))].join(", "),
      ),
    ],
  };
}

function netAndRisks({ name, sheet, risks }: Compared): KitBlock[] {
  return [
    heading(name),
    {
      kind: "table",
      head: ["", "", ""],
      widths: [0.28, 0.18, 0.54],
      rows: [
        ["Price", formatDollars(sheet.price), ""],
        ...sheet.lines.map(({ label, amount, reason }) => [
          label,
          `−${formatDollars(amount)}`,
          reason,
        ]),
        ["What you keep", formatDollars(sheet.net), ""],
      ],
    },
    ...(risks.length > 0
      ? [text(risks.map(({ label, reason }) => `${label}: ${reason}`).join("\n"))]
      : []),
  ];
}

function marked(
  name: OfferFieldName,
  terms: OfferTerms,
  before: OfferTerms | undefined,
  asking?: number | null,
): string {
  const now = termText(name, terms, asking ?? null);
  const isChanged = before !== undefined && before[name] !== terms[name];
  return isChanged ? `${now} (was ${termText(name, before)})` : now;
}

function homeTitle({ home, title }: Offer): string {
  return home?.title || title || FALLBACK_TITLE;
}

function madeOn(now: Date, timeZone: string | null | undefined) {
  return { label: "Made on", value: dateText(dateInZone(now, timeZone ?? "UTC")) };
}

function dateText(date: string): string {
  return formatDate(date, { year: true });
}
