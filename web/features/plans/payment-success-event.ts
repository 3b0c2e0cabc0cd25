import { PAYMENT_SUCCESS_EVENT } from "@domain/payments.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Tells this tab and the others that a payment went through. */
export function announcePaymentSuccess(): void {
  window.dispatchEvent(new Event(PAYMENT_SUCCESS_EVENT));
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Asks again for everything that depends on the plan, wherever it is shown, in every tab. */
export function useRefreshOnPayment(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ["mine"] });
    const channel = openChannel();
    window.addEventListener(PAYMENT_SUCCESS_EVENT, refresh);
    channel?.addEventListener("message", refresh);
    return () => {
      window.removeEventListener(PAYMENT_SUCCESS_EVENT, refresh);
      channel?.close();
    };
  }, [queryClient]);
}

function openChannel(): BroadcastChannel | undefined {
  // Old browsers have none; their other tabs learn of it when they ask next.
  return typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel(PAYMENT_SUCCESS_EVENT);
}
