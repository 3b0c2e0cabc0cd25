import { type OwnerWaits, ownerLines } from "@domain/people/standing.ts";
import { TextLink } from "@web/components/text-link.tsx";

/** The owner reads here what else waits at this home. The most urgent line is where visitors find their button. */
export default function OwnerLines({ waits }: { waits: OwnerWaits }) {
  const rest = ownerLines(waits).slice(1);
  if (rest.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm print:hidden">
      {rest.map(({ title, path }) => (
        <li key={title}>
          <TextLink to={path} className="min-h-6">
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
