import type { CDPSession } from "playwright-core";

/**
 * Controls that a screen reader calls the same, by role, name and description, though they lead to different pages or do
 * different things; [] if there are none. Fields and choices also belong to their group, which is read with them.
 */
export async function sameNames(devtools: CDPSession): Promise<string[]> {
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const targets = new Map<string, Set<string>>();
  for (const node of nodes) {
    const role = String(node.role?.value);
    const isFilled = FILLED.includes(role);
    if (node.ignored || !(isFilled || PRESSED.includes(role))) continue;
    const { name, description } = node;
    const own = description?.value === name?.value ? "" : description?.value;
    const called = [role, name?.value, own, isFilled && groupOf(node)].filter(Boolean).join(" | ");
    // Two places on one page are one target.
    const address = node.properties?.find(({ name }) => name === "url")?.value.value as unknown;
    const target =
      typeof address === "string" ? address.replace(/#.*$/, "") : node.backendDOMNodeId;
    const known = targets.get(called) ?? new Set();
    targets.set(called, known.add(String(target)));
  }
  return [...targets]
    .filter(([, { size }]) => size > 1)
    .map(([called, { size }]) => `${size} are called ${called}`);

  function groupOf({ parentId }: (typeof nodes)[number]): string {
    const up = byId.get(parentId ?? "");
    if (!up) return "";
    const isGroup = ["group", "radiogroup"].includes(String(up.role?.value));
    return isGroup && up.name?.value ? String(up.name.value) : groupOf(up);
  }
}

const PRESSED = ["link", "button", "DisclosureTriangle", "tab", "menuitem", "switch"];
const FILLED = ["textbox", "searchbox", "combobox", "checkbox", "radio", "slider", "spinbutton"];
