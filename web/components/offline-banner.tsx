import { useIsOnline } from "@web/lib/network-status.ts";
import { WifiOff } from "lucide-react";

/** A line across the page while the device is offline. The live region is always there. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2.5 bg-amber-soft px-4 py-2 text-center text-amber text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          You are offline. You can read on what is loaded; the rest waits for your connection.
        </p>
      )}
    </div>
  );
}
