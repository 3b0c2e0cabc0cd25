import { parseSync } from "vite";

/** The routes that the functions serve, read from their sources; tests/architecture compares the documents. */

type Node = Record<string, unknown> & { type?: string };

/**
 * The routes that a file of a function registers, as `POST /listings/:id/ask`. A part that is only
 * known when it runs has its variable's name, as in `/homes/:id/:kind`.
 */
export function routesOf(file: string, source: string): string[] {
  const [, name = ""] = file.match(/^supabase\/functions\/([a-z][\w-]*)\//) ?? [];
  return callsIn(parseSync(file, source).program).flatMap(({ callee, args }) => {
    if (callee === "createMailApp") return mailRoutes(name, args[0]);
    if (callee !== "route") return [];
    const methods = propertiesOf(args[2]).map(([method]) => method.toUpperCase());
    return methods.map((method) => `${method} /${name}${pathOf(args[1])}`.replace(/\/$/, ""));
  });
}

/** The routes of `_shared/edge/mail-app.ts`, which gets one of its paths as an argument. */
function mailRoutes(name: string, options: Node | undefined): string[] {
  const stop = propertiesOf(options).find(([key]) => key === "stop")?.[1];
  const path = propertiesOf(stop).find(([key]) => key === "path")?.[1];
  return [`POST /${name}/send`, `POST /${name}${pathOf(path)}`];
}

function callsIn(program: unknown): { callee: unknown; args: Node[] }[] {
  const calls: { callee: unknown; args: Node[] }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, callee, arguments: args } = node as Node;
    if (type === "CallExpression")
      calls.push({ callee: (callee as Node).name, args: args as Node[] });
    for (const part of Object.values(node)) visit(part);
  };
  visit(program);
  return calls;
}

function propertiesOf(node: Node | undefined): [string, Node][] {
  const properties = (node?.properties ?? []) as { key?: Node; value: Node }[];
  return properties.flatMap(({ key, value }): [string, Node][] =>
    typeof key?.name === "string" ? [[key.name, value]] : [],
  );
}

function pathOf(node: Node | undefined): string {
  if (node?.type !== "TemplateLiteral") return String(node?.value);
  const texts = node.quasis as { value: { cooked: string } }[];
  const names = node.expressions as Node[];
  return texts
    .map(({ value }, n) => value.cooked + (names[n] === undefined ? "" : `:${names[n].name}`))
    .join("");
}
