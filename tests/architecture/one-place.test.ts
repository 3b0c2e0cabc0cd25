import { describe, expect, it } from "vitest";
import { readSources } from "../support/imports.ts";

/** Things that are written in one place only, with that place and how another place would look. */

type Rule = { pattern: RegExp; in?: RegExp; except?: RegExp; belongs: string; wrong: string };

const RULES: Record<string, Rule> = {
  "how numbers are grouped": {
    pattern: /\.toLocaleString\(/g,
    belongs: "formatNumber of domain/site/text/format.ts",
    wrong: 'text(LIMIT.toLocaleString("en-US"));',
  },
  "how numbers that people type are read": {
    pattern:
      /\breplace(?:All)?\((?:\/\[[^\]]*[,$][^\]]*\]\/g|","), ""\)|\bparseFloat\((?!String\()/g,
    except: /domain\/site\/text\/read-number\.ts$/,
    belongs: "readNumber of domain/site/text/read-number.ts",
    wrong: 'const price = Number(text.replace(/[$,]/g, ""));',
  },
  "the keys of queries": {
    pattern: /queryKey:\s*\[/g,
    in: /^web\/(?!api\/)/,
    belongs: "web/api, beside their query or in keys.ts",
    wrong: "client.invalidateQueries({ queryKey: [noun, userId] });",
  },
  "what keys of one person's queries begin with": {
    pattern: /\["mine"/g,
    except: /^web\/api\/site\/cache\/keys\.ts$/,
    belongs: "ownKey of web/api/site/cache/keys.ts",
    wrong: 'queryOptions({ queryKey: ["mine", userId, "offers"] });',
  },
  "ids that the browser makes": {
    pattern: /randomUUID\(/g,
    in: /^web\/(?!hosting\/|prerender\/)/,
    except: /^web\/lib\/attempt\.ts$/,
    belongs: "newId, sendAttempt or useAttempt of web/lib/attempt.ts",
    wrong: "const [id] = useState(() => crypto.randomUUID());",
  },
  "the storage of unsent input": {
    pattern: /\bdraftKey\(/g,
    except: /^web\/(lib\/(personal-keys|drafts)|features\/homes\/listing-wizard\/kept-edits)\.ts$/,
    belongs: "draftsOf of web/lib/drafts.ts",
    wrong: 'const kept = readJson(draftKey("offer", userId), "session");',
  },
  "the addresses of pages": {
    // Addresses of the API begin with /api.
    pattern: /[sS]iteUrl(\}| \+ ["`])\/(?!api\/)[a-z]/g,
    in: /^supabase\//,
    belongs: "domain/site/paths.ts",
    wrong: 'send(siteUrl + "/listings/" + id);',
  },
  // If cookies are refused, merely constructing some of them throws, and the page would stay blank.
  "what a browser may lack or forbid": {
    pattern:
      /\b(?:navigator|BroadcastChannel|localStorage|sessionStorage|indexedDB|matchMedia|visualViewport|(?:Intersection|Resize|Mutation|Performance|Reporting)Observer|startViewTransition|(?:show|hide|toggle)Popover|(?:request|cancel)IdleCallback|new OffscreenCanvas|createImageBitmap|Notification(?=[.(])|Intl\.(?:Segmenter|DurationFormat)|CSS\.supports|cookieStore|document\.cookie|caches(?=\??\.(?:open|match|has|keys|delete)\b)|speechSynthesis|showSaveFilePicker|scheduler\.|(?<!=>\s*)new (?:Shared)?Worker(?=\())(?![\w"'`])/g,
    in: /^web\/(?!(lib\/browser-features\.ts|service-worker\/|prerender\/|bundle\/|hosting\/))/,
    belongs: "web/lib/browser-features.ts, which never throws",
    wrong: 'const channel = new BroadcastChannel("payment-success");',
  },
  "how a modal opens, and how Back closes it": {
    pattern: /\.showModal\(|\bhistory\.(?:pushState|back)\(/g,
    in: /^web\/(?!(components\/use-modal|lib\/history-layers)\.ts$)/,
    belongs: "useModal of web/components/use-modal.ts; useBackCloses of web/lib/router.tsx",
    wrong: "useEffect(() => ref.current?.showModal(), []);",
  },
  "the limits that errors name": {
    pattern: /\btext:\s*["`](?:\$\{[^}]*\}|[^"`$\d])*\d[^"`]*["`]/g,
    in: /domain\/site\/(first-errors|errors)\.ts$/,
    belongs: "domain/site/errors/limits.ts or first-limits.ts, and its name in the text",
    wrong: "text: `A list holds at most 20 homes.`,",
  },
};

const sources = await readSources(["supabase/functions", "web", "local", "deploy"]);

describe.each(Object.entries(RULES))("%s", (_, rule) => {
  it(`${rule.belongs}`, () => {
    const elsewhere = [...sources]
      .filter(([file]) => (rule.in?.test(file) ?? true) && !rule.except?.test(file))
      .flatMap(([file, text]) => (text.match(rule.pattern) ?? []).map((found) => [file, found]));
    expect(elsewhere).toEqual([]);
  });

  it("is noticed elsewhere", () => {
    expect(rule.wrong.match(rule.pattern)).toHaveLength(1);
  });
});
