import type { Ownership, OwnershipQueue } from "@domain/homes/ownership.ts";
import { screen, waitFor } from "@testing-library/react";
import OwnershipPage from "@web/features/homes/ownership/ownership-page.tsx";
import { OwnershipSection } from "@web/features/site/operating/ownership-section.tsx";
import { beforeEach, describe, expect, test } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { comesBack } from "../../../support/returning-person.ts";
import { OWN_HOME } from "../../../support/showings.ts";
import { type Call, DANA, notedIn, startCloud } from "../../../support/web-cloud.ts";

const cloud = startCloud();
const PROOF = "bbbbbbbb-1111-4111-8111-bbbbbbbbbbbb";
const HOME: Ownership = {
  ...{ title: "Craftsman", status: "active", has_address: true, address: "12 Oak Street, Denver" },
  ...{ must_wait: false, shown_at: null, waits: false, proof: null },
};
const SENT = {
  ...{ id: PROOF, name: "Deed.pdf", reason: null },
  ...{ created_at: "2050-01-01T00:00:00Z", decided_at: null },
};
let home: Ownership | null;
let queue: OwnershipQueue;
let asked: Call[];

const called = (name: string) => asked.find((each) => each.name === name)?.body;

beforeEach(async () => {
  asked = [];
  home = HOME;
  queue = { waits: false, total: 0, waiting: [] };
  const rpc = notedIn(asked);
  cloud.use(
    rpc("my_ownership", () => home),
    rpc("ownership_queue", () => queue),
    rpc("decide_ownership", () => {
      queue = { ...queue, total: 0, waiting: [] };
      return null;
    }),
    rpc("set_ownership_rule", () => {
      queue = { ...queue, waits: true };
      return null;
    }),
  );
  await comesBack();
});

const open = () => renderWeb(<OwnershipPage userId={DANA.id} id={OWN_HOME.id} />);

describe("showing that a home is yours", () => {
  test("a house: the page says that it can be public in the meantime", async () => {
    open();
    expect(await screen.findByText(/can be public in the meantime/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Upload a document" })).toBeVisible();
  });

  test("land: the page says that it waits", async () => {
    home = { ...HOME, must_wait: true };
    open();
    expect(await screen.findByText(/can be public once we have accepted/)).toBeVisible();
  });

  test("a home without an address: the page leads to it", async () => {
    home = { ...HOME, has_address: false };
    open();
    expect(await screen.findByRole("link", { name: "Enter the address" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Upload a document" })).toBeNull();
  });

  test("a document under review can be opened by the person who sent it", async () => {
    home = { ...HOME, waits: true, proof: { ...SENT, state: "waiting" } };
    open();
    expect(await screen.findByText("Under review")).toBeVisible();
    expect(screen.getByRole("button", { name: "Open the document" })).toBeVisible();
  });

  test("a refused document: the page says why, and takes another one", async () => {
    home = { ...HOME, proof: { ...SENT, state: "refused", reason: "Another name is on it." } };
    open();
    expect(await screen.findByText("Another name is on it.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Upload a document" })).toBeVisible();
  });

  test("an accepted document: the page says since when", async () => {
    home = { ...HOME, shown_at: "2026-11-20T18:00:00Z" };
    open();
    expect(await screen.findByText("Ownership shown Nov 20, 2026")).toBeVisible();
  });

  test("a home of someone else is not found", async () => {
    home = null;
    open();
    expect(await screen.findByText(/home/i, { selector: "[role] *" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Upload a document" })).toBeNull();
  });
});

describe("deciding about a document", () => {
  beforeEach(() => {
    queue.waiting = [
      {
        ...{ id: PROOF, listing_id: OWN_HOME.id, title: "Craftsman", owner: "Dana Whitfield" },
        ...{ address: "12 Oak Street, Denver", property_type: "land", status: "draft" },
        ...{ type: "application/pdf", created_at: "2050-01-01T00:00:00Z", is_own: false },
      },
    ];
  });

  test("accepting it is one press", async () => {
    const { user } = renderWeb(<OwnershipSection userId={DANA.id} />);
    await user.click(await screen.findByRole("button", { name: "Accept: 12 Oak Street, Denver" }));
    await waitFor(() => expect(called("decide_ownership")).toEqual({ id: PROOF, accepts: true }));
    expect(await screen.findByText("No document is waiting.")).toBeVisible();
  });

  test("refusing it sends the reason", async () => {
    const { user } = renderWeb(<OwnershipSection userId={DANA.id} />);
    await user.type(await screen.findByLabelText(/Reason to refuse/), "Another name is on it.");
    await user.click(screen.getByRole("button", { name: "Refuse: 12 Oak Street, Denver" }));
    const refusal = { id: PROOF, accepts: false, reason: "Another name is on it." };
    await waitFor(() => expect(called("decide_ownership")).toEqual(refusal));
  });

  test("a moderator's own home is decided by someone else", async () => {
    queue.waiting = queue.waiting.map((proof) => ({ ...proof, is_own: true }));
    renderWeb(<OwnershipSection userId={DANA.id} />);
    expect(await screen.findByText(/This is your own home/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Accept/ })).toBeNull();
  });

  test("the rule for new homes is an operator's switch", async () => {
    const { user } = renderWeb(<OwnershipSection userId={DANA.id} sets />);
    await user.click(await screen.findByRole("checkbox", { name: /New homes wait/ }));
    await waitFor(() => expect(called("set_ownership_rule")).toEqual({ waits: true }));
    await waitFor(() => expect(screen.getByRole("checkbox")).toBeChecked());
  });
});
