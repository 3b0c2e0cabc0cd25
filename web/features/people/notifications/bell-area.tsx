import { withoutIt } from "@web/lib/without-it.tsx";
import { useSession } from "@web/session/session.ts";
import { lazy, Suspense } from "react";

/** Only signed-in users need this part. */
const Bell = lazy(() => import("./bell.tsx").catch(withoutIt));

/** The top bar's link to the notifications; nothing for visitors. */
export function BellArea({ onIntent }: { onIntent?: () => void }) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <Bell key={user.id} userId={user.id} onIntent={onIntent} />
    </Suspense>
  );
}
