import { type ComponentProps, type ReactNode, useId } from "react";
import { SectionHeading } from "./section-heading.tsx";

/** A section under its own heading, which names it for screen readers. */
export function TitledSection(
  props: Omit<ComponentProps<"section">, "title"> & {
    title: ReactNode;
    level?: 2 | 3;
    /** An element at the end of the heading's line: a count, a link, a small button. */
    aside?: ReactNode;
  },
) {
  const { title, level, aside, children, ...section } = props;
  const id = useId();
  return (
    <section {...section} aria-labelledby={id}>
      <SectionHeading id={id} level={level} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
