import { createHash } from "node:crypto";
import type { WrittenFields } from "@domain/homes/listing-fields.ts";
import type { KitFacts } from "@domain/papers/document-kit/blocks.ts";
import { type KitAnswers, partsOf, textOf } from "@domain/papers/document-kit/fill.ts";
import { writeKitDocument } from "@domain/papers/document-kit/write.ts";
import { forSale } from "./homes.ts";
import { DEMO_OWNERS } from "./people.ts";
import { plainPdf } from "./plain-pdf.ts";
import { uuidOf } from "./random.ts";
import { listingRow } from "./rows.ts";
import { type Demo, hoursFrom, insert } from "./tools.ts";

/** The owner whose home has documents; the other one starts without any. */
const OWNER = 1;

/**
 * Two documents that the second owner has published about a home: the seller's disclosure for everyone, which the
 * demo's buyer has acknowledged, and a record of repairs for people with a showing.
 */
export async function insertDisclosures(demo: Demo): Promise<void> {
  const [home] = forSale(demo.homes, OWNER);
  const ownerId = demo.ownerIds[OWNER];
  if (!home || !ownerId) return;
  const daysAgo = (days: number) => hoursFrom(demo.now, -24 * days);
  const facts: KitFacts = {
    today: daysAgo(12).slice(0, 10),
    owner: { name: DEMO_OWNERS[OWNER]?.name ?? "", email: "", phone: "" },
    home: listingRow(home, ownerId, daysAgo(12)) as unknown as WrittenFields,
    offers: null,
    now: new Date(daysAgo(12)),
  };
  const papers = PAPERS.map(({ kit, title, kind, access, answers }) => {
    const blocks = writeKitDocument(kit, facts);
    const text = textOf(blocks, answersTo(blocks, answers));
    const bytes = plainPdf(title, text);
    const id = uuidOf(`paper-${kit}`);
    return {
      ...{ id, title, kind, access, text, bytes, name: `${title}.pdf` },
      path: `${ownerId}/${id}.pdf`,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      disclosure: uuidOf(`disclosure-${kit}`),
    };
  });
  for (const { path, bytes } of papers)
    await demo.storage.put("documents", path, bytes, "application/pdf");

  const type = "application/pdf";
  await insert(
    demo,
    "public.documents",
    "id",
    papers.map(({ id, name, bytes, path, sha256, text }) => ({
      ...{ id, user_id: ownerId, name, type, size: bytes.length, path, sha256, text },
      created_at: daysAgo(12),
    })),
  );
  await insert(
    demo,
    "private.disclosures",
    "id",
    papers.map(({ disclosure, kind, title, access }, place) => ({
      ...{ id: disclosure, listing_id: home.id, kind, title, access },
      created_at: daysAgo(12 - place),
    })),
  );
  await insert(
    demo,
    "private.disclosure_versions",
    "disclosure_id, n",
    papers.map(({ disclosure, id, path, bytes, sha256 }) => ({
      disclosure_id: disclosure,
      n: 1,
      document_id: id,
      path,
      type,
      size: bytes.length,
      sha256,
      published_at: daysAgo(12),
    })),
  );
  const [read] = papers;
  if (!read) return;
  const reading = {
    id: uuidOf(`read-${read.disclosure}`),
    disclosure_id: read.disclosure,
    n: 1,
    person_id: demo.buyerId,
  };
  await insert(demo, "private.disclosure_openings", "id", [{ ...reading, opened_at: daysAgo(3) }]);
  await insert(demo, "private.disclosure_acknowledgements", "id", [
    { ...reading, sha256: read.sha256, acknowledged_at: daysAgo(3) },
  ]);
}

/** Answers by the beginning of a question; other choices are "No". */
function answersTo(blocks: ReturnType<typeof writeKitDocument>, given: KitAnswers): KitAnswers {
  const spots = partsOf(blocks).flatMap((part) => part.spots);
  return Object.fromEntries(
    spots.flatMap(({ key, label, kind }) => {
      const start = Object.keys(given).find((each) => label.startsWith(each));
      const answer = start === undefined ? undefined : given[start];
      if (answer !== undefined) return [[key, answer]];
      return kind === "choice" ? [[key, "No"]] : [];
    }),
  );
}

const PAPERS = [
  {
    kit: "seller-disclosure",
    title: "Seller's disclosure",
    kind: "seller",
    access: "everybody",
    answers: {
      "Seller has owned": "2016",
      "Seller lives": "Yes",
      "Water or damp": "Yes",
      "Asbestos, radon": "Don't know",
      "Lead paint": "Don't know",
      "Faults in the plumbing": "Yes",
      "Explain every yes":
        "Water came into the basement once, in the storm of 2019. A drain was added outside that year, and it has been dry since. The faucet in the bathroom drips.",
      Appliances: "The doorbell does not ring.",
    },
  },
  {
    kit: "repair-record",
    title: "Repairs and improvements",
    kind: "repairs",
    access: "showings",
    answers: {
      "Roof: When": "2019",
      "Roof: By whom": "A licensed roofer; the bill is in the folder",
      "Roof: Permit": "Ten-year warranty on the work, until 2029",
      "Water heater: When": "2024",
      "Outside, drainage, fences: When": "2019",
    },
  },
] as const satisfies readonly {
  kit: "seller-disclosure" | "repair-record";
  title: string;
  kind: string;
  access: string;
  answers: KitAnswers;
}[];
