import type { HandbookArticle, HandbookMatch } from "@domain/vesty/handbook.ts";
import { screen, within } from "@testing-library/react";
import HandbookArticleScreen from "@web/screens/handbook-article-screen.tsx";
import HandbookScreen from "@web/screens/handbook-screen.tsx";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { findAlert, renderWeb } from "../../../support/render-web.tsx";
import { Route, Routes } from "../../../support/routes.tsx";
import { rest, startCloud } from "../../../support/web-cloud.ts";

/** The handbook as a reader sees it: the list, a search, an article. */

const cloud = startCloud();

const ARTICLES: HandbookArticle[] = [
  article("how-to-price-your-home", "How to price your home", "pricing"),
  article("lead-paint", "Lead paint", "disclosures"),
  article("fair-housing", "Fair housing", "disclosures"),
];

let asked: URL[];

beforeEach(() => {
  asked = [];
  cloud.use(
    http.get(rest("handbook_articles"), ({ request }) => {
      const slug = new URL(request.url).searchParams.get("slug")?.replace("eq.", "");
      return HttpResponse.json(slug ? ARTICLES.filter((each) => each.slug === slug) : ARTICLES);
    }),
    http.get(rest("rpc/search_handbook"), ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      return HttpResponse.json(url.searchParams.get("query")?.includes("paint") ? [MATCH] : []);
    }),
  );
});

describe("the list", () => {
  it("shows every article under its topic", async () => {
    show("/handbook");
    const topic = await screen.findByRole("region", { name: "What to disclose" });
    const links = within(topic).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/handbook/lead-paint",
      "/handbook/fair-housing",
    ]);
    expect(screen.queryByRole("heading", { name: "Moving" })).toBeNull();
  });
});

describe("a question", () => {
  it("is searched for while typing, and kept in the address", async () => {
    const { user, where } = show("/handbook");
    await user.type(screen.getByLabelText("Search the handbook"), "old paint?");
    expect(await screen.findByText("One article, best match first.")).toBeVisible();
    expect(where()).toBe("/handbook?q=old+paint%3F");
    expect(screen.getByText("Tell the buyer about lead. See the form.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "How to price your home" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(await screen.findByRole("link", { name: "How to price your home" })).toBeVisible();
    expect(where()).toBe("/handbook");
  });

  it("a question from the address is searched for at once, and Enter does not wait", async () => {
    const { user } = show("/handbook?q=paint");
    await screen.findByText("One article, best match first.");
    const field = screen.getByLabelText("Search the handbook");
    expect(field).toHaveValue("paint");
    await user.clear(field);
    await user.type(field, "zebra{Enter}");
    await screen.findByRole("heading", { name: "Nothing about that" });
    expect(asked.map((url) => url.searchParams.get("query"))).toEqual(["paint", "zebra"]);
    expect(screen.getByRole("link", { name: "Ask Vesty" })).toHaveAttribute(
      "href",
      "/dashboard?ask=zebra",
    );
  });

  it("a question that failed can be retried", async () => {
    cloud.use(http.get(rest("rpc/search_handbook"), () => HttpResponse.error(), { once: true }));
    const { user } = show("/handbook?q=paint");
    await findAlert("The search did not work");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: "Lead paint" });
  });
});

describe("an article", () => {
  it("is shown with its contents, its neighbors, and a link to Vesty, and leads to the next one", async () => {
    const { user, where } = show("/handbook/lead-paint");
    expect(await screen.findByRole("heading", { level: 1, name: "Lead paint" })).toBeVisible();
    const [contents] = screen.getAllByRole("navigation", { name: "In this article" });
    const [part] = within(contents as HTMLElement).getAllByRole("link", { name: "What you do" });
    expect(part).toHaveAttribute("href", "#what-you-do");
    expect(document.getElementById("what-you-do")).toHaveTextContent("What you do");
    const neighbors = await screen.findByRole("navigation", { name: "Previous and next article" });
    expect(
      within(neighbors)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/handbook/how-to-price-your-home", "/handbook/fair-housing"]);
    expect(screen.getByRole("link", { name: "Ask Vesty about this" })).toHaveAttribute(
      "href",
      "/dashboard?ask=Lead+paint",
    );
    expect(screen.getByText("November 22, 2026")).toHaveAttribute("datetime", "2026-11-22");
    expect(document.title).toBe("Lead paint · SelfNVest");
    await user.click(screen.getByRole("link", { name: /^Next\s*Fair housing$/ }));
    expect(await screen.findByRole("heading", { level: 1, name: "Fair housing" })).toBeVisible();
    expect(where()).toBe("/handbook/fair-housing");
  });

  it.each(["no-such-thing", "Lead%20Paint!"])(
    "an article that does not exist (%s) offers a search",
    async (slug) => {
      show(`/handbook/${slug}`);
      await screen.findByRole("heading", { level: 1, name: "No such article" });
      expect(screen.getByRole("link", { name: "Search for these words" })).toHaveAttribute(
        "href",
        slug === "no-such-thing" ? "/handbook?q=no+such+thing" : "/handbook?q=Lead+Paint",
      );
    },
  );
});

function show(path: string) {
  return renderWeb(
    <Routes>
      <Route path="/handbook" element={<HandbookScreen />} />
      <Route path="/handbook/:slug" element={<HandbookArticleScreen />} />
    </Routes>,
    { path },
  );
}

function article(slug: string, title: string, topic: HandbookArticle["topic"]): HandbookArticle {
  const summary = `About ${title.toLowerCase()}.`;
  const body = "First words.\n\n## What you do\n\nWords.\n\n## When\n\nWords.\n\n## Why\n\nWords.";
  const dates = { published_on: "2026-11-20", updated_on: "2026-11-22" };
  return { slug, title, topic, summary, body, ...dates };
}

const MATCH: HandbookMatch = {
  slug: "lead-paint",
  title: "Lead paint",
  topic: "disclosures",
  summary: "About lead paint.",
  passage: "What you do\n\n1. **Tell** the buyer about lead. See [the form](/handbook/x).",
  rank: 0.8,
};
