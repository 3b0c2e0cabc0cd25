import type { NextStep as Step } from "@domain/dashboard.ts";
import { Kicker } from "@web/components/kicker.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useLinkState } from "./use-link-state.ts";

/** What to do next: one sentence, one button. */
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
    </section>
  );
}
