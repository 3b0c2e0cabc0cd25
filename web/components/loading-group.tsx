import type { ReactNode } from "react";

/** A group of skeletons, announced once: "Loading properties...". */
export function LoadingGroup(props: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={props.className}>
      <span className="sr-only">{props.label}</span>
      {props.children}
    </div>
  );
}
