import { screen, waitFor } from "@testing-library/react";
import { chatStore, type Turn } from "@web/features/vesty/chat/chat-store.ts";
import { safeLink } from "@web/lib/safe-link.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { startCloud } from "../../../support/web-cloud.ts";
import { become, type ChatCloud, startChatCloud } from "./chat-cloud.ts";
import { HOSTILE_ANSWERS, HOSTILE_SOURCES } from "./hostile-answers.ts";
import { lineOf, openSignedIn } from "./world.tsx";

/** docs/trust.md D4: whatever the model says, nothing runs and nothing is fetched. */
const server = startCloud();
const ran = vi.fn();
let cloud: ChatCloud;

beforeEach(() => {
  become(null);
  cloud = startChatCloud(server);
  ran.mockReset();
  Object.assign(window, { ran });
});

const answered = (answer: string, index: number): Turn => ({
  id: `turn-${index}`,
  message: `Attack ${index} <script>ran()</script> ![x](https://evil.example/x.png)`,
  images: [],
  askedAt: "2026-11-20T15:04:00.000Z",
  answeredAt: "2026-11-20T15:04:00.000Z",
  state: "done",
  status: null,
  answer,
  sources: index === 0 ? HOSTILE_SOURCES : [],
  failure: null,
  isElsewhere: false,
});

test("200 and more hostile answers are shown as text only", async () => {
  expect(HOSTILE_ANSWERS.length).toBeGreaterThanOrEqual(200);
  await openSignedIn();
  const log = screen.getByRole("log");
  chatStore.setState({ turns: HOSTILE_ANSWERS.map(answered) });
  await waitFor(() => expect(log.querySelectorAll(".prose")).toHaveLength(HOSTILE_ANSWERS.length));

  const forbidden = "script,style,img,iframe,object,embed,video,audio,link,meta,base,form,input";
  expect([...log.querySelectorAll(forbidden)].map((each) => each.outerHTML)).toEqual([]);
  const attributes = [...log.querySelectorAll("*")].flatMap(({ attributes: all }) => [...all]);
  const isWrong = ({ name, value }: Attr) =>
    /^(on|src|style$|formaction$|action$)/.test(name) ||
    (name === "href" && safeLink(value) === undefined);
  expect(attributes.filter(isWrong).map(({ name, value }) => `${name}=${value}`)).toEqual([]);
  expect([...log.querySelectorAll("ol a[href*='evil'], ol a[href*='api']")]).toEqual([]);
  expect(ran).not.toHaveBeenCalled();
});

test("a hostile status and a hostile refusal are only text", async () => {
  const { user, field } = await openSignedIn();
  await user.type(field(), "Hello{Enter}");
  const line = await lineOf(cloud);
  line.send("start", { thread_id: "<img src=x onerror=ran()>", message_id: "m" });
  line.send("status", { tool: "x", label: "<img src=x onerror=ran()>" });
  expect(await screen.findByText("<img src=x onerror=ran()>…")).toBeVisible();
  line.send("error", { code: "chat_failed", error: "<script>ran()</script>" });
  expect(await screen.findByText("<script>ran()</script>")).toBeVisible();
  expect(document.querySelector("img, script")).toBeNull();
  expect(ran).not.toHaveBeenCalled();
});
