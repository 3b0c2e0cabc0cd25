import { paths } from "@domain/site/paths.ts";
import { useIsOnline } from "@web/lib/network-status.ts";
import { Link } from "@web/lib/router.tsx";
import { WifiOff } from "lucide-react";

/** A line across the page while the device is offline. Its live region is always present. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2.5 bg-amber-soft px-4 py-2 text-center text-amber text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            You are offline. You can still see pages you opened before. Everything else needs a
            connection.{" "}
            <Link to={paths.seenHomes.href()} className="underline underline-offset-4">
              Homes you have seen
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}
