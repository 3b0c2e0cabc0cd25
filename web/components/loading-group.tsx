import type { ReactNode } from "react";

/** A group of skeletons, announced once: "Loading properties...". */
export function LoadingGroup(props: {
  label: string;
  /** It stands for the whole page, heading and all: a page is never without one. */
  level?: 1 | undefined;
  children: ReactNode;
  className?: string;
}) {
  const Label = props.level === 1 ? "h1" : "span";
  return (
    <div role="status" aria-busy="true" className={props.className}>
      <Label className="sr-only">{props.label}</Label>
      {props.children}
    </div>
  );
}
