import type { Plugin } from "vite";

/** Facts that rolldown tells us about a module. */
type Info = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] };
type Graph = { getModuleInfo: (id: string) => Info | null };

/**
 * Which file a module goes into. The bundler's own choice is a file for every set of parts that
 * share something, which makes dozens of requests; one file for everything would make the front page
 * wait for the dashboard. So each of the busiest screens gets what it needs in a few files, none of
 * which holds what another screen alone needs (decision 14). The rest keeps the bundler's files.
 *
 * A rule looks at the parts that are loaded on their own and need the module: screens, mostly. Parts
 * that are needed together share a file, too.
 */
export function fewChunks(): Plugin {
  return {
    name: "few-chunks",
    // Pages are rendered in Node, where a file costs nothing.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : { build: { rolldownOptions: { output: { codeSplitting: { groups: inOrder(RULES) } } } } },
  };
}

/** Loaded on every page of someone who is signed in: the session, the ends of the top bar. */
const ACCOUNT = ["bell", "account-menu", "favorites-later", "check-session"];

/** Parts that only someone signed in loads. */
const MEMBERS = [
  ...ACCOUNT,
  "dashboard-screen",
  "dashboard-availability",
  "dashboard-bookings",
  "dashboard-cover",
  "dashboard-documents",
  "dashboard-lists",
  "dashboard-profile",
  "dashboard-purchases",
  "dashboard-questions",
  "dashboard-saved",
  "dashboard-sidebar",
  "dashboard-timeline",
  "dashboard-vesty",
  "availability-dialog",
  "availability-screen",
  "edit-listing-screen",
  "home-offers",
  "messages-screen",
  "my-listings-screen",
  "notifications-screen",
  "offers-screen",
  "one-of-homes",
  "profile-screen",
  "promote-home",
  "price-bench",
  "sell-screen",
];

/** The modules that a visit to each of the busiest pages loads. */
const LANDING = ["landing-screen", "chat-widget"];
/** The page's lower parts, which load when the visitor begins to read. */
const LANDING_LATER = ["landing-product", "landing-prices"];
const LISTINGS = ["listings-screen"];
/** The page's parts that load when the visitor begins to read. */
const LISTINGS_LATER = ["listings-contents"];
const SIGN_IN = ["login-screen", "login-dialog"];
const DASHBOARD = ["dashboard-screen", ...ACCOUNT];
/** A photograph for those who have room for it. */
const COVER = ["dashboard-cover"];
const LEGAL = ["privacy-screen", "terms-screen"];
const HOME = ["listing-screen"];
/** The same home over the list, and as its owner will publish it. */
const HOME_ELSEWHERE = ["listing-dialog", "listing-preview"];
/** The page's parts for visitors who have lists, or read on. */
const HOME_MORE = ["add-to-list", "home-documents"];

const RULES: [name: string, belongs: Rule][] = [
  // The packages change seldom and stay in the visitor's cache.
  ["packages", (parts, id) => parts.has("main") && isPackage(id) && !FOR_CHANGES.test(id)],
  ["changes", (_parts, id) => FOR_CHANGES.test(id)],
  // This file also has small modules that the other files would load alone, or with one of these pages' files.
  [
    "shell",
    (parts) =>
      parts.has("main") ||
      (isOn([...LANDING, ...LISTINGS], parts) && isOn(DASHBOARD, parts)) ||
      (isOn(LANDING, parts) && isOn(LEGAL, parts)) ||
      (isOn(LANDING, parts) && isOn(COVER, parts) && isOn(SIGN_IN, parts)),
  ],
  // A page that shows a limit doesn't need the texts of all errors.
  ["limits", (_parts, id) => /\/domain\/site\/errors\/(first-)?limits\.ts$/.test(id)],
  ["refusals", (parts) => parts.has("refusal")],
  // A visitor who signs in or reads on gets a little that only the dashboard needs: several files would be larger.
  [
    "common",
    (parts) =>
      (isOn(SIGN_IN, parts) && isOn(DASHBOARD, parts)) ||
      (isOn(HOME, parts) && isOn(ACCOUNT, parts)) ||
      (parts.has("dashboard-screen") && !isOn(ACCOUNT, parts) && !onlyOn(MEMBERS, parts)),
  ],
  ["asking", (parts) => parts.has("tables-later")],
  ["photo", (parts) => isOn(LANDING, parts) && isOn(COVER, parts)],
  ["landing-later", (parts) => onlyOn(LANDING_LATER, parts)],
  ["landing", (parts) => onlyOn([...LANDING, ...LANDING_LATER], parts)],
  ["cards", (parts) => isOn(LANDING, parts) && isOn([...LISTINGS, ...LISTINGS_LATER], parts)],
  ["plans", (parts) => isOn(LANDING, parts)],
  ["listings-later", (parts) => onlyOn(LISTINGS_LATER, parts)],
  // The dashboard of an owner of several homes has a list of them, and no other field.
  ["select", (parts) => isOn(LISTINGS_LATER, parts) && parts.has("one-of-homes")],
  ["fields", (parts) => isOn([...LISTINGS_LATER, ...HOME], parts) && isOn(SIGN_IN, parts)],
  ["facts", (parts) => isOn(LISTINGS_LATER, parts) && isOn(HOME, parts)],
  ["search-parts", (parts) => isOn(LISTINGS_LATER, parts)],
  ["account", (parts) => isOn(ACCOUNT, parts)],
  ["dashboard", (parts) => isOn(DASHBOARD, parts) && onlyOn(MEMBERS, parts)],
  ["home", (parts) => isOn(HOME, parts) && onlyOn([...HOME, ...HOME_ELSEWHERE], parts)],
  ["home-shared", (parts) => isOn(HOME, parts) && !isOn([...LEGAL, ...SIGN_IN], parts)],
  ["home-more", (parts) => isOn(HOME_MORE, parts)],
];

/**
 * The parts of TanStack Query that change things and load further pages: no first screen does that. Its index imports
 * all modules, so each part that uses it seems to need every one of them.
 */
const FOR_CHANGES =
  /\/node_modules\/@tanstack\/.*\/(mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/;

type Rule = (parts: ReadonlySet<string>, id: string) => boolean;

/**
 * A module's imports are needed by at least the same parts. So each file only imports from those needed more widely,
 * and they can't form a circle, although groups don't take dependencies along.
 */
function inOrder(rules: [name: string, belongs: Rule][]) {
  return rules.map(([name, belongs], position) => ({
    name: (id: string, graph: Graph) => (belongs(partsWith(id, graph), id) ? name : null),
    debugName: name,
    priority: rules.length - position,
    includeDependenciesRecursively: false,
  }));
}

/** "dashboard-screen" and the like: what is loaded on its own and imports this module. */
function partsWith(id: string, graph: Graph): ReadonlySet<string> {
  const parts = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const info = graph.getModuleInfo(each);
    if (!info) continue;
    if (info.isEntry) parts.add(each.endsWith("/web/index.html") ? "main" : nameOf(each));
    if (info.dynamicImporters.length > 0) parts.add(nameOf(each));
    for (const importer of info.importers) seen.add(importer);
  }
  return parts;
}

function nameOf(id: string): string {
  return /([^/]+)\.\w+$/.exec(id)?.[1] ?? id;
}

function isOn(page: readonly string[], parts: ReadonlySet<string>): boolean {
  return page.some((part) => parts.has(part));
}

function onlyOn(page: readonly string[], parts: ReadonlySet<string>): boolean {
  return parts.size > 0 && [...parts].every((part) => page.includes(part));
}

function isPackage(id: string): boolean {
  return id.includes("/node_modules/");
}
