import type { ReactNode } from "react";

/** A section of the page: its explanation on the left, its controls on the right. */
export function ProfileSection(props: {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={props.id}
      className="grid scroll-mt-(--header-height) gap-x-12 gap-y-5 border-line border-t pt-8 lg:grid-cols-[18rem_minmax(0,36rem)]"
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
