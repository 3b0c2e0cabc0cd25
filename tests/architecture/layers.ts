import { type Import, packageOf } from "../support/imports.ts";

/**
 * The layers of ARCHITECTURE.md#layers and their one direction: what a layer may import, and where code that needs
 * more belongs.
 */
type Layer = {
  name: string;
  /** Matches a file's path from the project's root. The first matching layer is the file's layer. */
  path: RegExp;
  /** Names of layers. */
  mayImport: string[];
  /** The parts that a part may import besides itself, in a layer with parts (rooms, functions). */
  parts?: (part: string) => string[];
  /** The only packages it may use; any when left out. */
  packages?: string[];
  advice: string;
};

const WEB = ["domain", "web/lib"];

export const LAYERS: Layer[] = [
  {
    name: "domain",
    path: /^supabase\/functions\/_shared\/domain\//,
    mayImport: ["domain"],
    packages: ["zod"],
    advice:
      "domain is pure: rules and texts, with zod and nothing else. Code that uses the network or reads " +
      "the environment belongs in _shared/edge, code that draws in web.",
  },
  {
    name: "edge",
    path: /^supabase\/functions\/_shared\/edge\//,
    mayImport: ["domain", "edge"],
    advice:
      "edge serves every function and depends on none. What only one function needs belongs in " +
      "that function's folder.",
  },
  {
    name: "function",
    path: /^supabase\/functions\/(?!_)([^/]+)\//,
    mayImport: ["domain", "edge", "function"],
    advice:
      "A function never imports another function. What two of them need belongs in _shared/edge, or " +
      "in _shared/domain when it is a rule.",
  },
  {
    name: "web/lib",
    path: /^web\/lib\//,
    mayImport: WEB,
    advice: "web/lib depends on no screen and no server. A network call belongs in web/api.",
  },
  {
    name: "web/components",
    path: /^web\/components\//,
    mayImport: [...WEB, "web/components"],
    advice:
      "A component gets everything from its props. Code that reads the server or the session belongs " +
      "in a feature.",
  },
  {
    name: "web/api",
    path: /^web\/api\/([^/]+)\//,
    mayImport: [...WEB, "web/api"],
    // A link in a mail ends the mail of a search, too; a question is asked at a home's page.
    parts: (part) => ["site", { people: "search", talk: "homes" }[part] ?? ""],
    advice:
      "web/api makes network calls, each room its own with what `site` gives all, and draws nothing. Code that shows " +
      "their answers belongs in a feature.",
  },
  {
    name: "web/session",
    path: /^web\/session\//,
    mayImport: [...WEB, "web/api", "web/session"],
    advice: "web/session says who is signed in. Code that shows it belongs in a feature.",
  },
  {
    name: "web/together",
    path: /^web\/together\//,
    mayImport: [...WEB, "web/components", "web/api", "web/session", "web/together"],
    advice:
      "web/together has the invitations of homes, offers and sales, which belong to no room alone. What only one of " +
      "them says belongs in its room's features, and what knows no invitations in web/components.",
  },
  {
    name: "web/features",
    path: /^web\/features\/([^/]+)\//,
    mayImport: [...WEB, "web/components", "web/api", "web/session", "web/together", "web/features"],
    // A sale is what an offer becomes.
    parts: (part) => (part === "sales" ? ["offers"] : []),
    advice:
      "A room's features never import another room's, except that sales import offers: a screen combines them. What both need belongs " +
      "in web/components, web/lib, or in domain when it is a rule.",
  },
  {
    name: "web/screens",
    path: /^web\/screens\//,
    mayImport: [
      ...WEB,
      "web/components",
      "web/api",
      "web/session",
      "web/together",
      "web/features",
      "web/screens",
    ],
    advice: "A screen composes features. Routes, providers and the frame belong in web/app.",
  },
  {
    name: "hosting",
    path: /^web\/hosting\//,
    mayImport: [...WEB, "hosting", "web/app"],
    advice: "web/hosting says how any host serves the site's files; it draws nothing.",
  },
  {
    name: "web/app",
    path: /^web\//,
    mayImport: [
      ...WEB,
      "web/components",
      "web/api",
      "web/session",
      "web/together",
      "web/features",
      "web/screens",
      "hosting",
      "web/app",
    ],
    advice:
      "Of the server's code the site imports only _shared/domain; it reaches the rest through web/api.",
  },
  {
    name: "migrations",
    path: /^supabase\/[^/]+\.ts$/,
    mayImport: ["migrations"],
    advice: "Beside the migrations stands only what both local and deploy have to know of them.",
  },
  {
    name: "local",
    path: /^local\//,
    mayImport: ["domain", "migrations", "local"],
    advice:
      "The local cloud runs the product unchanged, over HTTP and as files; it imports only domain.",
  },
  {
    name: "deploy",
    path: /^deploy\//,
    // This release's own database, with which a project is compared, is made as `npm start` makes it.
    mayImport: ["domain", "web/lib", "hosting", "migrations", "local", "deploy"],
    advice:
      "What deploys and examines a site meets it over HTTP and as files; of its code it reads rules and lists.",
  },
];

export const PRODUCT_FOLDERS = ["supabase/functions", "web", "local", "deploy"];

/** The rooms of ARCHITECTURE.md#rooms (decision 99): folders of the domain, `web/api`, the features and the tests. */
export const ROOMS = [
  "homes",
  "search",
  "showings",
  "talk",
  "offers",
  "sales",
  "papers",
  "people",
  "vesty",
  "site",
];

/** One sentence for each import in the wrong direction. */
export function forbiddenImports(imports: Import[]): string[] {
  return imports.flatMap((each) => forbidden(each) ?? []);
}

/**
 * Each import cycle once, as the files on it. A type import closes a cycle too, but `x.ts` and the `x-later.ts` that it
 * loads by `import()` are one subject, and the later part may use the first.
 */
export function importCycles(imports: Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target, isLater } of imports) {
    const isOwnLaterPart = isLater && target === file.replace(/\.tsx?$/, "-later.ts");
    if (target !== undefined && !isOwnLaterPart)
      targets.set(file, [...(targets.get(file) ?? []), target]);
  }

  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, trail: string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}

function forbidden({ file, specifier, target }: Import): string | undefined {
  const layer = layerOf(file);
  if (!layer) return `${file} is in no layer of ARCHITECTURE.md; see tests/architecture/layers.ts.`;
  const told = (what: string) => `${file} imports ${what}. ${layer.advice}`;
  if (target === undefined) {
    const isAllowed = layer.packages?.includes(packageOf(specifier)) ?? true;
    return isAllowed ? undefined : told(`the package ${specifier}`);
  }
  const targetLayer = layerOf(target);
  if (!targetLayer) return told(target);
  if (!layer.mayImport.includes(targetLayer.name)) return told(target);
  const part = partOf(layer, file);
  const targetPart = partOf(layer, target);
  if (layer !== targetLayer || part === undefined || part === targetPart) return undefined;
  return layer.parts?.(part).includes(targetPart ?? "") ? undefined : told(target);
}

function layerOf(path: string): Layer | undefined {
  return LAYERS.find((layer) => layer.path.test(path));
}

/** The room or the function of a file. */
function partOf(layer: Layer, path: string): string | undefined {
  return path.match(layer.path)?.[1];
}
