import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { DocumentsPanel } from "@web/features/papers/documents/documents-panel.tsx";
import { sessionStore, startSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { fakeDownloads } from "../../../support/fake-downloads.ts";
import { findAlert, focusOn, renderWeb, saidText, textsOf } from "../../../support/render-web.tsx";
import { signIn } from "../../../support/returning-person.ts";
import { CLOUD, DANA, functions, startCloud } from "../../../support/web-cloud.ts";
import { documentCloud, ownerDocument } from "./document-cloud.ts";

const cloud = startCloud();

function open(server = documentCloud([ownerDocument("Deed.pdf"), ownerDocument("Roof.png")])) {
  cloud.use(...server.handlers);
  const view = renderWeb(<DocumentsPanel userId={DANA.id} kit={<p>The kit</p>} />);
  const picker = view.container.querySelector<HTMLInputElement>("input[type=file]");
  if (!picker) throw new Error("There is no file picker.");
  return {
    ...view,
    server,
    picker,
    choose: (...files: File[]) => fireEvent.change(picker, { target: { files } }),
    button: (name: string | RegExp) => screen.findByRole("button", { name }),
    names: () => textsOf(screen.queryAllByText(/^(Deed|Roof|Plan|New)[^ ]*\.(pdf|png)$/)),
  };
}

const file = (name: string) => new File(["%PDF-1.7"], name);

beforeEach(async () => {
  startSession();
  await signIn();
});
afterEach(() => {
  act(() => sessionStore.setState({ status: "signed-out", user: null, hasLeft: true }));
  // jsdom lacks it, like old browsers.
  Reflect.deleteProperty(navigator, "pdfViewerEnabled");
});

test("lists the documents with type, size and date, and the kit below", async () => {
  const letter = ownerDocument("Letter.doc", { type: "application/msword" });
  open(documentCloud([ownerDocument("Deed.pdf"), letter]));
  const [deed] = await screen.findAllByRole("listitem");
  expect(deed).toHaveTextContent("Deed.pdf");
  expect(deed).toHaveTextContent("PDF · 1.4 MB · Nov 20, 2026");
  expect(screen.getByText("The kit")).toBeVisible();
  // Browsers can't show the letter.
  expect(textsOf(screen.getAllByRole("button", { name: /^Preview/ }))).toHaveLength(1);
});

test("shows that the list failed to load, with a retry; an empty one says what to do", async () => {
  const server = documentCloud();
  const { user, button } = open(server);
  cloud.use(http.get(functions("documents"), () => HttpResponse.json({}, { status: 503 })));
  await findAlert("We could not load your documents. Please try again shortly.");
  cloud.resetHandlers(...server.handlers);
  await user.click(await button("Try again"));
  expect(await screen.findByRole("heading", { name: "No documents yet" })).toBeVisible();
});

test("accepts the promised file types, several at once, also dropped ones, and shows them once checked", async () => {
  const { picker, choose, names, server } = open();
  expect(picker.multiple).toBe(true);
  for (const ending of ["pdf", "doc", "docx", "jpg", "jpeg", "jpe", "jfif", "png"])
    expect(picker.accept.split(",")).toContain(`.${ending}`);
  await screen.findByText("Deed.pdf");
  choose(file("Plan.pdf"), file("New.pdf"));
  expect(await screen.findByText("2 documents uploaded.")).toBeVisible();
  expect(names().toSorted()).toEqual(["Deed.pdf", "New.pdf", "Plan.pdf", "Roof.png"]);
  expect(server.uploads).toHaveLength(2);
  expect(server.uploads[0]).toMatch(
    new RegExp(`^application/pdf /storage/v1/object/documents/${DANA.id}/`),
  );
  const zone = screen.getByRole("group", { name: "Upload documents" });
  const dataTransfer = { types: ["Files"], files: [file("Plan 2.pdf")] };
  fireEvent.dragOver(zone, { dataTransfer });
  fireEvent.drop(zone, { dataTransfer });
  await waitFor(() => expect(server.uploads).toHaveLength(3));
});

test("shows a document that was uploaded before the list has come", async () => {
  const server = documentCloud([ownerDocument("Deed.pdf")]);
  const { choose, names } = open(server);
  const late = deferred();
  const old = [...server.documents];
  cloud.use(
    http.get(
      functions("documents"),
      async () => {
        await late.promise;
        return HttpResponse.json(old);
      },
      { once: true },
    ),
  );
  choose(file("Plan.pdf"));
  expect(await screen.findByText("1 document uploaded.")).toBeVisible();
  late.resolve();
  await waitFor(() => expect(names()).toEqual(["Plan.pdf", "Deed.pdf"]));
});

test("shows why the server refused a file, or that storage is full; other failures can be retried", async () => {
  const { choose, user, button, server } = open();
  const text = "This document was refused: it is cut short or damaged.";
  cloud.use(
    http.post(functions("documents"), () =>
      HttpResponse.json({ error: text, detail: text, code: "document_refused" }, { status: 422 }),
    ),
  );
  choose(file("Plan.pdf"));
  await findAlert(text);
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  await user.click(await button("Remove"));

  const message = "new row violates row-level security policy";
  cloud.use(
    http.post(
      `${CLOUD}/storage/v1/object/documents/*`,
      () =>
        HttpResponse.json({ statusCode: "403", error: "Unauthorized", message }, { status: 400 }),
      { once: true },
    ),
  );
  choose(file("Plan.pdf"));
  await findAlert("You can keep up to 200 documents, 500 MB in all. Please delete one first.");
  await user.click(await button("Remove"));

  cloud.use(http.post(functions("documents"), () => HttpResponse.json({}, { status: 500 })));
  choose(file("Plan.pdf"));
  await findAlert("Failed to upload document. Please try again.");
  cloud.resetHandlers(...server.handlers);
  await user.click(await button("Retry"));
  expect(await screen.findByText("1 document uploaded.")).toBeVisible();
});

test("cancels an upload", async () => {
  const { choose, user, button, names } = open();
  cloud.use(http.post(`${CLOUD}/storage/v1/object/documents/*`, () => new Promise(() => {})));
  await screen.findByText("Deed.pdf");
  choose(file("Plan.pdf"));
  expect(await screen.findByRole("progressbar", { name: "Upload of Plan.pdf" })).toBeVisible();
  await user.click(await button("Cancel"));
  expect(names()).toEqual(["Deed.pdf", "Roof.png"]);
});

test("renames without changing the extension, and restores the focus; an unchanged name makes no request, a refused one stays in the field, Escape only ends it", async () => {
  const { user, button, server } = open();
  const asked = vi.fn(() => HttpResponse.json({}, { status: 503 }));
  cloud.use(http.patch(functions("documents/:id"), asked, { once: true }));
  const escaped = vi.fn();
  window.addEventListener("keydown", escaped);
  await user.click(await button("Rename Deed.pdf"));
  expect(screen.getByLabelText("New name of Deed.pdf")).toHaveValue("Deed");
  await user.type(screen.getByLabelText("New name of Deed.pdf"), "x{Escape}");
  expect(escaped.mock.calls.filter(([event]) => event.key === "Escape")).toEqual([]);
  window.removeEventListener("keydown", escaped);
  await user.click(await button("Rename Deed.pdf"));
  await user.keyboard("{Enter}");
  await user.click(await button("Rename Deed.pdf"));
  expect(asked).not.toHaveBeenCalled();

  await user.type(screen.getByLabelText("New name of Deed.pdf"), " two{Enter}");
  expect(
    await screen.findByText("The document could not be changed. Please try again."),
  ).toBeVisible();
  expect(screen.getByLabelText("New name of Deed.pdf")).toHaveValue("Deed two");
  expect(server.documents[0]?.name).toBe("Deed.pdf");
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await button("Rename Deed two.pdf")).toHaveFocus());
  expect(server.documents[0]?.name).toBe("Deed two.pdf");
});

