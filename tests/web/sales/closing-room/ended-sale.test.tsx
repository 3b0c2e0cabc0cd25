import type { EarnestMoney, Offer, OfferAct, Sale } from "@domain/offers/offers.ts";
import { SOLD_UNPAID } from "@domain/sales/closed-sale.ts";
import type { SaleAct } from "@domain/sales/deadlines.ts";
import {
  ARCHIVE_PAPERS,
  DELETES_PAPERS,
  FIRST_DELETES_PAPERS,
} from "@domain/sales/sale-archive.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
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

describe("the room of a sale that ends", () => {
  const ending: OfferAct = {
    ...{ act: "ending", made_by: "buyer", n: 1, said: "The cellar is wet." },
    ...{ earnest_money: "to_buyer", at: inHours(-2) },
  };
  const signed: SaleAct = {
    ...{ n: 1, kind: "contract", act: "agreed", made_by: "owner", day: inDays(-2), said: "" },
    ...{
      rule: { counts: "calendar", moves: false, until_hour: 24, otherwise: [] },
      at: inHours(-48),
    },
    made_on: inDays(-2),
  };
  const endingSale: Sale = {
    ...{ ...SALE, acts: [signed], endings: 1, ended_by: "buyer", reason: "inspection" },
    ends_at: inHours(22),
  };
  const part = async () =>
    within(await screen.findByRole("region", { name: "The earnest money and the terms" }));

  test("says which conditions were open when the end was announced, with both statements", async () => {
    shown = sold("owner", {});
    shown = { ...shown, acts: [ending], sale: { ...endingSale } };
    open();
    expect((await part()).getByText(/still let the buyer leave over: .*Inspection/)).toBeVisible();
    expect((await part()).getByText("Inspection").nextSibling).toHaveTextContent(/^open until /);
    expect((await part()).getByText("It goes back to the buyer.")).toBeVisible();
    expect((await part()).getByText("The cellar is wet.")).toBeVisible();
    expect((await part()).getByText("Has said nothing about it.")).toBeVisible();
    expect((await part()).queryByRole("button", { name: "Save as PDF" })).toBeNull();
  });

  test("has the release as a PDF once it has ended", async () => {
    let asked = 0;
    cloud.use(
      http.get(functions(`documents/sales/${SALE.id}/release`), () => {
        asked += 1;
        return new HttpResponse("%PDF-", { headers: { "content-type": "application/pdf" } });
      }),
    );
    shown = sold("buyer", {});
    shown = {
      ...{ ...shown, state: "fell_through", acts: [ending] },
      sale: { ...endingSale, state: "fell_through", ended_at: inHours(-1), ends_at: null },
    };
    const { user } = open();
    expect((await part()).getByText("What you said")).toBeVisible();
    await user.click((await part()).getByRole("button", { name: "Save as PDF" }));
    await waitFor(() => expect(asked).toBe(1));
  });
});

describe("the room after the closing", () => {
  const recorded = [closing("buyer"), { ...closing("buyer"), n: 2, kind: "recording" as const }];
  const funds: Sale["facts"][number] = {
    ...{ kind: "recording", field: "funds", side: "both", n: 1, value: inDays(0) },
    ...{ made_by: "owner", at: inHours(0) },
  };

  test("the owner marks the home as sold by one press, and reads what to do then", async () => {
    shown = sold("owner", { acts: recorded, facts: [funds] });
    const { user } = open();
    await screen.findByRole("heading", { name: "You: mark the home as sold." });
    await user.click(screen.getByRole("button", { name: "Mark as sold" }));
    await screen.findByRole("heading", { name: "What to do this week" });
    expect(changed).toEqual([{ status: "sold" }]);
    expect(screen.queryByRole("button", { name: "Mark as sold" })).toBeNull();
  });

  test("an owner who hasn't recorded that the money arrived is asked first", async () => {
    shown = sold("owner", { acts: recorded });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Mark as sold" }));
    const dialog = within(screen.getByRole("dialog", { name: SOLD_UNPAID.title }));
    await user.click(dialog.getByRole("button", { name: SOLD_UNPAID.keep }));
    expect(changed).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Mark as sold" }));
    await user.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: SOLD_UNPAID.confirm }),
    );
    await screen.findByRole("heading", { name: "What to do this week" });
    expect(changed).toEqual([{ status: "sold" }]);
  });

  test("the buyer has no such button, and no documents are offered while the sale goes on", async () => {
    shown = sold("buyer", {});
    open();
    await screen.findByRole("heading", { name: "The weeks until the keys" });
    expect(screen.queryByRole("button", { name: "Mark as sold" })).toBeNull();
    expect(screen.queryByText("Your documents of this sale")).toBeNull();
  });
});

