import { classNames } from "@web/lib/class-names.ts";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import "./markdown.css";
import { ARTICLE_ELEMENTS, CHAT_ELEMENTS } from "./markdown-elements.tsx";

/** What may become an element; of everything else only the words stay. */
const ALLOWED = [
  ...["p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "strong", "em", "del", "blockquote"],
  ...["ul", "ol", "li", "a", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "img"],
];

const MOST_CHARACTERS = 20_000;

/**
 * Markdown that we did not write ourselves (a model's answer), or that lies in the database (an
 * article). HTML in it is shown as the text that it is; nothing in it is fetched, no image either:
 * the address of an image can carry away what was said. Load it lazily: the parser is in here.
 */
export function Markdown(props: { text: string; variant: "article" | "chat"; className?: string }) {
  const { text, variant } = props;
  return (
    <div className={classNames(`prose prose-${variant}`, props.className)}>
      {isReasonable(text) ? (
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
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

/** What would be hundreds of elements in each other, or would take seconds to be read, is not. */
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