test("deletes at once, only one on a double press, offers to undo, and moves the focus on; what could not be deleted is restored", async () => {
  const { user, button, names, server } = open();
  cloud.use(
    http.delete(functions("documents/:id"), () => HttpResponse.json({}, { status: 503 }), {
      once: true,
    }),
  );
  await user.click(await button("Delete Deed.pdf"));
  await findAlert("The document could not be changed. Please try again.");
  expect(names().toSorted()).toEqual(["Deed.pdf", "Roof.png"]);

  await user.dblClick(await button("Delete Deed.pdf"));
  expect(await screen.findByText("Deed.pdf was deleted.")).toBeVisible();
  fireEvent.click(await button("Delete Roof.png"), { detail: 2 });
  expect(names()).toEqual(["Roof.png"]);
  await focusOn(button("Delete Roof.png"));
  await user.click(await button("Undo"));
  expect(await saidText("Deed.pdf is back.")).toBeInTheDocument();
  await focusOn(button("Delete Deed.pdf"));
  expect(names().toSorted()).toEqual(["Deed.pdf", "Roof.png"]);
  expect(server.documents).toHaveLength(2);
});

test("previews an image and a PDF over the page, with a new link when it does not load", async () => {
  const { user, button } = open();
  await user.click(await button("Preview Roof.png"));
  const dialog = screen.getByRole("dialog", { name: "Roof.png" });
  const image = () => within(dialog).findByRole("img", { name: "Roof.png" });
  fireEvent.error(await image());
  await findAlert("The document could not be opened. Please try again.");
  await user.click(await button("Try again"));
  expect(await image()).toHaveAttribute("src", `${CLOUD}/signed/id-of-Roof.png`);
  await user.keyboard("{Escape}");
  await focusOn(button("Preview Roof.png"));
  await user.click(await button("Preview Deed.pdf"));
  expect(await screen.findByTitle("Deed.pdf")).toHaveAttribute(
    "src",
    `${CLOUD}/signed/id-of-Deed.pdf`,
  );
  const link = screen.getByRole("link", { name: /Open in a new tab/ });
  expect(link).toHaveAttribute("href", `${CLOUD}/signed/id-of-Deed.pdf`);
});

test("opens a PDF in a new tab where the browser can't embed it", async () => {
  Object.assign(navigator, { pdfViewerEnabled: false });
  const { user, button } = open();
  await user.click(await button("Preview Deed.pdf"));
  expect(await screen.findByText("No preview in this browser")).toBeVisible();
  expect(screen.queryByTitle("Deed.pdf")).toBeNull();
  expect(screen.getByRole("link", { name: /Open in a new tab/ })).toBeVisible();
});

test("downloads under the document's name, once however often it is pressed", async () => {
  const { user, button } = open();
  const saved = fakeDownloads();
  await user.dblClick(await button("Download Deed.pdf"));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["Deed.pdf"]));
  expect(await saved[0]?.blob.text()).toBe("bytes of id-of-Deed.pdf");
});

test("uploads continue when the panel is closed, and end with a sign-out", async () => {
  const server = documentCloud();
  const { choose, unmount } = open(server);
  choose(file("Plan.pdf"));
  unmount();
  await waitFor(() => expect(server.documents).toHaveLength(1));
  act(() => sessionStore.setState({ status: "signed-out", user: null, hasLeft: true }));
  open(server);
  expect(screen.queryByText(/uploaded/)).toBeNull();
});
