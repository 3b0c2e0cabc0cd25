import { AppError } from "@domain/errors.ts";
import { CHECKOUT_REDIRECT_DELAY_MS, PAYMENT_TEXTS } from "@domain/payments.ts";
import type { PlanId } from "@domain/plans.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createCheckout, openBillingPortal } from "@web/api/payments.ts";
import { getAccessToken } from "@web/session/token.ts";
import { useEffect, useRef } from "react";
import { browser } from "./leave-for.ts";

/** Buying a plan: to Stripe's page 100 ms after the answer (A§4). Pending until the page is left. */
export function useCheckout(userId: string | undefined) {
  const queryClient = useQueryClient();
  const leave = useOneLeaving();
  const checkout = useMutation({
    mutationFn: (plan: PlanId) =>
      leave.once(async () => {
        if (!userId)
          throw new AppError("authentication_required", { text: PAYMENT_TEXTS.userMissing });
        const { checkout_url } = await createCheckout(userId, plan, await getAccessToken());
        return leaveFor(checkout_url);
      }),
    networkMode: "always",
    onError: (error) => {
      // Somebody else's tab was faster: show what is true now.
      if (error instanceof AppError && error.code === "already_subscribed")
        void queryClient.invalidateQueries({ queryKey: ["mine", userId, "subscription"] });
    },
  });
  leave.useReset(checkout.reset);
  return checkout;
}

/** Cancelling, cards and invoices, at Stripe. */
export function useBillingPortal() {
  const leave = useOneLeaving();
  const portal = useMutation({
    mutationFn: () =>
      leave.once(async () => leaveFor(await openBillingPortal(await getAccessToken()))),
    networkMode: "always",
  });
  leave.useReset(portal.reset);
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

/**
 * The second of two quick presses comes before the button knows that it is pending: it shares the
 * first one's fate instead of leaving again in the middle of leaving. The back button brings the
 * page back as it was left, with its spinner turning: then one can begin anew.
 */
function useOneLeaving() {
  const running = useRef<Promise<never>>(undefined);
  return {
    once: (work: () => Promise<never>): Promise<never> => {
      running.current ??= work().finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    useReset: (reset: () => void): void => {
      useEffect(() => {
        const handle = (event: PageTransitionEvent) => {
          if (!event.persisted) return;
          running.current = undefined;
          reset();
        };
        window.addEventListener("pageshow", handle);
        return () => window.removeEventListener("pageshow", handle);
      }, [reset]);
    },
  };
}
