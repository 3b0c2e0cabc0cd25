import { useStillWaiting } from "@web/lib/still-waiting.ts";
import { createContext, type ReactNode, use } from "react";
import { Skeleton } from "./skeleton.tsx";

/** Around skeletons of what loads only once somebody looks at it: no wait is long. */
export const WaitsToBeSeen = createContext(false);

/** A group of skeletons, announced once: "Loading properties...". */
export function LoadingGroup(props: {
  label: string;
  /** 1 where it replaces a whole page, which needs a heading at all times. */
  level?: 1 | undefined;
  /** The classes of each skeleton, where nothing is around it: `["h-8 w-32", "h-20"]`. */
  shapes?: readonly string[];
  children?: ReactNode;
  className?: string;
}) {
  useStillWaiting(use(WaitsToBeSeen) ? null : "load");
  const Label = props.level === 1 ? "h1" : "span";
  return (
    <div role="status" aria-busy="true" className={props.className}>
      <Label className="sr-only">{props.label}</Label>
      {props.shapes?.map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes repeat, and never move
        <Skeleton key={place} className={shape} />
      ))}
      {props.children}
    </div>
  );
}
