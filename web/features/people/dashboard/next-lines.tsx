import type { NextLine } from "@domain/people/dashboard.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { classNames } from "@web/lib/class-names.ts";

/** What other homes and sales wait for, for a person with several. */
export default function NextLines({ lines }: { lines: readonly NextLine[] }) {
  return (
    <ul aria-label="Your other homes and sales" className="mt-2 grid w-full border-line border-t">
      {lines.map(({ path, home, text, when, is_own }) => (
        <li key={`${path} ${home}`} className="grid gap-0.5 border-line border-b py-3">
          <p className="wrap-anywhere">
            <TextLink to={path} className="font-medium">
              {home}
            </TextLink>
            : <span className={classNames(is_own && "font-medium text-clay")}>{text}</span>
          </p>
          {when && <p className="text-ink-soft text-sm">{when}</p>}
        </li>
      ))}
    </ul>
  );
}
