import type { NextStep as Step } from "@domain/people/dashboard.ts";
import { paths } from "@domain/site/paths.ts";
import { Kicker } from "@web/components/kicker.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { arrivingCode } from "@web/lib/new-version.ts";
import { matchPath } from "@web/lib/router.tsx";
import { ArrowRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { OPENED_HERE, panelOf } from "./use-panel.ts";

const NextLines = lazy(() => arrivingCode(import("./next-lines.tsx")));

/** The next step: one sentence, one button; below it a line for each other home and sale that waits for something. */
export function NextStep({ step, children }: { step: Step; children?: ReactNode }) {
  const id = useId();
  const stateFor = useLinkState();
  const { label, path } = step.action;
  return (
    <section aria-labelledby={id} className="grid content-start justify-items-start gap-4">
      <div>
        <Kicker className="mb-3">What to do next</Kicker>
        <h2 id={id} className="wrap-anywhere font-display text-title">
          {step.title}
        </h2>
      </div>
      <p className="wrap-anywhere max-w-2xl text-ink-soft text-lead">{step.reason}</p>
      <LinkButton size="lg" to={path} state={stateFor(path)} className="mt-2 max-sm:w-full">
        {label}
        <ArrowRight aria-hidden="true" className="size-5" />
      </LinkButton>
      {children}
      {step.lines && (
        <Suspense>
          <NextLines lines={step.lines} />
        </Suspense>
      )}
    </section>
  );
}

/**
 * The state for a link whose address the server chose: what can open over the dashboard does so,
 * and a panel opened here is closed by going back.
 */
function useLinkState(): (href: string) => unknown {
  const over = useBackgroundState();
  return (href) => {
    const { pathname, searchParams } = new URL(href, "http://localhost");
    if (LIES_OVER.some((path) => matchPath(path, pathname))) return over;
    return pathname === paths.dashboard.path && panelOf(searchParams) ? OPENED_HERE : undefined;
  };
}

const LIES_OVER = [paths.availability.path, paths.listing.path];
