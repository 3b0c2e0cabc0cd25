import { AppError } from "@domain/site/errors/errors.ts";
import { CHECKOUT_REDIRECT_DELAY_MS, PAYMENT_TEXTS } from "@domain/site/plans/payments.ts";
import type { PlanId } from "@domain/site/plans/plans.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createCheckout, openBillingPortal } from "@web/api/site/plans/payments.ts";
import { subscriptionQuery } from "@web/api/site/plans/subscription.ts";
import { browser } from "@web/lib/leave-for.ts";
import { type RefObject, useEffect, useRef } from "react";

/** Buys a plan: redirects to Stripe 100 ms after the response. Pending until the page is left. */
export function useCheckout(userId: string | undefined) {
  const queryClient = useQueryClient();
  const leaving: Leaving = useRef(undefined);
  const checkout = useMutation({
    mutationFn: (plan: PlanId) =>
      once(leaving, async () => {
        if (!userId)
          throw new AppError("authentication_required", { text: PAYMENT_TEXTS.userMissing });
        const { checkout_url } = await createCheckout(userId, plan);
        return leaveFor(checkout_url);
      }),
    networkMode: "always",
    onError: (error) => {
      // Another tab was faster: show the current plan.
      if (userId && error instanceof AppError && error.code === "already_subscribed")
        void queryClient.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
    },
  });
  useResetOnReturn(leaving, checkout.reset);
  return checkout;
}

/** Opens Stripe's billing portal: canceling, cards and invoices. */
export function useBillingPortal() {
  const leaving: Leaving = useRef(undefined);
  const portal = useMutation({
    mutationFn: () => once(leaving, async () => leaveFor(await openBillingPortal())),
    networkMode: "always",
  });
  useResetOnReturn(leaving, portal.reset);
  return portal;
}

export function errorText(error: unknown): string {
  return error instanceof AppError ? error.text : PAYMENT_TEXTS.checkoutFailed;
}

/** Never resolves, so that the button stays pending until the page is gone. */
async function leaveFor(url: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, CHECKOUT_REDIRECT_DELAY_MS));
  browser.leaveFor(url);
  return new Promise<never>(() => {});
}

type Leaving = RefObject<Promise<never> | undefined>;

/**
 * The second of two quick presses arrives before the button is pending: it shares the first one's
 * promise instead of redirecting again.
 */
function once(leaving: Leaving, work: () => Promise<never>): Promise<never> {
  leaving.current ??= work().finally(() => {
    leaving.current = undefined;
  });
  return leaving.current;
}

/** Back restores the page from the cache as it was left, with its spinner running. */
function useResetOnReturn(leaving: Leaving, reset: () => void): void {
  useEffect(() => {
    const handle = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      leaving.current = undefined;
      reset();
    };
    window.addEventListener("pageshow", handle);
    return () => window.removeEventListener("pageshow", handle);
  }, [leaving, reset]);
}
