import { QueryClientProvider, useMutation } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { registerTokenSource } from "@web/api/site/auth/token.ts";
import { uploadFile } from "@web/api/site/transport/upload-file.ts";
import { createQueryClient } from "@web/app/query-client.ts";
import { Button } from "@web/components/button.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { NoticeRegion } from "@web/components/notice-region.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { AnswerItem } from "@web/features/vesty/chat/answer-item.tsx";
import { AttachedImages } from "@web/features/vesty/chat/attached-images.tsx";
import type { Turn } from "@web/features/vesty/chat/chat-store.ts";
import { newId } from "@web/lib/attempt.ts";
import { useNotices } from "@web/lib/notices.ts";
import { SILENT_MS, STILL_WAITING, type Wait } from "@web/lib/still-waiting.ts";
import { createUploadQueue } from "@web/lib/upload-queue.ts";
import { useCheckedForm } from "@web/lib/use-checked-form.ts";
import { useDownload } from "@web/lib/use-download.ts";
import { useWork } from "@web/lib/use-work.ts";
import { type ReactNode, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { photoFile, queueWorld } from "./homes/photos/queue-world.ts";

beforeEach(() => {
  vi.useFakeTimers();
  useNotices.setState({ notices: [], spoken: [], places: [] });
});

/** The promises that hang until the test is over. */
const hung: (() => void)[] = [];
const never = () => new Promise<never>((_, reject) => hung.push(() => reject(new Error("over"))));
afterEach(async () => {
  cleanup();
  for (const end of hung.splice(0)) end();
  await vi.advanceTimersByTimeAsync(0);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.queryAllByText(/longer than usual/).map(({ textContent }) => textContent);
/** Everything says so by then. */
const BY_MS = 10_000;

function show(waiting: ReactNode) {
  const page = (part: ReactNode) => (
    <QueryClientProvider client={createQueryClient()}>
      {part}
      <NoticeRegion where="page" />
    </QueryClientProvider>
  );
  const { rerender } = render(page(waiting));
  return { now: (part: ReactNode) => rerender(page(part)) };
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Go" }));

function Form() {
  const { form } = useCheckedForm({ initial: {}, problemsOf: () => ({}), submit: never });
  return (
    <form {...form}>
      <button type="submit">Go</button>
    </form>
  );
}

function Work() {
  const { run } = useWork();
  return (
    <button type="button" onClick={() => void run("it", never)}>
      Go
    </button>
  );
}

function Download() {
  const { download } = useDownload(never, "a.pdf");
  return (
    <button type="button" onClick={() => void download()}>
      Go
    </button>
  );
}

function Change() {
  const { mutate } = useMutation({ mutationFn: never });
  return (
    <button type="button" onClick={() => mutate()}>
      Go
    </button>
  );
}

/** An upload whose connection is there and moves nothing. */
function Upload() {
  useEffect(() => {
    registerTokenSource(async () => "a token");
    vi.stubGlobal(
      "XMLHttpRequest",
      class {
        upload = {};
        onerror = () => {};
        open() {}
        setRequestHeader() {}
        send() {
          hung.push(() => this.onerror());
        }
      },
    );
    const { signal } = new AbortController();
    const sent = uploadFile({ path: "a.webp", file: new Blob(), signal, onProgress: () => {} });
    sent.catch(() => {});
  }, []);
  return null;
}

function Queue({ step }: { step: "preparing" | "sending" | "finishing" }) {
  useEffect(() => {
    const steps = { encode: never, send: never, attach: never };
    const { encode, send, attach } = steps;
    const stuck = { preparing: { encode }, sending: { send }, finishing: { attach } }[step];
    const { queue } = queueWorld(stuck);
    queue.add([photoFile("a.jpg")], 0);
    return () => queue.stop();
  }, [step]);
  return null;
}

const TURN: Turn = {
  id: newId(),
  message: "What is escrow?",
  images: [],
  askedAt: "2026-01-01T00:00:00Z",
  answeredAt: null,
  state: "running",
  status: null,
  answer: "",
  sources: [],
  failure: null,
  isElsewhere: false,
};

function Vesty({ text = "", status = null as string | null }) {
  const turn = { ...TURN, status, answer: text };
  const answer = { kind: "answer", key: "a", text, at: null, stopped: false, sources: [], turn };
  return <AnswerItem answer={answer as never} onRetry={undefined} onEdit={undefined} />;
}

function Picture({ progress = 0 }) {
  const state = "uploading" as const;
  const picture = { id: "a", name: "a.jpg", preview: "blob:a", path: null, problem: null };
  return <AttachedImages userId={newId()} attachments={[{ ...picture, state, progress }]} />;
}

describe("waiting parts say so by ten seconds", () => {
  test.each<[what: string, Wait, () => ReactNode, start?: () => void]>([
    ["a spinner", "work", () => <Spinner />],
    ["a button", "work", () => <Button pending />],
    ["a list", "load", () => <LoadingGroup label="Loading homes..." />],
    ["a form", "work", () => <Form />, press],
    ["an action", "work", () => <Work />, press],
    ["a download", "work", () => <Download />, press],
    ["a change without a spinner", "work", () => <Change />, press],
    ["bytes on their way", "upload", () => <Upload />],
    ["a photo that is made smaller", "upload", () => <Queue step="preparing" />],
    ["a photo that is sent", "upload", () => <Queue step="sending" />],
    ["a photo that is added", "upload", () => <Queue step="finishing" />],
    ["a picture for Vesty", "upload", () => <Picture />],
    ["Vesty, before the first word", "vesty", () => <Vesty />],
    ["Vesty, between words", "vesty", () => <Vesty text="Escrow is" />],
  ])("%s", async (_, wait, waiting, start) => {
    const { now } = show(waiting());
    start?.();
    await pass(SILENT_MS[wait] - 1_000);
    expect(said()).toEqual([]);
    await pass(BY_MS - SILENT_MS[wait] + 1_000);
    expect(said()).toEqual([`Note: ${STILL_WAITING[wait]}`]);
    // It stays as long as the wait, in the region that speaks.
    await pass(20_000);
    expect(said()).toHaveLength(1);
    expect(screen.getByText(/longer than usual/).closest("[role=status]")).not.toBeNull();
    now(null);
  });
});

test("a part that moves is not late", async () => {
  const { now } = show(<Vesty />);
  await pass(7_000);
  now(<Vesty status="Looking at your listing" />);
  await pass(7_000);
  now(<Vesty text="Escrow" />);
  await pass(7_000);
  now(<Vesty text="Escrow is" />);
  await pass(7_000);
  expect(said()).toEqual([]);
  await pass(1_000);
  expect(said()).toHaveLength(1);
  now(<Vesty text="Escrow is money" />);
  expect(said()).toEqual([]);
});

test("a notice speaks for all that wait, and goes with the last of them", async () => {
  const { now } = show([<Button key="a" pending />, <Button key="b" pending />]);
  await pass(BY_MS);
  expect(said()).toHaveLength(1);
  now([<Button key="a" pending />, <Button key="b" />]);
  expect(said()).toHaveLength(1);
  // Dismissed, it doesn't come back for a wait that it spoke for.
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await pass(BY_MS);
  expect(said()).toEqual([]);
  now([<Button key="a" />, <Button key="b" />]);
  now([<Button key="a" pending />, <Button key="b" />]);
  await pass(BY_MS);
  expect(said()).toHaveLength(1);
  now([<Button key="a" />, <Button key="b" />]);
  expect(said()).toEqual([]);
});

test("an upload that waits for the connection has words of its own, and one that failed waits for nobody", async () => {
  show(null);
  const work = { send: never, finish: never, isOrdered: false, maxTries: 1 };
  const waiting = { failureOf: () => undefined, untilNetwork: never };
  const queue = createUploadQueue({ ...work, ...waiting });
  const file = { name: "a", order: 0, progress: 0, tries: 0, failure: null } as const;
  queue.enter({ ...file, id: "a", step: "failed" });
  await pass(BY_MS);
  expect(said()).toEqual([]);
  queue.enter({ ...file, id: "b", step: "ready" });
  await pass(BY_MS);
  expect(said()).toHaveLength(1);
  act(() => queue.store.setState({ isWaiting: true }));
  await pass(BY_MS);
  expect(said()).toEqual([]);
  queue.stop();
});
