import { Dialog } from "@web/components/dialog.tsx";
import { useCloseListing } from "@web/lib/background-location.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useSession } from "@web/session/session.ts";
import { AvailabilityContents } from "./availability-contents.tsx";

/** Manage Availability over the dashboard. */
export default function AvailabilityDialog() {
  const close = useCloseListing();
  const { user } = useSession();
  usePageTitle("Manage Availability");
  return (
    <Dialog hasAddress title="Manage Availability" size="xl" onClose={close}>
      {user && <AvailabilityContents userId={user.id} />}
    </Dialog>
  );
}
