import { parseSync } from "vite";

/** A text that the code shows to people, with its values as "…" and its place. */
export type WrittenText = { file: string; line: number; text: string };

/** A node of the syntax tree, as far as this file looks into it. */
type Node = {
  type: string;
  start: number;
  [part: string]: unknown;
};

/** Attributes and functions whose strings are read by a browser, not by a person. */
const NOT_READ = /^(?:className|class|style|d|viewBox|sizes|srcSet|id|key)$/;

/** The sentences of a source file: string literals, templates, and the words between JSX tags. */
export function writtenTexts(file: string, source: string): WrittenText[] {
  const texts: WrittenText[] = [];
  const add = (node: Node, text: string): void => {
    const plain = text.replace(/\s+/g, " ").trim();
    if (!/[A-Za-z]{2}/.test(plain)) return;
    texts.push({ file, line: source.slice(0, node.start).split("\n").length, text: plain });
  };
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) {
      for (const each of part) visit(each);
      return;
    }
    if (!isNode(part)) return;
    if (part.type === "ImportDeclaration") return;
    if (part.type === "JSXAttribute" && NOT_READ.test(String((part.name as Node).name))) return;
    if (part.type === "JSXElement" || part.type === "JSXFragment") {
      const children = part.children as Node[];
      if (children.some((child) => child.type === "JSXText" && String(child.value).trim())) {
        add(part, children.map(spoken).join(""));
        // The words of inner elements have been read as a part of the sentence.
        for (const child of children) if (!isSpokenWhole(child)) visit(child);
        visit(part.openingElement);
        return;
      }
    }
    if (part.type === "Literal" && typeof part.value === "string") add(part, part.value);
    if (part.type === "TemplateLiteral") add(part, template(part));
    for (const [name, value] of Object.entries(part)) {
      if (part.type === "Property" && name === "key") continue;
      visit(value);
    }
  };
  visit(parseSync(file, source).program);
  return texts;
}

function isNode(part: unknown): part is Node {
  return typeof part === "object" && part !== null && typeof (part as Node).type === "string";
}

function template(node: Node): string {
  return (node.quasis as { value: { cooked: string } }[])
    .map(({ value }) => value.cooked)
    .join("…");
}

function spoken(node: Node): string {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "JSXExpressionContainer") {
    const inner = node.expression as Node;
    if (inner.type === "Literal") return String(inner.value);
    if (inner.type === "TemplateLiteral") return template(inner);
    return "…";
  }
  if (node.type === "JSXElement") return (node.children as Node[]).map(spoken).join("");
  return "";
}

function isSpokenWhole(node: Node): boolean {
  if (node.type === "JSXText") return true;
  if (node.type === "JSXExpressionContainer")
    return ["Literal", "TemplateLiteral"].includes((node.expression as Node).type);
  return false;
}
