import { classNames } from "@web/lib/class-names.ts";
import { Link, type LinkProps } from "@web/lib/router.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "./button-styles.ts";

/** A link that looks like a button. Accepts the props of the router's Link (`to`, `state`, …). */
export function LinkButton(
  props: LinkProps & { variant?: ButtonVariant; size?: ButtonSize; block?: boolean },
) {
  const { variant, size, block, className, ...rest } = props;
  return (
    <Link {...rest} className={classNames(buttonStyles({ variant, size, block }), className)} />
  );
}