describe("the room of a sold home", () => {
  const settled = ["recording", "utilities"] as const;
  const acts = [
    closing("owner"),
    ...settled.map((kind, n) => ({ ...closing("owner"), n: n + 2, kind })),
    { ...closing("buyer"), n: 4, kind: "utilities" as const },
  ];

  test("the buyer waits for the keys, and reads that the home is sold once they have them", async () => {
    shown = ended("buyer", { acts });
    open();
    await screen.findByRole("heading", { name: /^Waiting for the keys/ });
    expect(screen.getByText("What to do next")).toBeVisible();
    cleanup();
    shown = ended("buyer", { acts: [...acts, { ...closing("owner"), n: 5, kind: "possession" }] });
    open();
    await screen.findByRole("heading", { name: /^The home is sold\./ });
    expect(screen.getByText("Status")).toBeVisible();
  });
});

describe("the papers of a sale", () => {
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

  test.each(["buyer", "owner"] as const)(
    "aren't offered for deletion to another %s than the first, who reads who decides",
    async (side) => {
      shown = ended(side, { is_first: false });
      const { unmount } = open();
      expect(await screen.findByText(new RegExp(FIRST_DELETES_PAPERS[side]))).toBeVisible();
      expect(screen.queryByRole("button", { name: "Delete my documents" })).toBeNull();
      unmount();
      shown = ended(side, { is_first: true });
      open();
      expect(await screen.findByRole("button", { name: "Delete my documents" })).toBeVisible();
      expect(screen.queryByText(new RegExp(FIRST_DELETES_PAPERS[side]))).toBeNull();
    },
  );

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
      await screen.findByText(/^Your files, figures and notes here were deleted on /),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(
      asked.filter(({ name }) => name === "delete_sale_papers").map(({ body }) => body),
    ).toEqual([{ sale_id: SALE.id }]);
    expect(screen.queryByRole("button", { name: "Delete my documents" })).toBeNull();
  });
});

describe("the earnest money of a sale that fell through", () => {
  const act = (made_by: Offer["side"], earnest_money: EarnestMoney): OfferAct => ({
    ...{ act: "money", made_by, n: 1, said: "", earnest_money },
    at: inHours(-1),
  });
  const fell = (acts: OfferAct[]) =>
    offer({
      ...{ state: "fell_through", side: "buyer", acts },
      sale: { ...SALE, state: "fell_through", ended_at: inHours(-1) },
    });
  const OPEN = "The earnest money is still open";

  test("is told until both say the same, with what the other side had said", async () => {
    shown = fell([act("owner", "to_owner"), act("buyer", "to_buyer")]);
    cloud.use(
      notedIn(asked)("say_money", ({ earnest_money }) => {
        shown = fell([...shown.acts, act("buyer", earnest_money as EarnestMoney)]);
        return shown;
      }),
    );
    const { user } = open();
    await screen.findByRole("heading", { name: OPEN });
    expect(
      screen.getByText(
        /^You said: it goes back to the buyer\. The owner said: it goes to the owner\./,
      ),
    ).toBeVisible();
    const send = screen.getByRole("button", { name: "Tell the other side" });
    expect(send).toBeDisabled();
    await user.click(screen.getByRole("radio", { name: "It is divided" }));
    await user.click(send);
    expect(await screen.findByText(/^You said: it is divided\./)).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "It goes to the owner" }));
    await user.click(screen.getByRole("button", { name: "Tell the other side" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: OPEN })).toBeNull());
    const said = asked.filter(({ name }) => name === "say_money").map(({ body }) => body);
    const first = { id: shown.id, earnest_money: "divided", said: "", seen: "to_owner" };
    expect(said).toEqual([first, { ...first, earnest_money: "to_owner" }]);
  });

  test("is first told by whoever comes first, who has seen nothing of the other; a refusal keeps what was chosen", async () => {
    shown = fell([]);
    cloud.use(
      http.post(
        rest("rpc/say_money"),
        () => HttpResponse.json({ code: "PT409", message: "sale_changed" }, { status: 409 }),
        { once: true },
      ),
      notedIn(asked)("say_money", () => shown),
    );
    const { user } = open();
    expect(
      await screen.findByText(/^You said nothing about it\. The owner said nothing about it\./),
    ).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "None has been paid" }));
    await user.click(screen.getByRole("button", { name: "Tell the other side" }));
    expect(await screen.findByText(ERRORS.sale_changed.text)).toBeVisible();
    expect(screen.getByRole("radio", { name: "None has been paid" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Tell the other side" }));
    await screen.findByText("Noted. We told the other side.");
    expect(asked.find(({ name }) => name === "say_money")?.body).toEqual({
      ...{ id: shown.id, earnest_money: "not_paid", said: "" },
    });
  });
});
