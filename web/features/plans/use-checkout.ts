import { AppError } from "@domain/errors.ts";
import { CHECKOUT_REDIRECT_DELAY_MS, PAYMENT_TEXTS } from "@domain/payments.ts";
import type { PlanId } from "@domain/plans.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createCheckout, openBillingPortal } from "@web/api/payments.ts";
import { getAccessToken } from "@web/session/token.ts";
import { useEffect } from "react";
import { browser } from "./leave-for.ts";

/** Buying a plan: to Stripe's page 100 ms after the answer (A§4). Pending until the page is left. */
export function useCheckout(userId: string | undefined) {
  const queryClient = useQueryClient();
  const checkout = useMutation({
    mutationFn: async (plan: PlanId) => {
      if (!userId)
        throw new AppError("authentication_required", { text: PAYMENT_TEXTS.userMissing });
      const { checkout_url } = await createCheckout(userId, plan, await getAccessToken());
      await leaveFor(checkout_url);
    },
    networkMode: "always",
    onError: (error) => {
      // Somebody else's tab was faster: show what is true now.
      if (error instanceof AppError && error.code === "already_subscribed")
        void queryClient.invalidateQueries({ queryKey: ["mine", userId, "subscription"] });
    },
  });
  useResetOnReturn(checkout.reset);
  return checkout;
}

/** Cancelling, cards and invoices, at Stripe. */
export function useBillingPortal() {
  const portal = useMutation({
    mutationFn: async () => leaveFor(await openBillingPortal(await getAccessToken())),
    networkMode: "always",
  });
  useResetOnReturn(portal.reset);
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

/** The back button brings the page back as it was left, with its spinner turning. */
function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const handle = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener("pageshow", handle);
    return () => window.removeEventListener("pageshow", handle);
  }, [reset]);
}
