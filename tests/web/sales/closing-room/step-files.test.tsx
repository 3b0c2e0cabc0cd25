import type { Sale } from "@domain/offers/offers.ts";
import type { SaleFile } from "@domain/sales/sale-files.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { browser } from "@web/lib/leave-for.ts";
import SaleScreen from "@web/screens/sale-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { Route, Routes } from "../../../support/routes.tsx";
import { type Call, CLOUD, functions, notedIn, startCloud } from "../../../support/web-cloud.ts";
import { offer, SALE } from "../../offers/offers/offers.ts";
import { openStep } from "./steps.ts";

const cloud = startCloud();
let asked: Call[];
let stored: SaleFile[];
let kept: unknown[];
let uploads: string[];
let isDown: boolean;
let sale: Sale;

function file(name: string, more: Partial<SaleFile> = {}): SaleFile {
  return {
    id: `id-of-${name}`,
    kind: "earnest_money",
    made_by: "buyer",
    seen_by: "both",
    name,
    type: "application/pdf",
    size: 1_500_000,
    created_at: new Date().toISOString(),
    ...more,
  };
}

beforeEach(async () => {
  await comesBack();
  asked = [];
  kept = [];
  uploads = [];
  isDown = false;
  sale = SALE;
  stored = [file("Receipt.pdf"), file("Plan.pdf", { kind: "loan", seen_by: "side" })];
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_sale", () =>
      offer({
        ...{ state: sale.state === "fell_through" ? "fell_through" : "accepted", side: "buyer" },
        sale,
      }),
    ),
    rpc("parties_of_sale", () => []),
    rpc("share_sale_file", ({ id }) => {
      stored = stored.map((each) => (each.id === id ? { ...each, seen_by: "both" } : each));
      return stored[0];
    }),
    rpc("delete_sale_file", ({ id }) => {
      stored = stored.filter((each) => each.id !== id);
      return null;
    }),
    http.get(`${CLOUD}/rest/v1/sale_files`, () => HttpResponse.json(stored)),
    http.post(`${CLOUD}/storage/v1/object/sale-files/*`, async ({ request }) => {
      await request.arrayBuffer();
      uploads.push(`${request.headers.get("content-type")} ${new URL(request.url).pathname}`);
      return HttpResponse.json({});
    }),
    http.post(functions("documents/sales/:sale/files"), async ({ request, params }) => {
      const said = (await request.json()) as { name: string; seen_by: "side" | "both" };
      if (isDown) return HttpResponse.json({ code: "document_upload_failed" }, { status: 503 });
      kept.push({ ...said, sale: params.sale });
      stored.push(file(said.name, { seen_by: said.seen_by }));
      return HttpResponse.json(stored.at(-1), { status: 201 });
    }),
    http.post(functions("documents/sales/files/:id/link"), ({ params }) =>
      HttpResponse.json({ url: `${CLOUD}/signed/${params.id}`, expires_at: "2026-11-28" }),
    ),
  );
});

async function openFiles(name: string) {
  const shown = renderWeb(
    <Routes>
      <Route path="/sales/:id" element={<SaleScreen />} />
    </Routes>,
    { path: `/sales/${SALE.id}` },
  );
  await openStep(shown.user, name);
  const part = await screen.findByRole("region", { name: `Files: ${name}` });
  return { ...shown, part: within(part) };
}

const pdfFile = (name: string, type = "application/pdf") =>
  new File(["%PDF-1.7 %%EOF"], name, { type });
function choose(file: File) {
  const picker = document.querySelector<HTMLInputElement>("input[type=file]");
  fireEvent.change(picker as HTMLElement, { target: { files: [file] } });
}

test("a step shows its own files, and what only this side reads says so; the other side's is neither shared nor deleted", async () => {
  stored.push(file("Theirs.pdf", { made_by: "owner" }));
  const { part } = await openFiles("Earnest money paid");
  expect(await part.findByText("Receipt.pdf")).toBeVisible();
  expect(part.queryByText("Plan.pdf")).not.toBeInTheDocument();
  expect(part.getByText(/^From you · 1.4 MB/)).toBeVisible();
  expect(part.queryByRole("button", { name: /^Share/ })).not.toBeInTheDocument();
  expect(
    part.getByRole("button", { name: "Show Receipt.pdf to the people invited" }),
  ).toBeVisible();
  expect(part.getByText(/^From the owner · 1.4 MB/)).toBeVisible();
  expect(part.getByRole("button", { name: "Save Theirs.pdf" })).toBeVisible();
  expect(part.queryByRole("button", { name: /^(Delete|Show) Theirs\.pdf/ })).toBeNull();
});

