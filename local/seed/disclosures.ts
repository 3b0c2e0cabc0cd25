import { createHash } from "node:crypto";
import type { KitFacts } from "@domain/document-kit/blocks.ts";
import { type KitAnswers, partsOf, textOf } from "@domain/document-kit/fill.ts";
import { writeKitDocument } from "@domain/document-kit/write.ts";
import type { WrittenFields } from "@domain/listing-fields.ts";
import { isDemo } from "./calendar.ts";
import type { Home } from "./homes.ts";
import { DEMO_OWNERS } from "./people.ts";
import { plainPdf } from "./plain-pdf.ts";
import { uuidOf } from "./random.ts";
import { insert, listingRow } from "./rows.ts";
import type { SeedTools } from "./tools.ts";

/** The owner whose home has papers; the other one starts without documents. */
const OWNER = 1;

/**
 * Two papers that the second owner has published about a home: the seller's disclosure for
 * everybody, which the demo's buyer has acknowledged, and a record of repairs for people with a
 * viewing.
 */
export async function insertDisclosures(
  { sql, storage }: Pick<SeedTools, "sql" | "storage">,
  homes: readonly Home[],
  ownerIds: readonly string[],
  buyerId: string,
  now: Date,
): Promise<void> {
  const home = homes.find(
    (each) => isDemo(each) && each.owner === OWNER && each.status === "active",
  );
  const ownerId = ownerIds[OWNER];
  if (!home || !ownerId) return;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const facts: KitFacts = {
    today: daysAgo(12).slice(0, 10),
    owner: { name: DEMO_OWNERS[OWNER]?.name ?? "", email: "", phone: "" },
    home: listingRow(home, ownerId, daysAgo(12)) as unknown as WrittenFields,
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
    await storage.put("documents", path, bytes, "application/pdf");

  const file = { user_id: ownerId, type: "application/pdf", created_at: daysAgo(12) };
  await insert(
    sql,
    "public.documents",
    "id",
    `id uuid, user_id uuid, name text, type text, size integer, path text, sha256 text, text text,
     created_at timestamptz`,
    papers.map(({ id, name, bytes, path, sha256, text }) => ({
      ...{ id, name, path, sha256, text, size: bytes.length },
      ...file,
    })),
  );
  await insert(
    sql,
    "private.disclosures",
    "id",
    "id uuid, listing_id uuid, kind text, title text, access text, created_at timestamptz",
    papers.map(({ disclosure, kind, title, access }, place) => ({
      ...{ id: disclosure, listing_id: home.id, kind, title, access },
      created_at: daysAgo(12 - place),
    })),
  );
  await insert(
    sql,
    "private.disclosure_versions",
    "disclosure_id, n",
    `disclosure_id uuid, n integer, document_id uuid, path text, type text, size integer,
     sha256 text, published_at timestamptz`,
    papers.map(({ disclosure, id, path, bytes, sha256 }) => ({
      ...{ disclosure_id: disclosure, n: 1, document_id: id, path, sha256 },
      ...{ type: file.type, size: bytes.length, published_at: daysAgo(12) },
    })),
  );
  const read = papers.slice(0, 1).map(({ disclosure, sha256 }) => ({
    ...{ disclosure_id: disclosure, n: 1, person_id: buyerId, sha256 },
    id: uuidOf(`read-${disclosure}`),
    ...{ opened_at: daysAgo(3), acknowledged_at: daysAgo(3) },
  }));
  await insert(
    sql,
    "private.disclosure_openings",
    "id",
    "id uuid, disclosure_id uuid, n integer, person_id uuid, opened_at timestamptz",
    read,
  );
  await insert(
    sql,
    "private.disclosure_acknowledgements",
    "id",
    `id uuid, disclosure_id uuid, n integer, sha256 text, person_id uuid,
     acknowledged_at timestamptz`,
    read,
  );
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
    access: "viewings",
    answers: {
      "Roof: When": "2019",
      "Roof: By whom": "A licensed roofer; the bill is in the folder",
      "Roof: Permit": "Ten years on the work, until 2029",
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
