import type { OwnerDocument } from "@domain/papers/documents.ts";
import { PDF_IS_LOCKED } from "@domain/papers/pdf-password.ts";
import { AppError } from "@domain/site/errors/errors.ts";
import { createDocumentQueue } from "@web/features/papers/documents/document-queue.ts";
import { MAX_UPLOADS } from "@web/lib/upload-queue.ts";
import { expect, test, vi } from "vitest";
import { deferred } from "../../../support/deferred.ts";
import { lockedPdf, OLDER } from "../../../support/locked-pdfs.ts";
import { until } from "../../../support/until.ts";

const USER = "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa";

type Sending = {
  path: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  finish: () => void;
};

/** A queue whose surroundings respond on the test's command. */
function start() {
  const sending: Sending[] = [];
  const kept: string[] = [];
  const world = { refuses: undefined as AppError | undefined };
  const keep = vi.fn(async ({ path, name }: { path: string; name: string }) => {
    if (world.refuses) throw world.refuses;
    return { id: path, name } as OwnerDocument;
  });
  const queue = createDocumentQueue(USER, {
    send: (path, _, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        sending.push({ path, signal, onProgress, finish: resolve });
      }),
    keep,
    onKept: ({ name }) => kept.push(name),
    untilNetwork: async () => {},
  });
  const files = () => queue.store.getState().files;
  const steps = () => files().map(({ step }) => step);
  return { queue, sending, kept, keep, world, files, steps };
}

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name);
const settled = () => until(() => Promise.resolve());

test("sends three at a time, each under its own name, and has each checked", async () => {
  const { queue, sending, kept, keep, steps } = start();
  queue.add(["a.pdf", "b.doc", "c.PNG", "d.jpeg"].map((name) => file(name)));
  await until(() => expect(sending).toHaveLength(MAX_UPLOADS));
  expect(steps()).toEqual(["sending", "sending", "sending", "ready"]);
  sending[1]?.finish();
  await until(() => expect(sending).toHaveLength(4));
  for (const each of sending) each.finish();
  await until(() => expect(kept).toHaveLength(4));
  expect(queue.store.getState()).toMatchObject({ files: [], done: 4 });
  const paths = keep.mock.calls.map(([{ path }]) => path);
  expect(new Set(paths).size).toBe(4);
  for (const path of paths) expect(path).toMatch(/^a{8}-.{27}\/[\da-f-]{36}\.(pdf|doc|png|jpg)$/);
});

test("reports each file's progress", async () => {
  const { queue, sending, files } = start();
  queue.add([file("a.pdf", 200)]);
  await until(() => expect(sending).toHaveLength(1));
  sending[0]?.onProgress(50);
  expect(files()[0]?.progress).toBe(0.25);
});

test.each([
  [
    "a.pages",
    4,
    "it is not a PDF, Word document (.doc, .docx), JPEG or PNG. Please choose File, Export To, PDF",
  ],
  ["a.pdf", 0, "it is empty"],
  ["a.pdf", 25 * 1024 * 1024 + 1, "it is larger than 25 MB"],
])(
  "reports at once what is wrong with %s of %i bytes, and sends the others",
  async (name, size, reason) => {
    const { queue, sending, files } = start();
    queue.add([file(name, size), file("b.pdf")]);
    expect(files()[0]).toMatchObject({
      step: "failed",
      failure: { canRetry: false, problem: `This file was not uploaded: ${reason}.` },
    });
    await until(() => expect(sending).toHaveLength(1));
  },
);

test("a PDF that only opens with a password isn't sent, and the others are", async () => {
  const { queue, sending, files } = start();
  // jsdom has no `crypto.subtle`, which the newest kind needs.
  const [locked, open] = [OLDER.secret, OLDER.none].map((protection) => lockedPdf(protection));
  queue.add([
    new File([new Uint8Array(locked ?? [])], "statement.pdf"),
    new File([new Uint8Array(open ?? [])], "deed.pdf"),
  ]);
  await until(() => expect(files()[0]?.step).toBe("failed"));
  expect(files()[0]?.failure).toMatchObject({
    canRetry: false,
    problem: `This file was not uploaded: ${PDF_IS_LOCKED}.`,
  });
  await until(() => expect(sending).toHaveLength(1));
  expect(files()[1]).toMatchObject({ name: "deed.pdf", step: "sending" });
});

test("a file that is cancelled while it is looked at isn't sent", async () => {
  const { queue, sending, files } = start();
  queue.add([file("a.pdf"), file("b.png")]);
  queue.cancel(files()[0]?.id ?? "");
  queue.add([file("c.pdf")]);
  await until(() => expect(sending).toHaveLength(2));
  await settled();
  expect(sending).toHaveLength(2);
});

test("a failed check does not resend the file", async () => {
  const { queue, sending, kept, world, files } = start();
  world.refuses = new AppError("documents_full");
  queue.add([file("a.pdf")]);
  await until(() => expect(sending).toHaveLength(1));
  sending[0]?.finish();
  await until(() => expect(files()[0]?.failure?.problem).toMatch(/up to 200 documents/));
  world.refuses = undefined;
  queue.retry(files()[0]?.id ?? "");
  await until(() => expect(kept).toEqual(["a.pdf"]));
  expect(sending).toHaveLength(1);
});

test("a file the server has lost is resent to the same path", async () => {
  const { queue, sending, world, files } = start();
  world.refuses = new AppError("document_not_found");
  queue.add([file("a.pdf")]);
  await until(() => expect(sending).toHaveLength(1));
  sending[0]?.finish();
  await until(() => expect(files()[0]?.step).toBe("failed"));
  queue.retry(files()[0]?.id ?? "");
  await until(() => expect(sending).toHaveLength(2));
  expect(sending[1]?.path).toBe(sending[0]?.path);
});

test("a file being checked can't be cancelled, and stopping clears everything", async () => {
  const { queue, sending, keep, kept, files, steps } = start();
  const checked = deferred<OwnerDocument>();
  keep.mockImplementationOnce(() => checked.promise);
  queue.add([file("a.pdf")]);
  await until(() => expect(sending).toHaveLength(1));
  sending[0]?.finish();
  await until(() => expect(steps()).toEqual(["finishing"]));
  queue.cancel(files()[0]?.id ?? "");
  expect(steps()).toEqual(["finishing"]);
  queue.stop();
  checked.resolve({ name: "a.pdf" } as OwnerDocument);
  await settled();
  expect(kept).toEqual([]);
  expect(files()).toEqual([]);
});
