import type { ReactNode } from "react";

/** A group of skeletons, announced once: "Loading properties...". */
export function LoadingGroup(props: {
  label: string;
  /** 1 where it stands in for a whole page, which needs a heading at all times. */
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
