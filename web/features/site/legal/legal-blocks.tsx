import { TextLink, textLinkStyles } from "@web/components/text-link.tsx";
import type { ReactNode } from "react";
import { TABLE } from "./legal-text.ts";

/** The paragraphs and lists of a section (legal-text.ts has its marks), and the document's table. */
export function LegalBlocks({ blocks, table }: { blocks: readonly string[]; table: ReactNode }) {
  return blocks.map((block) => {
    if (block === TABLE) return table;
    if (!block.startsWith("- ")) return <p key={block}>{inline(block)}</p>;
    const items = block.slice(2).split("\n- ");
    return (
      <ul key={block}>
        {items.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    );
  });
}

/** Five pieces in turn: plain text, bold, italic, and a link's text and address. */
const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/s;

function inline(text: string): ReactNode[] {
  const pieces = text.split(MARKS);
  return pieces.map((piece, at) => {
    if (!piece) return null;
    const kind = at % 5;
    if (kind === 0) return piece;
    if (kind === 1) return <strong key={piece}>{piece}</strong>;
    if (kind === 2) return <em key={piece}>{piece}</em>;
    return kind === 3 && <LegalLink key={piece} text={piece} address={pieces[at + 1] ?? ""} />;
  });
}

function LegalLink({ text, address }: { text: string; address: string }) {
  if (address.startsWith("/")) return <TextLink to={address}>{text}</TextLink>;
  return (
    <a href={address} className={textLinkStyles}>
      {text}
    </a>
  );
}