test("a file is uploaded to a folder of one's own, and shared unless it is only for oneself", async () => {
  const { user, part } = await openFiles("Earnest money paid");
  choose(pdfFile("Wire.pdf"));
  expect(await part.findByRole("button", { name: "Save Wire.pdf" })).toBeVisible();
  await user.selectOptions(part.getByLabelText("Who sees what you upload"), "side");
  choose(pdfFile("Notes.pdf"));
  expect(await part.findByText(/^From you, only for you/)).toBeVisible();
  expect(uploads[0]).toMatch(
    /^application\/pdf \/storage\/v1\/object\/sale-files\/[\da-f-]{36}\/[\da-f-]{36}\.pdf$/,
  );
  expect(kept).toMatchObject([
    { sale: SALE.id, name: "Wire.pdf", kind: "earnest_money", seen_by: "both" },
    { name: "Notes.pdf", seen_by: "side" },
  ]);
});

test("a file that can't be kept says why, and a check that failed is tried again", async () => {
  const { user, part } = await openFiles("Earnest money paid");
  choose(pdfFile("Photo.heic", "image/heic"));
  expect(
    await part.findByText(/it is not a PDF, JPEG or PNG. Please save it as JPEG/),
  ).toBeVisible();
  await user.click(part.getByRole("button", { name: "Remove" }));
  isDown = true;
  choose(pdfFile("Wire.pdf"));
  const retry = await part.findByRole("button", { name: "Retry" });
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(kept).toMatchObject([{ name: "Wire.pdf" }]));
});

test("a private file is shared, a file is deleted after a question, and saving opens its link", async () => {
  const leaveFor = vi.spyOn(browser, "leaveFor").mockReturnValue();
  const { user, part } = await openFiles("Loan approved");
  await user.click(await part.findByRole("button", { name: "Save Plan.pdf" }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(`${CLOUD}/signed/id-of-Plan.pdf`));
  await user.click(part.getByRole("button", { name: "Share Plan.pdf with the owner" }));
  expect(await part.findByText(/^From you · /)).toBeVisible();
  await user.click(part.getByRole("button", { name: "Delete Plan.pdf" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Plan.pdf is gone for both of you.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(part.queryByText("Plan.pdf")).not.toBeInTheDocument());
  const reads = ["my_sale", "parties_of_sale"];
  expect(
    asked.filter(({ name }) => !reads.includes(name)).map(({ name, body }) => ({ name, ...body })),
  ).toEqual([
    { name: "share_sale_file", id: "id-of-Plan.pdf", seen_by: "both" },
    { name: "delete_sale_file", id: "id-of-Plan.pdf" },
  ]);
});

test("a file that a step was settled with stays", async () => {
  const done = { n: 1, kind: "earnest_money", act: "done", made_by: "buyer" } as const;
  const at = new Date().toISOString();
  const acts = [{ ...done, day: null, rule: null, said: "", at, made_on: at.slice(0, 10) }];
  sale = { ...SALE, acts };
  const { part } = await openFiles("Earnest money paid");
  expect(await part.findByRole("button", { name: "Save Receipt.pdf" })).toBeVisible();
  expect(part.queryByRole("button", { name: "Delete Receipt.pdf" })).toBeNull();
  expect(
    part.getByRole("button", { name: "Show Receipt.pdf to the people invited" }),
  ).toBeVisible();
});

test("a sale that fell through keeps its files and takes no more", async () => {
  sale = { ...SALE, state: "fell_through", ended_at: new Date().toISOString() };
  const { part } = await openFiles("Earnest money paid");
  expect(await part.findByRole("button", { name: "Save Receipt.pdf" })).toBeVisible();
  expect(part.queryByRole("button", { name: /^(Delete|Show|Upload)/ })).toBeNull();
});
