import { useQueryClient } from "@tanstack/react-query";
import { PERSONAL_KEY } from "@web/api/site/cache/keys.ts";
import { openChannel } from "@web/lib/browser-features.ts";
import { useEffect } from "react";

/** The event that refreshes subscription data wherever it is shown. */
const PAYMENT_SUCCESS_EVENT = "payment-success";

/** Tells this tab and others that a payment succeeded. Without a channel, they find out with the next request. */
export function announcePaymentSuccess(): void {
  window.dispatchEvent(new Event(PAYMENT_SUCCESS_EVENT));
  const channel = openChannel(PAYMENT_SUCCESS_EVENT);
  channel?.postMessage(null);
  channel?.close();
}

/** Refetches everything that depends on the plan after a payment, in every tab. */
export function useRefreshOnPayment(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: PERSONAL_KEY });
    const channel = openChannel(PAYMENT_SUCCESS_EVENT);
    window.addEventListener(PAYMENT_SUCCESS_EVENT, refresh);
    channel?.addEventListener("message", refresh);
    return () => {
      window.removeEventListener(PAYMENT_SUCCESS_EVENT, refresh);
      channel?.close();
    };
  }, [queryClient]);
}
