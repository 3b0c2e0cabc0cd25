import type { DashboardSummary } from "@domain/people/dashboard.ts";
import type { ReactNode } from "react";
import { HomeSwitch } from "./home-switch.tsx";
import { StateStrip } from "./state-strip.tsx";
import { useMeantHome } from "./use-meant-home.ts";

/** The actual state of one of several homes, which the owner chooses. */
export default function OneOfHomes(props: {
  userId: string;
  summary: DashboardSummary;
  progress: (home: string | null) => ReactNode;
}) {
  const { userId, summary, progress } = props;
  const { home, meant } = useMeantHome(userId);
  return (
    <section aria-label="One of your homes" className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-14 gap-y-5">
        <HomeSwitch userId={userId} />
        {progress(meant)}
      </div>
      <StateStrip summary={{ ...summary, home }} />
    </section>
  );
}
