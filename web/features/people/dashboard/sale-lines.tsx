import type { SaleLine } from "@domain/people/dashboard.ts";
import { paths } from "@domain/site/paths.ts";
import { TextLink } from "@web/components/text-link.tsx";
import { classNames } from "@web/lib/class-names.ts";

/** The next step of each sale, for a person with several: the ones that wait for them are the first. */
export default function SaleLines({ lines }: { lines: readonly SaleLine[] }) {
  return (
    <ul aria-label="Your sales" className="mt-2 grid w-full border-line border-t">
      {lines.map(({ id, home, text, when, is_own }) => (
        <li key={id} className="grid gap-0.5 border-line border-b py-3">
          <p className="wrap-anywhere">
            <TextLink to={paths.sale.href(id)} className="font-medium">
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
