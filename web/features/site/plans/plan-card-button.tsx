import { AppError } from "@domain/site/errors/first-errors.ts";
import { paths } from "@domain/site/paths.ts";
import type { Plan, PlanButton } from "@domain/site/plans/plans.ts";
import { Button } from "@web/components/button.tsx";
import { buttonStyles } from "@web/components/button-styles.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { env } from "@web/lib/env.ts";

export type BuyProps = {
  plan: Plan;
  isForSale: boolean;
  onBuy: () => void;
  isPending: boolean;
  /** Another plan is being bought. */
  isBlocked: boolean;
};

export function PlanCardButton(props: BuyProps & { button: PlanButton }) {
  const { plan, button, isForSale, onBuy, isPending, isBlocked } = props;
  const variant = plan.id === "premium" ? "primary" : "secondary";
  switch (button.action) {
    case "sign-up":
      return (
        <LinkButton to={SIGN_UP} variant={variant} block>
          {button.label}
        </LinkButton>
      );
    case "support":
      return (
        <a
          href={`mailto:${env.supportEmail}?subject=${encodeURIComponent("Changing my plan")}`}
          className={buttonStyles({ variant: "secondary", block: true })}
        >
          {button.label}
        </a>
      );
    case "none":
      return <CardNote text={button.label} />;
    case "buy":
      return isForSale ? (
        <Button
          variant={variant}
          block
          onClick={onBuy}
          pending={isPending}
          pendingText="Opening checkout..."
          disabled={isBlocked}
        >
          {button.label}
        </Button>
      ) : (
        <CardNote text={new AppError("payment_not_set_up").text} />
      );
  }
}

function CardNote({ text }: { text: string }) {
  return <p className="flex min-h-11 items-center text-ink-soft text-sm">{text}</p>;
}

const SIGN_UP = paths.login.href({ mode: "signup", next: paths.choosePlan.href() });
