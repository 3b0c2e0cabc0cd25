import { TextLink, textLinkStyles } from "@web/components/text-link.tsx";
import type { ReactNode } from "react";
import { BrowserStorage } from "./browser-storage.tsx";
import { BROWSER_STORAGE } from "./legal-text.ts";

/** The paragraphs and lists of a section (legal-text.ts has its marks). */
export function LegalBlocks({ blocks }: { blocks: readonly string[] }) {
  return blocks.map((block) => {
    if (block === BROWSER_STORAGE) return <BrowserStorage key={block} />;
    if (!block.startsWith("- ")) return <p key={block}>{inline(block)}</p>;
    return (
      <ul key={block}>
        {block
          .slice(2)
          .split("\n- ")
          .map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
      </ul>
    );
  });
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/;

function inline(text: string): ReactNode[] {
  return text
    .trim()
    .replace(/\s+/g, " ")
    .split(MARKS)
    .map((part, position) => {
      const key = `${position} ${part}`;
      const [, label, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      if (label && address) return <LegalLink key={key} label={label} address={address} />;
      if (part.startsWith("**")) return <strong key={key}>{part.slice(2, -2)}</strong>;
      if (part.startsWith("*")) return <em key={key}>{part.slice(1, -1)}</em>;
      return part;
    });
}

function LegalLink({ label, address }: { label: string; address: string }) {
  if (address.startsWith("/")) return <TextLink to={address}>{label}</TextLink>;
  const styles = address.startsWith("mailto:") ? textLinkStyles : undefined;
  return (
    <a href={address} className={styles}>
      {label}
    </a>
  );
}
