import type { ReactNode } from "react";

/** A subject of the page: its explanation on the left, its state on the right. */
export function Section(props: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="grid gap-x-12 gap-y-5 border-line border-t pt-8 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={props.id} className="font-display font-medium text-subheading">
          {props.title}
        </h2>
        {props.lead && <p className="mt-2 text-ink-soft text-sm">{props.lead}</p>}
      </div>
      <div className="min-w-0">{props.children}</div>
    </section>
  );
}

/** A moment in the operator's own zone; `none` where it never came. */
export function Moment({ at, none = "never" }: { at: string | null; none?: string }) {
  if (at === null) return none;
  return <time dateTime={at}>{FORMAT.format(new Date(at))}</time>;
}

const FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
