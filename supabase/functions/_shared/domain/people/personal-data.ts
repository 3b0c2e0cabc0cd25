import { publicImageUrl } from "../homes/images.ts";
import { archiveNames } from "../site/text/archive-names.ts";
import { CHAT_IMAGES_BUCKET } from "../vesty/chat.ts";
import { AVATARS_BUCKET } from "./profile.ts";

/**
 * The personal data we store, in words. The profile page and the deletion dialog show this list,
 * and the export reads its tables. A table missing on either side is a type error, and one that
 * names a person and is in neither list fails tests/database/people/personal-data.test.ts.
 */
export const PERSONAL_SUBJECTS = [
  { text: "your profile and its picture", tables: ["profiles"] },
  {
    text: "your homes, with their photos, past prices and the questions you answered on their pages",
    tables: ["listings", "home_owners"],
  },
  {
    text: "when your homes can be viewed",
    tables: ["availability", "availability_rules", "showing_settings", "days_off", "open_houses"],
  },
  {
    text: "the showings of your homes, what visitors told you, your timers, and whom you trust",
    tables: ["bookings", "booking_proposals", "showing_feedback"],
  },
  { text: "your favorites and saved searches", tables: ["favorites", "saved_searches"] },
  {
    text: "which homes you have seen and hidden, your notes on them, and when you last looked",
    tables: ["home_marks", "home_visits"],
  },
  {
    text: "the lists you share, with what was added to them and said on them",
    tables: ["shared_lists", "shared_list_guests", "shared_list_homes", "shared_list_votes"],
  },
  {
    text: "what we told you, how you want to be emailed, and the devices that show it",
    tables: ["notifications", "notification_preferences", "push_subscriptions"],
  },
  { text: "your timeline and its checklists", tables: ["timeline_steps", "timeline_tasks"] },
  {
    text: "your conversations with Vesty, with the pictures you sent her",
    tables: ["chat_threads", "chat_messages"],
  },
  {
    text: "your conversations about homes",
    tables: ["conversations", "conversation_members", "messages"],
  },
  {
    text: "the offers you made and received, with what became of them and what was signed",
    tables: [
      "offers",
      "offer_buyers",
      "offer_versions",
      "offer_files",
      "offer_acts",
      "offer_rounds",
      "sales",
      "sale_steps",
      "sale_acts",
      "amendments",
      "settlements",
      "sale_facts",
      "sale_files",
      "sale_parties",
      "sale_party_acts",
    ],
  },
  {
    text: "what you require of offers, and your own figures for a sale",
    tables: ["offer_settings", "sale_figures"],
  },
  {
    text: "the sold homes that you compare with yours, and your rates",
    tables: ["comparable_homes", "price_benches"],
  },
  {
    text: "the price, day and place that you noted when you marked a home as sold or pending",
    tables: ["home_outcomes"],
  },
  { text: "your documents", tables: ["documents"] },
  // Read by a function of their own (functions/user/export-store.ts).
  {
    text: "what you published for buyers, and what you read, acknowledged and asked for yourself",
    tables: [],
  },
] as const;

/** The export also has these, which are not deleted with the account, or not as a table. */
export const EXPORTED_BESIDES = [
  "the showings you asked for at other homes, with what you told their owners",
  "your reports, and what was decided about them or about you",
  "your payments and email subscriptions",
] as const;

export type PersonalTable = (typeof PERSONAL_SUBJECTS)[number]["tables"][number];

/** The part of the export that refers to files. */
export type ExportedRows = {
  profile?: { avatar_path?: string | null } | null;
  listings?: { id: string; address?: string; images?: { path: string }[] }[];
  chat_messages?: { images?: string[] }[];
  documents?: { id: string; name: string }[];
  sale_files?: { id: string; name: string }[];
};

/** `name` is the path in the archive, `address` the URL where the owner reads it from our API. */
type PersonalFile = { name: string; address: string };

/** Every file referenced by the rows, with unique names. */
export function personalFiles(rows: ExportedRows): PersonalFile[] {
  const files: PersonalFile[] = [];
  const avatar = rows.profile?.avatar_path;
  if (avatar)
    files.push({ name: `picture${ending(avatar)}`, address: own(AVATARS_BUCKET, avatar) });
  for (const { id, name } of rows.documents ?? [])
    files.push({ name: `documents/${name}`, address: `functions/v1/documents/${id}/download` });
  for (const { id, name } of rows.sale_files ?? [])
    files.push({
      name: `sales/${name}`,
      address: `functions/v1/documents/sales/files/${id}/download`,
    });
  for (const { id, address, images = [] } of rows.listings ?? [])
    images.forEach(({ path }, index) => {
      const home = `${plain(address ?? "home")} (${id.slice(0, 8)})`;
      const number = String(index + 1).padStart(2, "0");
      files.push({
        name: `photos/${home}/${number}${ending(path)}`,
        address: publicImageUrl("", path).slice(1),
      });
    });
  for (const path of new Set((rows.chat_messages ?? []).flatMap(({ images = [] }) => images)))
    files.push({ name: `vesty/${path.split("/").at(-1)}`, address: own(CHAT_IMAGES_BUCKET, path) });
  return archiveNames(files);
}

/** The address of a private file, read with its owner's token. */
function own(bucket: string, path: string): string {
  return `storage/v1/object/${bucket}/${path.split("/").map(encodeURIComponent).join("/")}`;
}

function ending(path: string): string {
  return /\.[a-z0-9]+$/i.exec(path)?.[0].toLowerCase() ?? "";
}

function plain(text: string): string {
  return text.replace(/[/\\]/g, "-").trim();
}
