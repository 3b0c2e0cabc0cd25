import { classNames } from "@web/lib/class-names.ts";
import { headingId } from "@web/lib/heading-id.ts";
import { Link } from "@web/lib/router.tsx";
import { safeLink } from "@web/lib/safe-link.ts";
import type { ReactNode } from "react";
import type { Components } from "react-markdown";
import { textLinkStyles } from "./text-link.tsx";

/** Shared by both variants; source attributes are dropped, only the text is used. */
const COMMON: Components = {
  a: ({ href, children }) => <CheckedLink href={href}>{children}</CheckedLink>,
  // Images are never fetched; their alternative text stays.
  img: ({ alt }) => <span>{alt}</span>,
  // A wide table or code block scrolls by itself, with the keyboard too.
  table: ({ children }) => (
    <section aria-label="Table" className="prose-scroll" {...FOCUSABLE}>
      <table>{children}</table>
    </section>
  ),
  th: ({ children }) => <th scope="col">{children}</th>,
  td: ({ children }) => <td>{children}</td>,
  pre: ({ children }) => (
    <pre className="prose-scroll" {...FOCUSABLE}>
      {children}
    </pre>
  ),
  code: ({ children }) => <code>{children}</code>,
  ul: ({ children }) => <ul>{children}</ul>,
  li: ({ children }) => <li>{children}</li>,
};

/** The page has its own h1. */
export const ARTICLE_ELEMENTS: Components = {
  ...COMMON,
  h1: ({ children }) => <Anchored>{children}</Anchored>,
  h2: ({ children }) => <Anchored>{children}</Anchored>,
  h3: ({ children }) => <h3>{children}</h3>,
  h4: ({ children }) => <h3>{children}</h3>,
  h5: ({ children }) => <h3>{children}</h3>,
  h6: ({ children }) => <h3>{children}</h3>,
};

/** An answer is part of a conversation, so its headings stay out of the page outline. */
export const CHAT_ELEMENTS: Components = {
  ...COMMON,
  ...Object.fromEntries(
    ["h1", "h2", "h3", "h4", "h5", "h6"].map((level) => [level, ChatHeading] as const),
  ),
};

const FOCUSABLE = { tabIndex: 0 } as const;

function ChatHeading({ children }: { children?: ReactNode }) {
  return <p className="prose-heading">{children}</p>;
}

function Anchored({ children }: { children?: ReactNode }) {
  return (
    <h2 id={typeof children === "string" ? headingId(children) || undefined : undefined}>
      {children}
    </h2>
  );
}

function CheckedLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const link = safeLink(href);
  if (!link) return children;
  if (link.kind === "own") {
    return (
      <Link to={link.to} className={textLinkStyles}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      className={classNames(textLinkStyles, "wrap-anywhere")}
    >
      {children}
      {!namesHost(children, link.host) && <span className="prose-host"> ({link.host})</span>}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** "irs.gov" names its host; "Log in again" doesn't. */
function namesHost(children: ReactNode, host: string): boolean {
  if (typeof children !== "string") return false;
  const named = children
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "");
  return named.split(/[/?#]/)[0]?.toLowerCase() === host;
}
