import type { Engine } from "./engine.ts";

export type Site = { web: string; owner: { email: string; password: string }; home: string };

const PATIENCE_MS = 20_000;

/** Waits for the page. @returns what the expression is once it is neither false nor empty. */
async function until<T>(engine: Engine, expression: string): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await engine.read<T>(
      `(() => { try { const value = ${expression}; return value instanceof Node || value } catch { return null } })()`,
    );
    if (value) return value;
    if (Date.now() > deadline) {
      const shown = await engine.read<string>("document.body.innerText.slice(0, 300)");
      throw new Error(`Waited for ${expression}\nThe page says: ${shown}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const text = (engine: Engine, words: string) =>
  until(engine, `document.body.innerText.includes(${JSON.stringify(words)})`);

/** Marks the first visible element of this kind with this name (`Ask*`: one that begins so), and returns how to find it. */
async function named(engine: Engine, kind: string, name: string): Promise<string> {
  const test = name.endsWith("*")
    ? `named(each).startsWith(${JSON.stringify(name.slice(0, -1))})`
    : `named(each) === ${JSON.stringify(name)}`;
  await until(
    engine,
    `(() => {
      document.querySelector("[data-journey]")?.removeAttribute("data-journey");
      const named = (each) => (each.getAttribute("aria-label") ?? each.labels?.[0]?.innerText ?? each.innerText).trim();
      const found = [...document.querySelectorAll(${JSON.stringify(kind)})].find((each) =>
        each.getClientRects().length > 0 && !each.disabled && ${test});
      found?.scrollIntoView({ block: "center", behavior: "instant" });
      found?.setAttribute("data-journey", "");
      return Boolean(found);
    })()`,
  );
  return "[data-journey]";
}

async function press(engine: Engine, kind: string, name: string): Promise<void> {
  await engine.press(await named(engine, kind, name));
}

async function open(engine: Engine, site: Site, path: string): Promise<void> {
  await engine.open(site.web + path);
  await until(engine, "document.querySelector('h1') && !window.takeEarlyPress");
}

async function signIn(engine: Engine, site: Site): Promise<void> {
  await open(engine, site, "/login");
  await engine.type("input[type=email]", site.owner.email);
  await engine.type("input[type=password]", site.owner.password);
  await press(engine, "button[type=submit]", "Sign In");
  await until(engine, "location.pathname !== '/login'");
}

/** Ten ways through the site, each in a browser of its own. */
export const JOURNEYS: Record<string, (engine: Engine, site: Site) => Promise<void>> = {
  async "the front page leads to the homes"(engine, site) {
    await open(engine, site, "/");
    await press(engine, "a", "Browse homes");
    await until(
      engine,
      "location.pathname === '/listings' && document.querySelectorAll('article, main li').length > 5",
    );
  },
  async "plain words find homes"(engine, site) {
    await open(engine, site, "/");
    await engine.type("main [role=combobox]", "condo in Santa Cruz");
    await press(engine, "button", "Search homes");
    await until(engine, "location.pathname === '/listings'");
    await text(engine, "Santa Cruz");
  },
  async "the list and the map change places"(engine, site) {
    await open(engine, site, "/listings");
    await press(engine, "label", "Map View");
    await until(engine, "document.querySelectorAll('.leaflet-marker-icon').length > 0");
    await press(engine, "label", "Grid View");
    await until(engine, "!document.querySelector('.leaflet-marker-icon')");
  },
  async "a home opens from the list, and Back leads to the list"(engine, site) {
    await open(engine, site, "/listings");
    await engine.press(
      await until<string>(
        engine,
        "document.querySelector('main li a[href^=\"/listings/\"]') && 'main li a[href^=\"/listings/\"]'",
      ),
    );
    await text(engine, "About This Home");
    await engine.read("setTimeout(() => history.back(), 100)");
    await until(
      engine,
      "location.pathname === '/listings' && !document.querySelector('dialog[open]')",
    );
  },
  async "a question about a home is answered or passed on"(engine, site) {
    await open(engine, site, `/listings/${site.home}`);
    await engine.type(await named(engine, "textarea, input", "Ask about*"), "Is there a moat?");
    await press(engine, "button", "Ask");
    await text(engine, "has not published anything about this");
  },
  async "a guest's favorite is still there after loading again"(engine, site) {
    await open(engine, site, `/listings/${site.home}`);
    await press(engine, "button", "Favorite");
    await until(
      engine,
      "document.querySelector('[data-journey]').getAttribute('aria-pressed') === 'true'",
    );
    await open(engine, site, "/favorites");
    await text(engine, "1 home");
  },
  async "a showing has days to choose from"(engine, site) {
    await open(engine, site, `/book/${site.home}`);
    await text(engine, "All times are in");
    await until(engine, "document.querySelectorAll('main button').length > 5");
  },
  async "the phone's menu opens and closes"(engine, site) {
    await engine.resize(500, 844);
    await open(engine, site, "/handbook");
    await press(engine, "header button", "Menu");
    await named(engine, "header nav a", "Listings");
    await press(engine, "header button", "Menu");
    await until(
      engine,
      "![...document.querySelectorAll('header nav a')].some((each) => each.getClientRects().length > 0)",
    );
    await engine.resize(1440, 900);
  },
  async "an owner signs in"(engine, site) {
    await signIn(engine, site);
    await text(engine, "Hello,");
  },
  async "a message's field grows with its lines"(engine, site) {
    await signIn(engine, site);
    await open(engine, site, "/messages");
    const link = "document.querySelector('main a[href^=\"/messages/\"]').getAttribute('href')";
    await open(engine, site, await until<string>(engine, link));
    await until(engine, "document.querySelector('textarea')");
    const before = await engine.read<number>("document.querySelector('textarea').offsetHeight");
    await engine.type("textarea", "Is there room for a workbench? ".repeat(30));
    await until(engine, `document.querySelector('textarea').offsetHeight > ${before + 40}`);
  },
};
