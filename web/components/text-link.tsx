import { classNames } from "@web/lib/class-names.ts";
import { Link, type LinkProps } from "@web/lib/router.tsx";

/** A link in running text. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link {...props} className={classNames(textLinkStyles, className)} />;
}

/** The style for a plain `<a>` (another site, mailto:) or a button that looks like a link. */
export const textLinkStyles =
  "rounded-sm font-medium text-clay underline decoration-1 underline-offset-[0.2em] transition-colors hover:text-clay-hover hover:decoration-2";
