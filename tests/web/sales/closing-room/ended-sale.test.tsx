import type { Offer, Sale } from "@domain/offers/offers.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import { ARCHIVE_PAPERS, DELETES_PAPERS } from "@domain/sales/sale-archive.ts";
import { screen, waitFor, within } from "@testing-library/react";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeDownloads } from "../../../support/fake-downloads.ts";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { type Call, functions, notedIn, rest, startCloud } from "../../../support/web-cloud.ts";
import { unzip } from "../../../support/zip.ts";
import { HOME, homeOffers, inDays, inHours, offer, SALE } from "../../offers/offers/offers.ts";

/** From the closing to the documents of a sale: the home is sold by one press, and everything is saved or deleted. */
const cloud = startCloud();
let shown: Offer;
let asked: Call[];
let changed: unknown[];
let saved: ReturnType<typeof fakeDownloads>;

const FILES = [
  { id: "f1", kind: "contract", name: "Contract.pdf" },
  { id: "f2", kind: "earnest_money", name: "Receipt.pdf" },
  { id: "f3", kind: "earnest_money", name: "receipt.pdf" },
  { id: "f4", kind: "title", name: "Gone.pdf" },
].map((file) => ({
  ...{ made_by: "owner", seen_by: "both", type: "application/pdf", size: 9 },
  ...{ created_at: inHours(-1), ...file },
}));

beforeEach(async () => {
  await comesBack();
  asked = [];
  changed = [];
  saved = fakeDownloads();
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_sale", () => shown),
    rpc("parties_of_sale", () => []),
    rpc("offers_of_home", () => homeOffers([shown])),
    rpc("delete_sale_papers", () => {
      shown = ended(shown.side, { [`${shown.side}_cleared_at`]: inHours(0) });
      return null;
    }),
    http.put(functions("listings/:id"), async ({ request }) => {
      changed.push(await request.json());
      shown = ended("owner");
      return HttpResponse.json({ id: HOME.id, status: "sold", price: 480_000 });
    }),
    http.get(rest("sale_files"), () => HttpResponse.json(FILES)),
    http.get(
      functions("documents/offers/:id/:paper"),
      ({ params }) =>
        new HttpResponse(`${params.paper}`, { headers: { "content-type": "application/pdf" } }),
    ),
    http.get(functions("documents/sales/files/:id/download"), ({ params }) =>
      params.id === "f4"
        ? new HttpResponse(null, { status: 404 })
        : HttpResponse.text(`bytes of ${params.id}`),
    ),
  );
});

function closing(made_by: Offer["side"]): SaleAct {
  return {
    ...{ n: 1, kind: "closing", act: "done", made_by, day: null, rule: null },
    ...{ said: "", at: inHours(0), made_on: inDays(0) },
  };
}
const sold = (side: Offer["side"], sale: Partial<Sale>) =>
  offer({ state: "accepted", side, sale: { ...SALE, acts: [closing("buyer")], ...sale } });
const ended = (side: Offer["side"], sale: Partial<Sale> = {}) =>
  sold(side, { state: "closed", ended_at: inHours(0), ...sale });

function open() {
  return renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
    </Routes>,
    { path: `/sales/${SALE.id}` },
  );
}

describe("the room after the closing", () => {
  test("the owner marks the home as sold by one press, and reads what to do then", async () => {
    shown = sold("owner", {});
    const { user } = open();
    await screen.findByRole("heading", { name: "You: mark the home as sold." });
    await user.click(screen.getByRole("button", { name: "Mark as sold" }));
    await screen.findByRole("heading", { name: "What to do this week" });
    expect(changed).toEqual([{ status: "sold" }]);
    expect(screen.queryByRole("button", { name: "Mark as sold" })).toBeNull();
  });

  test("the buyer has no such button", async () => {
    shown = sold("buyer", {});
    open();
    await screen.findByRole("heading", { name: "Every step" });
    expect(screen.queryByRole("button", { name: "Mark as sold" })).toBeNull();
  });
});

describe("the papers of a sale", () => {
  test("aren't offered while it goes on", async () => {
    shown = sold("buyer", {});
    open();
    await screen.findByRole("heading", { name: "Every step" });
    expect(screen.queryByText("Your documents of this sale")).toBeNull();
  });

  test("are saved as one archive: both papers, and every file under its step", async () => {
    shown = ended("buyer");
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Save everything" }));
    await screen.findByText(/is in your downloads/);
    expect(saved.map(({ name }) => name)).toEqual([`Sale of ${HOME.title}.zip`]);
    const files = await unzip(saved[0]?.blob as Blob);
    expect([...files.keys()]).toEqual([
      "Contract signed/Contract.pdf",
      "Earnest money paid/Receipt.pdf",
      "Earnest money paid/receipt (2).pdf",
      ARCHIVE_PAPERS.terms,
      ARCHIVE_PAPERS.history,
      "Files that were gone.txt",
    ]);
    const text = (name: string) => new TextDecoder().decode(files.get(name));
    expect(text("Earnest money paid/receipt (2).pdf")).toBe("bytes of f3");
    expect([text(ARCHIVE_PAPERS.terms), text(ARCHIVE_PAPERS.history)]).toEqual([
      "paper",
      "history",
    ]);
    expect(text("Files that were gone.txt")).toBe("Title search ordered/Gone.pdf");
  });

  test("are deleted on demand, after a question", async () => {
    shown = ended("owner");
    const { user } = open();
    expect(
      await screen.findByText(/^We keep the files here until .*, unless you delete them/),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Delete my documents" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(DELETES_PAPERS)).toBeVisible();
    expect(asked.map(({ name }) => name)).not.toContain("delete_sale_papers");
    await user.click(dialog.getByRole("button", { name: "Delete them" }));
    expect(
      await screen.findByText(/^You deleted your files, figures and notes here on /),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(
      asked.filter(({ name }) => name === "delete_sale_papers").map(({ body }) => body),
    ).toEqual([{ sale_id: SALE.id }]);
    expect(screen.queryByRole("button", { name: "Delete my documents" })).toBeNull();
  });
});
