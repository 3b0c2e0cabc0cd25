import { render, screen, within } from "@testing-library/react";
import { Markdown } from "@web/components/markdown.tsx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOSTILE_MARKDOWN } from "../../support/hostile-markdown.ts";
import { MemoryRouter } from "../../support/memory-router.tsx";

/** Elements that run, fetch or take input; markdown must not produce any. */
const NEVER =
  "script,style,img,picture,source,svg,iframe,object,embed,video,audio,link,meta,base,form,input,button,textarea,template,math";

const ran = vi.fn();

beforeEach(() => {
  Object.assign(window, { ran });
});
afterEach(() => ran.mockReset());

describe.each(["article", "chat"] as const)("hostile markdown as %s", (variant) => {
  it.each(HOSTILE_MARKDOWN)("%s", (_name, text) => {
    const { container } = show(text, variant);
    expect(container.querySelector(NEVER)).toBeNull();
    for (const element of container.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        expect(name, element.outerHTML).not.toMatch(
          /^(on|style$|srcset$|src$|action$|formaction$)/,
        );
        expect(value, element.outerHTML).not.toMatch(/(java|vb)script:|data:/i);
      }
    }
    for (const link of container.querySelectorAll("a")) expectSafe(link);
    // Only links and tables can be focused; nothing ran during rendering.
    expect(ran).not.toHaveBeenCalled();
  });
});

describe("hostile markdown", () => {
  it("covers at least fifty cases", () => {
    expect(HOSTILE_MARKDOWN.length).toBeGreaterThanOrEqual(50);
  });

  it("shows HTML as text", () => {
    const { container } = show("Before <b onclick=ran()>bold</b> after");
    expect(container).toHaveTextContent("Before <b onclick=ran()>bold</b> after");
  });

  it("keeps the text of an image and of a link that leads nowhere", () => {
    const { container } = show(
      "See ![the porch](https://evil.example/x.png) and [this](javascript:ran()).",
    );
    expect(container).toHaveTextContent("See the porch and this.");
  });

  it("gives an answer's headings no ids that could clash with the page", () => {
    const { container } = show("# main\n\n## location\n\nText[^1]\n\n[^1]: Note");
    expect(container.querySelector("[id], [name]")).toBeNull();
  });
});

describe("links", () => {
  it("links to our own pages open in the same tab", () => {
    show("Open [your listings](/my-listings?tab=draft#top).");
    const link = screen.getByRole("link", { name: "your listings" });
    expect(link).toHaveAttribute("href", "/my-listings?tab=draft#top");
    expect(link).not.toHaveAttribute("target");
  });

  it("links to another site open in a new tab, name the site, and send it no referrer", () => {
    show("Read [Publication 523](https://www.irs.gov/publications/p523).");
    const link = screen.getByRole("link");
    expect(link).toHaveTextContent("Publication 523 (irs.gov) (opens in a new tab)");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  it("don't repeat a site's name that is already in the text", () => {
    show(
      "https://www.irs.gov/forms and [irs.gov](https://irs.gov) but [irs.gov](https://evil.example)",
    );
    const names = screen.getAllByRole("link").map((link) => link.textContent);
    expect(names).toEqual([
      "https://www.irs.gov/forms (opens in a new tab)",
      "irs.gov (opens in a new tab)",
      "irs.gov (evil.example) (opens in a new tab)",
    ]);
  });
});

describe("an article", () => {
  const text =
    "# Title\n\n## What you'll need\n\nWords, **strong** and *quiet*.\n\n- one\n- two\n\n#### Small\n\n| a | b |\n|---|---|\n| 1 | 2 |";

  it("has headings one level below the page's, with anchors", () => {
    show(text, "article");
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    expect(screen.getByRole("heading", { name: "What you'll need" })).toHaveAttribute(
      "id",
      "what-you-ll-need",
    );
    expect(screen.getByRole("heading", { name: "Small", level: 3 })).toBeVisible();
    const table = within(screen.getByRole("region", { name: "Table" })).getByRole("table");
    expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
  });
});

function show(text: string, variant: "article" | "chat" = "chat") {
  return render(
    <MemoryRouter>
      <Markdown text={text} variant={variant} />
    </MemoryRouter>,
  );
}

function expectSafe(link: HTMLAnchorElement) {
  const href = link.getAttribute("href") ?? "";
  if (href.startsWith("/")) {
    expect(href).toMatch(/^\/(?![/\\])/);
    expect(href).not.toMatch(/^\/api\b/);
    return;
  }
  expect(href).toMatch(/^https?:\/\/[^@]+$/);
  expect(link.rel).toBe("noopener noreferrer nofollow");
  expect(link.target).toBe("_blank");
}
