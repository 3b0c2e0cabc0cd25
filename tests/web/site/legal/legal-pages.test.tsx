import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "@domain/site/paths.ts";
import { screen, within } from "@testing-library/react";
import { AppRoutes, screens } from "@web/app/routes.tsx";
import { KEPT_IN_BROWSER } from "@web/features/site/legal/browser-storage.tsx";
import { PERSONAL_KEYS } from "@web/lib/personal-keys.ts";
import { matchPath, useLocation } from "@web/lib/router.tsx";
import { describe, expect, it, vi } from "vitest";
import { renderWeb } from "../../../support/render-web.tsx";
import { until } from "../../../support/until.ts";

const DOCUMENTS = [
  {
    path: "/privacy",
    title: "Privacy Policy",
    sections: 13,
    facts: [
      /not directed at children under 13/,
      /18 or older/,
      /requests about your data within 45 days/,
      /Export my data/,
      /Delete my account/,
      /We set no cookies of our own/,
    ],
  },
  {
    path: "/terms",
    title: "Terms of Service",
    sections: 18,
    facts: [
      /You must be 18 or older/,
      /not a licensed real estate broker/,
      /no legal, tax or financial advice/,
      /card payment provider/,
      /Payments are non-refundable/,
      /limited to the amount you paid us in the 6 months before/,
      /\$14\.99 per month/,
      /\$199 one time/,
    ],
  },
] as const;

describe.each(DOCUMENTS)("$path", ({ path, title, sections, facts }) => {
  it("has its title, its date and a link home, scrolls to the named section, and prints", async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled(this.id);
    };
    const { user } = await open(`${path}#ai`);
    await until(() => expect(scrolled).toHaveBeenCalledWith("ai"));
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText("July 16, 2025").parentElement).toHaveTextContent(
      "Last updated July 16, 2025",
    );
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    expect(screen.getByText(/has its own lawyers check it/)).toBeVisible();
    await until(() => expect(document.title).toBe(`${title} · SelfNVest`));
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("has the promised facts, in numbered sections that its links name", async () => {
    const { container } = await open(path);
    const text = container.textContent?.replace(/\s+/g, " ");
    for (const fact of facts) expect(text).toMatch(fact);
    const headings = sectionHeadings();
    expect(headings).toHaveLength(sections);
    const contents = within(screen.getByRole("navigation", { name: "Contents" }));
    const links = contents.getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(
      headings.map((heading) => heading.textContent?.replace(/\s/, "")),
    );
    headings.forEach((heading, index) => {
      expect(heading.textContent).toMatch(new RegExp(`^${index + 1}\\. \\S`));
      expect(links[index]).toHaveAttribute("href", `#${heading.id}`);
      const section = heading.parentElement?.textContent ?? "";
      expect(section.length, heading.id).toBeGreaterThan(200);
    });
    expect(new Set(headings.map(({ id }) => id)).size).toBe(sections);
    for (const link of screen.getAllByRole("link", { name: /^section \d+$/ })) {
      const number = Number(link.textContent?.split(" ")[1]);
      expect(link).toHaveAttribute("href", `#${headings[number - 1]?.id}`);
    }
  });
});

it("legal pages have no dead links", async () => {
  const sectionsOf = new Map<string, Set<string>>();
  const links: { from: string; href: string }[] = [];
  for (const { path } of DOCUMENTS) {
    const { unmount } = await open(path);
    sectionsOf.set(path, new Set(sectionHeadings().map(({ id }) => id)));
    for (const link of screen.getAllByRole("link"))
      links.push({ from: path, href: link.getAttribute("href") ?? "" });
    unmount();
  }
  expect(links.length).toBeGreaterThan(31);
  for (const { from, href } of links) {
    if (href.startsWith("mailto:")) continue;
    const [to = "", hash] = href.split("#");
    const target = to || from;
    expect(isPage(target), href).toBe(true);
    if (hash) expect(sectionsOf.get(target), href).toContain(hash);
  }
});

describe("storage in the browser", () => {
  const named = KEPT_IN_BROWSER.flatMap(({ keys }) => keys);

  it("is all listed in the Privacy Policy", () => {
    const kept = [...Object.values(PERSONAL_KEYS), ...storageKeys()];
    expect(kept.length).toBeGreaterThan(9);
    expect(named).toEqual(expect.arrayContaining(kept));
  });

  it("is limited to what the policy lists, and includes no cookie", () => {
    expect(new Set(named)).toEqual(new Set([...Object.values(PERSONAL_KEYS), ...storageKeys()]));
    expect(sources().filter(({ text }) => /document\.cookie/.test(text))).toEqual([]);
  });
});

async function open(path: string) {
  screens.privacy.preload();
  screens.terms.preload();
  const view = renderWeb(<Routes />, { path });
  await screen.findByRole("heading", { level: 1 });
  return view;
}

function Routes() {
  return <AppRoutes location={useLocation()} />;
}

function sectionHeadings(): HTMLElement[] {
  return screen
    .getAllByRole("heading", { level: 2 })
    .filter((heading) => heading.id !== "contents");
}

function isPage(path: string): boolean {
  return Object.values(paths).some((each) => matchPath(each.path, path) !== null);
}

/**
 * The constants in web/ that name a storage location: `…KEY = "…"`, `…PREFIX = "…"`, a database.
 */
function storageKeys(): string[] {
  return sources()
    .filter(({ text }) =>
      /storage\.ts"|indexedDB|personal-keys|storageKey|offline-caches/i.test(text),
    )
    .concat(
      sources().filter(({ path }) => /(personal-keys|offline-caches|auth-client)\.ts$/.test(path)),
    )
    .flatMap(({ text }) => [
      ...text.matchAll(
        /const (?:\w*KEY|\w+_CACHE|DRAFT_PREFIX|PHOTOS_DATABASE|EXPORT_FILE) = "([^"]+)"/g,
      ),
    ])
    .map(([, key = ""]) => key);
}

let read: { path: string; text: string }[] | undefined;

function sources() {
  const root = join(process.cwd(), "web");
  read ??= readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  return read;
}
