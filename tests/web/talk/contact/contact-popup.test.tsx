import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Footer } from "@web/app/footer.tsx";
import { PATIENCE_MS } from "@web/features/talk/contact/open-mail-program.ts";
import { env } from "@web/lib/env.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const NOT_OPENED =
  "Unable to open email client. Please contact us directly at support@selfnvest.com";

let opened: string[];
let scrolled: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 });
  opened = [];
  scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  // jsdom opens nothing; the test records what would be opened.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
});

describe("the envelope in the footer", () => {
  it("scrolls to the footer and opens the popup half a second later, once", async () => {
    const { link } = show();
    fireEvent.click(link);
    fireEvent.click(link);
    expect(scrolled).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(450);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByRole("dialog", { name: "Contact us" })).toBeVisible();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  it("is a mailto link without JavaScript, and for a click with a modifier key", () => {
    const { link } = show();
    expect(link).toHaveAttribute("href", "mailto:support@selfnvest.com");
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
  });
});

describe("the contact popup", () => {
  it("has a fixed recipient, and asks for everything else", async () => {
    const { dialog, user } = await open();
    expect(dialog.getByLabelText("To")).toHaveValue("support@selfnvest.com");
    expect(dialog.getByLabelText("To")).toHaveAttribute("readonly");
    await user.click(dialog.getByRole("button", { name: "Send Message" }));
    for (const name of ["Name", "Email", "Subject", "Message"]) {
      expect(dialog.getByText(`${name} is required`)).toBeVisible();
    }
    expect(dialog.getByLabelText("Your name")).toHaveFocus();
    expect(opened).toEqual([]);
  });

  it("opens the mail program once, says so, and closes 3 seconds later", async () => {
    const { dialog, user, link } = await open();
    await fill(dialog, user);
    const button = dialog.getByRole("button", { name: "Send Message" });
    await user.click(button);
    await user.click(button);
    expect(opened).toHaveLength(1);
    expect(new URL(opened[0] ?? "").searchParams.get("subject")).toBe("A question");
    act(() => void window.dispatchEvent(new Event("blur")));
    expect(await dialog.findByText(SENT)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Done" })).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(screen.getByRole("dialog")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(link).toHaveFocus();
    // Name and email stay, subject and message are cleared.
    const again = await open(link);
    expect(again.dialog.getByLabelText("Your name")).toHaveValue("Ana Ruiz");
    expect(again.dialog.getByLabelText("Message")).toHaveValue("");
  });

  it("shows our address when nothing opens, and lets the text be copied", async () => {
    const { dialog, user } = await open();
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await fill(dialog, user);
    await user.click(dialog.getByRole("button", { name: "Send Message" }));
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));
    const alert = dialog.getByText(NOT_OPENED).closest("[role='alert']");
    expect(alert).not.toBeNull();
    await user.click(dialog.getByRole("button", { name: "Copy my message" }));
    expect(await dialog.findByText(/^Copied\./)).toBeVisible();
    expect(copied.mock.lastCall?.[0]).toContain("How do I add a second home?");
    expect(dialog.getByLabelText("Message")).toHaveValue("How do I add a second home?");
    await user.click(dialog.getByRole("button", { name: "Send Message" }));
    expect(opened).toHaveLength(2);
  });

  it("closes on Escape, restores the focus, and keeps the input", async () => {
    const { dialog, user, link } = await open();
    await user.type(dialog.getByLabelText("Message"), "Half a thought");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(link).toHaveFocus();
    const again = await open(link);
    expect(again.dialog.getByLabelText("Message")).toHaveValue("Half a thought");
  });
});

describe("the footer", () => {
  afterEach(() => {
    env.socialLinks = [];
  });

  it("has the legal column and the copyright line", () => {
    renderWeb(<Footer />);
    const legal = within(screen.getByRole("navigation", { name: "Legal" }));
    expect(legal.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
    expect(legal.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  });

  it.each([
    ["2025-12-31T12:00:00Z", "© 2025 SelfNVest. All rights reserved."],
    ["2026-11-24T12:00:00Z", "© 2025–2026 SelfNVest. All rights reserved."],
  ])("the footer on %s shows %s", (now, text) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
    renderWeb(<Footer />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it("links to configured social pages and no others", () => {
    const { unmount } = renderWeb(<Footer />);
    expect(screen.queryByRole("link", { name: /LinkedIn/ })).toBeNull();
    unmount();
    env.socialLinks = [{ name: "LinkedIn", url: "https://www.linkedin.com/company/homes" }];
    renderWeb(<Footer />);
    const link = screen.getByRole("link", { name: /^LinkedIn\s*\(opens in a new tab\)$/ });
    expect(link).toHaveAttribute("href", "https://www.linkedin.com/company/homes");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  });
});

function show() {
  const { user: _realTime, ...view } = renderWeb(<Footer />);
  return { ...view, link: screen.getByRole("link", { name: "Email us" }) };
}

async function open(link = show().link) {
  const { default: userEvent } = await import("@testing-library/user-event");
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(link);
  const dialog = within(await screen.findByRole("dialog", { name: "Contact us" }));
  return { dialog, user, link };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function fill(dialog: Opened["dialog"], user: Opened["user"]) {
  await user.type(dialog.getByLabelText("Your name"), "Ana Ruiz");
  await user.type(dialog.getByLabelText("Your email"), "ana@example.com");
  await user.type(dialog.getByLabelText("Subject"), "A question");
  await user.type(dialog.getByLabelText("Message"), "How do I add a second home?");
}
