import { createElement, type SVGProps } from "react";

/** Facts that lucide-react tells about an icon. */
type IconData = { size: number; node: readonly [tag: string, attributes: object][] };

/** Draws one of lucide's icons as the package does by default; see icons.ts. */
export default function icon({ size, node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      ...shapes,
    );
}
