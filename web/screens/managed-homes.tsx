import { ERRORS } from "@domain/site/errors/errors.ts";
import { useQuery } from "@tanstack/react-query";
import { ownHomesQuery } from "@web/api/homes/own-homes.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { NoProperty } from "@web/features/homes/own-homes/no-property.tsx";
import { chooseHome, useChosenHome } from "@web/features/people/dashboard/use-meant-home.ts";
import { CalendarFeed } from "@web/features/showings/availability/calendar-feed.tsx";
import { HomePicker } from "@web/features/showings/availability/home-picker.tsx";
import {
  type ManagedHome,
  managedHomes,
} from "@web/features/showings/availability/managed-home.ts";
import { useIsOutdated } from "@web/lib/use-is-outdated.ts";
import type { ReactNode } from "react";

/** One of the owner's homes, which they pick if they have several, and the feed of all their showings. */
export function ManagedHomes(props: {
  userId: string;
  /** Without it, or if there is no such home, it is the one that was chosen last, or else the first. */
  picked: string | null | undefined;
  onPick: (id: string) => void;
  skeleton: ReactNode;
  /** 3 where the surrounding panel has the h2. */
  level?: 3;
  children: (home: ManagedHome) => ReactNode;
}) {
  const { userId, picked, onPick, level } = props;
  const query = useQuery(ownHomesQuery(userId));
  const isOutdated = useIsOutdated(ownHomesQuery(userId).queryKey, query);
  const chosen = useChosenHome();
  const pick = (id: string) => {
    chooseHome(id);
    onPick(id);
  };
  if (query.isPending) return props.skeleton;
  if (!query.data) {
    return <LoadError level={level} title={ERRORS.user_listings_unavailable.text} query={query} />;
  }
  const homes = managedHomes(query.data);
  const wanted = homes.find(({ id }) => id === picked);
  if (isOutdated && !wanted && (picked || homes.length === 0)) return props.skeleton;
  const home = wanted ?? homes.find(({ id }) => id === chosen) ?? homes[0];
  if (!home) {
    return <NoProperty>List your home first. Then say here when people can see it.</NoProperty>;
  }
  return (
    <div className="grid gap-8">
      {homes.length === 1 && (
        <p translate={home.title ? undefined : "no"} className="text-ink-soft text-lead">
          {home.title || home.address}
        </p>
      )}
      <HomePicker homes={homes} selected={home.id} onSelect={pick} />
      {props.children(home)}
      <CalendarFeed userId={userId} level={level} />
    </div>
  );
}
