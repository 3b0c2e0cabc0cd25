import { AppError } from "@domain/errors.ts";
import { CHECKOUT_REDIRECT_DELAY_MS, PAYMENT_TEXTS } from "@domain/payments.ts";
import type { PlanId } from "@domain/plans.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createCheckout, openBillingPortal } from "@web/api/payments.ts";
import { type RefObject, useEffect, useRef } from "react";
import { browser } from "./leave-for.ts";

/** Buying a plan: to Stripe's page 100 ms after the answer. Pending until the page is left. */
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
      // Somebody else's tab was faster: show what is true now.
      if (error instanceof AppError && error.code === "already_subscribed")
        void queryClient.invalidateQueries({ queryKey: ["mine", userId, "subscription"] });
    },
  });
  useResetOnReturn(leaving, checkout.reset);
  return checkout;
}

/** Cancelling, cards and invoices, at Stripe. */
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

/** Never resolves: the button goes on saying that something happens until the page is gone. */
async function leaveFor(url: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, CHECKOUT_REDIRECT_DELAY_MS));
  browser.leaveFor(url);
  return new Promise<never>(() => {});
}

type Leaving = RefObject<Promise<never> | undefined>;

/**
 * The second of two quick presses comes before the button knows that it is pending: it shares the
 * first one's fate instead of leaving again in the middle of leaving.
 */
function once(leaving: Leaving, work: () => Promise<never>): Promise<never> {
  leaving.current ??= work().finally(() => {
    leaving.current = undefined;
  });
  return leaving.current;
}

/** The back button brings the page back as it was left, with its spinner turning. */
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
