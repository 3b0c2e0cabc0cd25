import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { buttonStyles } from "@web/components/button-styles.ts";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { Link } from "@web/lib/router.tsx";
import type { ReactNode } from "react";
import { SomebodyElse } from "./somebody-else.tsx";
import type { useArrival } from "./use-arrival.ts";

/** `/login` after a mailed link or Google, until the user is identified. */
export function ArrivalSteps({ state, use, take, stay }: ReturnType<typeof useArrival>) {
  usePageTitle("Login");
  switch (state.step) {
    case "link":
      return (
        <Frame
          title={state.isAddressChange ? "Your new email address" : "Confirm your email address"}
        >
          <p className="text-ink-soft">
            {state.isAddressChange
              ? "Press the button to move your account to it."
              : "Press the button to confirm that it is yours, and to sign in with it."}
          </p>
          {state.current && (
            <p className="text-ink-soft">
              You are signed in as{" "}
              <strong className="wrap-anywhere font-semibold text-ink">{state.current}</strong>.
            </p>
          )}
          <Button size="lg" block onClick={use}>
            {state.isAddressChange ? "Agree to the change" : "Confirm and sign in"}
          </Button>
        </Frame>
      );
    case "choose":
      return (
        <Frame title="Who is it?">
          <SomebodyElse
            current={state.current}
            brought={state.brought}
            onTake={take}
            onStay={stay}
          />
        </Frame>
      );
    case "told":
      return (
        <Frame title={state.isGood ? "Your email address" : "This did not work"}>
          <InlineNotice tone={state.isGood ? "success" : "error"}>{state.text}</InlineNotice>
          <Link to={paths.dashboard.href()} className={buttonStyles({ size: "lg", block: true })}>
            Go to Dashboard
          </Link>
        </Frame>
      );
    default:
      return (
        <LoadingGroup label="Signing you in..." className="grid justify-items-center py-32">
          <p className="flex items-center gap-3 text-ink-soft">
            <Spinner /> Signing you in...
          </p>
        </LoadingGroup>
      );
  }
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page grid justify-items-center py-12 sm:py-20">
      <div className="grid w-full max-w-sm gap-6">
        <h1 className="font-display text-title">{title}</h1>
        {children}
      </div>
    </div>
  );
}
