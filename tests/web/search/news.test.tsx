import { act, screen, waitFor } from "@testing-library/react";
import { screens } from "@web/app/routes.tsx";
import { NewsPopup } from "@web/features/search/news/news-popup.tsx";
import { INTEREST_MS } from "@web/features/search/news/use-interest.ts";
import { resumeSession } from "@web/session/session.ts";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findAlert, renderWeb } from "../../support/render-web.tsx";
import { bodiesOf, functions, rest, startCloud, storeSession } from "../../support/web-cloud.ts";

const cloud = startCloud();
let asked: unknown[];

beforeEach(async () => {
  await resumeSession();
  asked = bodiesOf(cloud, "post", functions("news"), () =>
    HttpResponse.json({ message: "Check your inbox to confirm." }, { status: 202 }),
  );
});

const offer = () => screen.findByRole("region", { name: "New homes, by email" });

describe("the newsletter offer", () => {
  test("takes an address and a place once, however often it is pressed, and never reappears", async () => {
    const { user, unmount } = renderWeb(<NewsPopup />);
    await offer();
    await user.type(screen.getByLabelText("Email"), " nell@example.com ");
    await user.type(screen.getByLabelText(/Where/), "Boise");
    await user.dblClick(screen.getByRole("button", { name: "Send me new homes" }));
    const answer = await screen.findByText("Check your inbox to confirm.");
    expect(answer).toHaveFocus();
    expect(asked).toEqual([{ email: "nell@example.com", place: "Boise" }]);
    unmount();
    renderWeb(<NewsPopup />);
    await act(async () => {});
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("shows what is wrong with the address, keeps the input when it fails, and says why", async () => {
    const { user } = renderWeb(<NewsPopup />);
    await offer();
    await user.click(screen.getByRole("button", { name: "Send me new homes" }));
    expect(screen.getByText("Email is required")).toBeInTheDocument();
    expect(screen.getByLabelText("Email")).toHaveFocus();
    await user.type(screen.getByLabelText("Email"), "nell");
    expect(screen.queryByText("Email is required")).toBeNull();
    await user.keyboard("{Enter}");
    expect(screen.getByText("Please enter a valid email address")).toBeInTheDocument();
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText("Email"), "@example.com");
    for (const [answer, text] of [
      [() => HttpResponse.error(), "Network error - please check your connection"],
      [
        () => HttpResponse.json({ code: "too_many_requests" }, { status: 429 }),
        "Too many requests. Please wait a few minutes before trying again.",
      ],
    ] as const) {
      cloud.use(http.post(functions("news"), answer, { once: true }));
      await user.click(screen.getByRole("button", { name: "Send me new homes" }));
      await findAlert(text);
      expect(screen.getByLabelText("Email")).toHaveValue("nell@example.com");
    }
    await user.click(screen.getByRole("button", { name: "Send me new homes" }));
    await screen.findByText("Check your inbox to confirm.");
  });

  test.each(["the button", "Escape"])("is closed for good by %s", async (way) => {
    const { user, unmount } = renderWeb(
      <main id="main" tabIndex={-1}>
        <NewsPopup />
      </main>,
    );
    await offer();
    if (way === "Escape") await user.type(screen.getByLabelText("Email"), "{Escape}");
    else await user.click(screen.getByRole("button", { name: /Close and don't show/ }));
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.getByRole("main")).toHaveFocus();
    unmount();
    renderWeb(<NewsPopup />);
    await act(async () => {});
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("is hidden from signed-in users", async () => {
    storeSession();
    await resumeSession();
    renderWeb(<NewsPopup />);
    await act(async () => {});
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("appears in its corner after half a minute, without taking the focus", async () => {
    vi.useFakeTimers();
    renderWeb(<NewsPopup />);
    const section = screen.getByRole("region");
    expect(section).not.toHaveClass("news-shown");
    act(() => vi.advanceTimersByTime(INTEREST_MS - 1));
    expect(section).not.toHaveClass("news-shown");
    act(() => vi.advanceTimersByTime(1));
    expect(section).toHaveClass("news-shown");
    expect(document.body).toHaveFocus();
  });

  test("appears after scrolling half the page, too", async () => {
    const page = document.documentElement;
    vi.spyOn(page, "scrollHeight", "get").mockReturnValue(3000);
    vi.spyOn(page, "clientHeight", "get").mockReturnValue(1000);
    renderWeb(<NewsPopup />);
    const section = await offer();
    const scrollTo = (y: number) => {
      vi.spyOn(window, "scrollY", "get").mockReturnValue(y);
      act(() => void window.dispatchEvent(new Event("scroll")));
    };
    scrollTo(1000);
    expect(section).not.toHaveClass("news-shown");
    scrollTo(1001);
    expect(section).toHaveClass("news-shown");
  });
});

describe("the links in the emails", () => {
  const open = vi.fn();
  beforeEach(() => {
    open.mockClear();
    cloud.use(
      http.post(rest("rpc/confirm_news"), async ({ request }) => {
        const { token } = (await request.json()) as { token: string };
        open(token);
        const home_id = token === "times" ? "11111111-1111-4111-8111-111111111111" : null;
        const search =
          token === "search" ? { name: "Condos", filters: { property_type: "condo" } } : null;
        if (home_id || search || token === "all")
          return HttpResponse.json({ search_term: null, home_id, search });
        return HttpResponse.json(
          token === "boise" ? { search_term: "Boise", home_id, search } : null,
        );
      }),
      http.post(rest("rpc/leave_news"), async ({ request }) => {
        open(((await request.json()) as { token: string }).token);
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });

  test.each([
    ["boise", "The news is on its way", /new homes for “Boise”, at most once a day/],
    ["all", "The news is on its way", /new homes, at most once a day/],
    ["old", "This link does not work anymore", /ask for the emails again/],
  ])("confirm %s: %s", async (token, title, text) => {
    const { user } = renderWeb(<screens.newsConfirm />, { path: `/news/confirm#${token}` });
    await screen.findByRole("heading", { name: "Would you like news of new homes?" });
    expect(open, "nothing happens by opening the link").not.toHaveBeenCalled();
    await user.dblClick(screen.getByRole("button", { name: "Yes, send me the news" }));
    const heading = await screen.findByRole("heading", { name: title });
    await waitFor(() => expect(token === "old" || heading === document.activeElement).toBe(true));
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("a home's showing times are confirmed in words of their own", async () => {
    const { user } = renderWeb(<screens.newsConfirm />, { path: "/news/confirm?times#times" });
    await screen.findByRole("heading", { name: "Should we tell you when showing times open up?" });
    await user.click(screen.getByRole("button", { name: "Yes, tell me" }));
    expect(
      await screen.findByRole("heading", { name: "We tell you when times open" }),
    ).toHaveFocus();
    expect(screen.getByRole("link", { name: "See the times there now" })).toHaveAttribute(
      "href",
      "/book/11111111-1111-4111-8111-111111111111",
    );
  });

  test("a search is kept by a press, and leads to its homes and to an account", async () => {
    const { user } = renderWeb(<screens.newsConfirm />, { path: "/news/confirm?search#search" });
    await screen.findByRole("heading", { name: "Should we keep your search?" });
    expect(open).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Yes, keep my search" }));
    expect(await screen.findByRole("heading", { name: "Your search is saved" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "See its homes now" })).toHaveAttribute(
      "href",
      "/listings?property_type=condo",
    );
    expect(screen.getByRole("link", { name: "saved searches" })).toHaveAttribute(
      "href",
      "/login?mode=signup&next=%2Fsaved-searches",
    );
  });

  test("a failed confirmation can be retried", async () => {
    cloud.use(http.post(rest("rpc/confirm_news"), () => HttpResponse.error(), { once: true }));
    const { user } = renderWeb(<screens.newsConfirm />, { path: "/news/confirm#boise" });
    await user.click(await screen.findByRole("button", { name: "Yes, send me the news" }));
    await findAlert("Network error - please check your connection");
    await user.click(screen.getByRole("button", { name: "Yes, send me the news" }));
    await screen.findByRole("heading", { name: "The news is on its way" });
  });

  test("a link without its token is reported as incomplete", async () => {
    renderWeb(<screens.newsConfirm />, { path: "/news/confirm" });
    await screen.findByRole("heading", { name: "This link does not work anymore" });
    renderWeb(<screens.newsLeave />, { path: "/news/leave" });
    await screen.findByRole("heading", { name: "This link is not complete" });
  });

  test("leave unsubscribes at once", async () => {
    renderWeb(<screens.newsLeave />, { path: "/news/leave#boise" });
    await screen.findByRole("heading", { name: "No more news" });
    expect(open).toHaveBeenCalledExactlyOnceWith("boise");
  });

  test("leave shows a failure, with a retry", async () => {
    cloud.use(
      http.post(rest("rpc/leave_news"), () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = renderWeb(<screens.newsLeave />, { path: "/news/leave#boise" });
    await screen.findByRole("heading", { name: "We could not unsubscribe you yet" });
    await user.click(screen.getByRole("button", { name: /try again/i }));
    await screen.findByRole("heading", { name: "No more news" });
  });
});
