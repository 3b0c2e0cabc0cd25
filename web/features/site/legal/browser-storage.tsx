import { MAIL_VERIFIER_KEY, SESSION_KEY, VERIFIER_KEY } from "@web/api/site/auth/auth-client.ts";
import { CODE_CACHE, HOMES_CACHE, PAGES_CACHE, PHOTOS_CACHE } from "@web/lib/offline-caches.ts";
import {
  DRAFT_PREFIX,
  EXPORT_FILE,
  PERSONAL_KEYS,
  PHOTOS_DATABASE,
  PLACES_KEY,
} from "@web/lib/personal-keys.ts";

/** Everything the site stores in a browser. tests/web/site/legal checks the list against the code. */
export const KEPT_IN_BROWSER: readonly { keys: readonly string[]; what: string; until: string }[] =
  [
    {
      keys: [SESSION_KEY],
      what: "Keeps you signed in: your account's id and email, and a token that renews itself.",
      until: "Until you sign out.",
    },
    {
      keys: [VERIFIER_KEY, MAIL_VERIFIER_KEY],
      what: "A random number that proves, when Google or an email leads you back, that this browser asked for it. It says nothing about you.",
      until: "Until it has been used, or you sign out.",
    },
    {
      keys: [
        PERSONAL_KEYS.lastPerson,
        PERSONAL_KEYS.redirectAfterLogin,
        PERSONAL_KEYS.needsPlanSelection,
        PERSONAL_KEYS.chatThread,
      ],
      what: "Your account's id. It keeps your things here apart from another person's. Also where to take you after you sign in, if you still wanted to pick a plan, and which chat with Vesty you had open.",
      until: "Until it has been used, you sign out, or another person signs in here.",
    },
    {
      keys: [
        PERSONAL_KEYS.guestFavorites,
        PERSONAL_KEYS.accountFavorites,
        PERSONAL_KEYS.favoritesToMerge,
      ],
      what: "The homes you marked as favorites, by their id.",
      until: "Until you remove them, sign out, or another person signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.guestMarks, PERSONAL_KEYS.accountMarks],
      what: "The homes you have seen and hidden, by their id, and your notes on them. Also when you last looked at homes, so that we can show what is new.",
      until:
        "Until you undo them, sign out, or someone else signs in here. Of the homes you have seen, only the last 500.",
    },
    {
      keys: [PERSONAL_KEYS.rememberedLists],
      what: "The lists of homes that someone shared with you and you opened here. We keep their links, their names, and who you are on them.",
      until: "Until you remove them here, you sign out, or someone else signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.daySheets],
      what: "The showings of the last days that you looked at as an owner: who comes when, their telephone number, what they wrote, and your notes. You can then read them without a network.",
      until:
        "The last five days you looked at, until you sign out or another person signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.keptActs],
      what: "What you confirmed and noted about a showing without a network: the visitor's name, the time, and your note. We send it when you are online.",
      until:
        "Until it is sent, or you have read why it can't be. Also until you sign out or another person signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.ownLoan],
      what: "The interest, years and down payment you typed beside a price. Every home then shows what it costs a month with them.",
      until: "Until you choose the usual loan, sign out, or someone else signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.recentSearches],
      what: "Your last 5 searches for homes, so that a new tab can go on with them. We don't send them anywhere.",
      until:
        "Until newer ones replace them or you clear them under “Homes you have seen”. Also when you sign out or someone else signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.listPlace],
      what: "The search and the home you were reading, so that a page that is loaded again shows them.",
      until: "Until you leave the list, sign out, or the tab closes.",
    },
    {
      keys: [DRAFT_PREFIX],
      what: "Things you started and did not send. They are a showing request, a message to us, to Vesty or about a home, or changes to a listing.",
      until:
        "Until you send them, sign out, or another person signs in here. Showing requests and messages also go when the tab closes.",
    },
    {
      keys: [PHOTOS_DATABASE],
      what: "Photos of your home that wait to be uploaded. If your connection breaks, none is lost.",
      until: "Until they are uploaded, you sign out, or someone else signs in here.",
    },
    {
      keys: [EXPORT_FILE],
      what: "The file you made with “Export my data”, while it goes to your downloads.",
      until: "Until the next one replaces it, or you sign out.",
    },
    {
      keys: [PAGES_CACHE, HOMES_CACHE, PHOTOS_CACHE],
      what: "Copies of the public pages, homes and photos you looked at. You can look at them again without a network.",
      until:
        "Until newer ones replace them or you clear them under “Homes you have seen”. Also when you sign out or someone else signs in here.",
    },
    {
      keys: [CODE_CACHE],
      what: "The code and fonts of this site. They say nothing about you.",
      until: "Until you clear this site's data.",
    },
    {
      keys: [PERSONAL_KEYS.actedAt],
      what: "When something was last changed here.",
      until: "Until you sign out.",
    },
    {
      keys: ["mortgage_rate"],
      what: "The usual interest rate of a loan.",
      until: "Until there is a newer one.",
    },
    {
      keys: ["visitor_id"],
      what: "A random number, so that one person counts as one view of a home a day. It says nothing else about you.",
      until: "Until you clear this site's data.",
    },
    {
      keys: ["news_closed"],
      what: "That you closed or accepted the offer of news by email, so that it does not come back.",
      until: "Until you clear this site's data.",
    },
    {
      keys: ["theme"],
      what: "Light or dark, if you chose one.",
      until: "Until you clear this site's data.",
    },
    {
      keys: [PERSONAL_KEYS.hiddenNames],
      what: "That you chose to hide the names of buyers while you look at offers.",
      until: "Until you show them, you sign out, or another person signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.meantHome],
      what: "Which of your homes your dashboard shows, if you own several.",
      until: "Until you sign out, or another person signs in here.",
    },
    {
      keys: [PERSONAL_KEYS.savedAvailability],
      what: "Showing times that were offered when you last looked, to show when the connection fails.",
      until:
        "For the last 20 homes you looked at, until you sign out or another person signs in here.",
    },
    {
      keys: [PLACES_KEY],
      what: "Where on the map an address is, if your browser had to look it up.",
      until: "Until the tab closes, or you sign out.",
    },
  ];

export function BrowserStorage() {
  return (
    <dl className="legal-list">
      {KEPT_IN_BROWSER.map(({ keys, what, until }) => (
        <div key={keys[0]}>
          <dt>
            {keys.map((key) => (
              <code key={key}>{/\W$/.test(key) ? `${key}…` : key}</code>
            ))}
          </dt>
          <dd>
            {what} <em>{until}</em>
          </dd>
        </div>
      ))}
    </dl>
  );
}
