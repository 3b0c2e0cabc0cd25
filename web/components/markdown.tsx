import { classNames } from "@web/lib/class-names.ts";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import "./markdown.css";
import { ARTICLE_ELEMENTS, CHAT_ELEMENTS } from "./markdown-elements.tsx";

/** Allowed elements; any other keeps only its text. */
const ALLOWED = [
  ...["p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "strong", "em", "del", "blockquote"],
  ...["ul", "ol", "li", "a", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "img"],
  // Made by wordsApart, never by the text.
  "span",
];

const MOST_CHARACTERS = 20_000;

/**
 * Renders markdown we did not write ourselves (a model's answer) or that comes from the database
 * (an article). HTML in it is shown as text. Nothing in it is fetched, not even images: an image
 * URL could leak the conversation. Load it lazily, because it includes the parser.
 */
export function Markdown(props: { text: string; variant: "article" | "chat"; className?: string }) {
  const { text, variant } = props;
  return (
    <div className={classNames(`prose prose-${variant}`, props.className)}>
      {isReasonable(text) ? (
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
          rehypePlugins={[wordsApart]}
          allowedElements={ALLOWED}
          unwrapDisallowed
          urlTransform={(address) => address}
          components={variant === "article" ? ARTICLE_ELEMENTS : CHAT_ELEMENTS}
        >
          {text}
        </ReactMarkdown>
      ) : (
        <p className="whitespace-pre-wrap">{text}</p>
      )}
    </div>
  );
}

/** As in JSX (web/bundle/words.ts): an answer grows while a browser translates it. */
function wordsApart() {
  return function apart({ children = [] }: Part): void {
    for (const [place, child] of children.entries()) {
      apart(child);
      if (child.type !== "text" || child.value?.trim() === "" || children.length === 1) continue;
      const properties = {};
      children[place] = { type: "element", tagName: "span", properties, children: [child] };
    }
  };
}

/** A part of the parsed text. */
type Part = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: object;
  children?: Part[];
};

/** Rejects text that would nest hundreds of elements or take seconds to parse. */
function isReasonable(text: string): boolean {
  return (
    text.length <= MOST_CHARACTERS &&
    !NESTED_BLOCKS.test(text) &&
    !NESTED_WORDS.test(text) &&
    text.split(/\n\s*\n/).every((part) => (part.match(MARKS)?.length ?? 0) <= MOST_MARKS)
  );
}

const NESTED_BLOCKS = /(?:[-*+>][ \t]+|>|\d{1,9}[.)][ \t]+){40}/;
const NESTED_WORDS = /(?:[*_[\]()!`~<][ \t]?){80}/;
const MARKS = /[*_~[\]`]/g;
const MOST_MARKS = 1_000;
