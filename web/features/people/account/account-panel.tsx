import { paths } from "@domain/site/paths.ts";
import { PLANS } from "@domain/site/plans/plans.ts";
import { formatCount, unreadText } from "@domain/site/text/format.ts";
import { useQuery } from "@tanstack/react-query";
import { waitingOffersQuery } from "@web/api/offers/waiting-offers.ts";
import { subscriptionQuery } from "@web/api/site/plans/subscription.ts";
import { unreadQuery } from "@web/api/talk/messages.ts";
import { classNames } from "@web/lib/class-names.ts";
import { notify } from "@web/lib/notices.ts";
import { Link, NavLink } from "@web/lib/router.tsx";
import { useFavorites } from "@web/session/favorites.ts";
import { signOut, signOutEverywhere } from "@web/session/sign-out.ts";
import type { SessionUser } from "@web/session/stored-session.ts";
import {
  Activity,
  BellRing,
  CalendarDays,
  FileSignature,
  Heart,
  House,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  UserRound,
} from "lucide-react";
import type { ReactNode } from "react";

type Place = {
  to: string;
  label: string;
  icon: ReactNode;
  count?: number | string | undefined;
  /** The count in words. */
  says?: string;
};

/** Links to the user's own pages, their plan, and signing out. */
export default function AccountPanel({
  user,
  onLeave,
}: {
  user: SessionUser;
  onLeave: () => void;
}) {
  const { ids } = useFavorites();
  const { data: unread = 0 } = useQuery(unreadQuery(user.id));
  const { data: offers } = useQuery(waitingOffersQuery(user.id));
  const places: Place[] = [
    { to: paths.dashboard.href(), label: "Dashboard", icon: <LayoutDashboard /> },
    {
      to: paths.messages.href(),
      label: "Messages",
      icon: <MessagesSquare />,
      count: unread && unreadText(unread),
      says: `${unreadText(unread)} unread`,
    },
    {
      to: paths.myListings.href(),
      label: "My listings",
      icon: <House />,
      count: offers?.homes.length,
      says: `${formatCount(offers?.homes.length ?? 0, "offer")} to answer`,
    },
    { to: paths.showings.href(), label: "Your showings", icon: <CalendarDays /> },
    {
      to: paths.offers.href(),
      label: "Your offers",
      icon: <FileSignature />,
      count: offers?.asBuyer,
      says: `${offers?.asBuyer} to answer`,
    },
    {
      to: paths.favorites.href(),
      label: "Favorites",
      icon: <Heart />,
      count: ids.length,
      says: `${ids.length} saved`,
    },
    { to: paths.savedSearches.href(), label: "Saved searches", icon: <BellRing /> },
    { to: paths.profile.href(), label: "Profile", icon: <UserRound /> },
    ...(user.role ? [{ to: paths.operator.href(), label: "Operator", icon: <Activity /> }] : []),
  ];
  return (
    <>
      <p className="truncate px-3 pt-1.5 text-ink-faint text-xs">{user.email}</p>
      <PlanLine userId={user.id} onLeave={onLeave} />
      <nav aria-label="Account" className="mt-2 border-line border-t pt-2">
        <ul>
          {places.map(({ to, label, icon, count, says }) => (
            <li key={to}>
              <NavLink
                to={to}
                aria-label={count ? `${label}, ${says}` : undefined}
                onClick={onLeave}
                className={({ isActive }) => classNames(ROW, isActive && "bg-sunken font-medium")}
              >
                <Icon>{icon}</Icon>
                <span className="flex-1">{label}</span>
                {count ? <span className="text-ink-faint tabular-nums">{count}</span> : null}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-2 border-line border-t pt-2">
        <button type="button" onClick={() => void signOut()} className={ROW}>
          <Icon>
            <LogOut />
          </Icon>
          Sign Out
        </button>
        <button type="button" onClick={() => void leaveEverywhere()} className={ROW}>
          <Icon />
          Sign out everywhere
        </button>
      </div>
    </>
  );
}

/** Empty while the plan is loading or unknown; the plans page explains why. */
function PlanLine({ userId, onLeave }: { userId: string; onLeave: () => void }) {
  const { data: plan } = useQuery(subscriptionQuery(userId));
  const name = plan === undefined ? "" : plan === null ? "Free" : PLANS[plan].name;
  return (
    <Link
      to={paths.choosePlan.href()}
      onClick={onLeave}
      className="flex min-h-9 items-center rounded-sm px-3 text-sm transition-colors hover:bg-sunken"
    >
      <span className="text-ink-soft">Your plan</span>
      <span className="ml-auto font-medium">{name}</span>
    </Link>
  );
}

async function leaveEverywhere(): Promise<void> {
  if (await signOutEverywhere())
    return void notify({ tone: "success", text: "You are signed out on all your devices." });
  notify({
    tone: "warn",
    text: "You are signed out here. We could not reach your other devices: sign in and try again.",
  });
}

function Icon({ children }: { children?: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 text-ink-faint [&_svg]:size-5 [&_svg]:stroke-[1.75]"
    >
      {children}
    </span>
  );
}

const ROW =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm transition-colors hover:bg-sunken";
