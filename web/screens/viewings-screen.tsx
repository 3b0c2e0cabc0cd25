import { PageHeader } from "@web/components/page-header.tsx";
import {
  MyViewings,
  MyViewingsSkeleton,
} from "@web/features/showings/viewing-link/my-viewings.tsx";
import { MyWaits } from "@web/features/showings/viewing-link/my-waits.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { MembersOnly } from "./members-only.tsx";

/** `/viewings`: the viewings that a buyer has asked for. */
export default function ViewingsScreen() {
  usePageTitle("Your viewings");
  return (
    <div className="page grid gap-10 pt-8 pb-14 sm:pt-12">
      <PageHeader kicker="For buyers" title="Your viewings" />
      <MembersOnly loading={<MyViewingsSkeleton />}>
        {(user) => (
          <div key={user.id} className="grid gap-10">
            <MyViewings userId={user.id} email={user.email} />
            <MyWaits userId={user.id} />
          </div>
        )}
      </MembersOnly>
    </div>
  );
}
