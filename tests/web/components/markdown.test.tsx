import { render, screen, within } from "@testing-library/react";
import { Markdown } from "@web/components/markdown.tsx";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOSTILE_MARKDOWN } from "../../support/hostile-markdown.ts";

/** Elements that run or fetch something, or take input; none may come out of markdown. */
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
    // Links and tables are all that a keyboard reaches; nothing was run while it was put there.
    expect(ran).not.toHaveBeenCalled();
  });
});

describe("hostile markdown", () => {
  it("is a set of at least fifty", () => {
    expect(HOSTILE_MARKDOWN.length).toBeGreaterThanOrEqual(50);
  });

  it("shows html as the text that it is", () => {
    const { container } = show("Before <b onclick=ran()>bold</b> after");
    expect(container).toHaveTextContent("Before <b onclick=ran()>bold</b> after");
  });

  it("keeps the words of an image and of a link that leads nowhere", () => {
    const { container } = show(
      "See ![the porch](https://evil.example/x.png) and [this](javascript:ran()).",
    );
    expect(container).toHaveTextContent("See the porch and this.");
  });

  it("gives an answer's headings no names that the page could stumble over", () => {
    const { container } = show("# main\n\n## location\n\nText[^1]\n\n[^1]: Note");
    expect(container.querySelector("[id], [name]")).toBeNull();
  });
});

describe("links", () => {
  it("lead to a page of ours in the same tab", () => {
    show("Open [your listings](/my-listings?tab=draft#top).");
    const link = screen.getByRole("link", { name: "your listings" });
    expect(link).toHaveAttribute("href", "/my-listings?tab=draft#top");
    expect(link).not.toHaveAttribute("target");
  });

  it("lead to another site in a new tab, with its name, and tell it nothing", () => {
    show("Read [Publication 523](https://www.irs.gov/publications/p523).");
    const link = screen.getByRole("link");
    expect(link).toHaveTextContent("Publication 523 (irs.gov) (opens in a new tab)");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  it("don't repeat the name of a site that is written there", () => {
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

  it("has headings below the page's, with anchors", () => {
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
