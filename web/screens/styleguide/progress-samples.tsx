import { TIMELINE_STEPS, type TimelineStep, type TimelineTask } from "@domain/people/timeline.ts";
import { paths } from "@domain/site/paths.ts";
import { Button } from "@web/components/button.tsx";
import { ErrorBoundary } from "@web/components/error-boundary.tsx";
import { PlaceMap } from "@web/features/homes/place-map/place-map.tsx";
import { SaleProgress } from "@web/features/people/timeline/sale-progress.tsx";
import { TimelineItem } from "@web/features/people/timeline/timeline-item.tsx";
import { TimelineSkeleton } from "@web/features/people/timeline/timeline-skeleton.tsx";
import { useState } from "react";
import { Chapter, Sample } from "./sample.tsx";

export function ProgressSamples() {
  const [done, setDone] = useState(1);
  const steps = TIMELINE_STEPS.slice(0, 3).map(
    (step, index): TimelineStep => ({
      ...step,
      status: index < done ? "completed" : index === done ? "current" : "upcoming",
      ...(index < done && { date: "2026-11-03" }),
      tasks: index === 1 ? TASKS : [],
      task_count: 2,
    }),
  );
  return (
    <Chapter title="Progress and places">
      <div className="grid gap-10 lg:grid-cols-3">
        <Sample name="SaleProgress and TimelineItem">
          <div className="grid w-full gap-8">
            <SaleProgress done={done} of={3} percent={Math.round((done / 3) * 100)} />
            <ol>
              {steps.map((step, index) => (
                <TimelineItem
                  key={step.id}
                  step={step}
                  isLast={index === 2}
                  kitHref={() => paths.styleguide.href()}
                  onToggle={(completed) => setDone(completed ? index + 1 : index)}
                  onTask={() => {}}
                />
              ))}
            </ol>
          </div>
        </Sample>
        <Sample name="The same, loading">
          <div className="w-full">
            <TimelineSkeleton />
          </div>
        </Sample>
        <div className="grid content-start gap-10">
          <Sample name="PlaceMap, with the names of states and counties">
            <div className="@container w-full">
              <PlaceMap place={PLACE} />
            </div>
          </Sample>
          <BrokenPart />
        </div>
      </div>
    </Chapter>
  );
}

function BrokenPart() {
  const [isBroken, setBroken] = useState(false);
  return (
    <Sample name="ErrorBoundary">
      <ErrorBoundary level={3} title="This part could not be shown">
        {isBroken && <Broken />}
        <Button variant="secondary" onClick={() => setBroken(true)}>
          Break this part
        </Button>
      </ErrorBoundary>
    </Sample>
  );
}

function Broken(): never {
  throw new Error("Broken on purpose, in the styleguide.");
}

const TASKS: TimelineTask[] = [
  { id: "deed", title: "Find the deed", done: true },
  { id: "fixtures", title: "Write down what stays with the house", done: false, kit: "fixtures" },
];

const PLACE = {
  address: "1418 Maple St",
  address_hidden: false,
  city: "Boise",
  state: "ID",
  zip_code: "83702",
  lat: 43.62,
  lng: -116.2,
};
