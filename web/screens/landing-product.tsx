import { Services } from "@web/features/site/landing/services.tsx";
import { Showcase, type ShowcaseExamples } from "@web/features/site/landing/showcase.tsx";
import { withoutIt } from "@web/lib/without-it.tsx";
import { lazy } from "react";

const CalendarExample = lazy(() =>
  import("./landing-examples/calendar-example.tsx").catch(withoutIt),
);
const ChatExample = lazy(() => import("./landing-examples/chat-example.tsx").catch(withoutIt));
const TimelineExample = lazy(() =>
  import("./landing-examples/timeline-example.tsx").catch(withoutIt),
);

/** The part of the landing page about what the product does. */
export default function LandingProduct() {
  return (
    <>
      <Showcase examples={EXAMPLES} />
      <Services />
    </>
  );
}

const EXAMPLES: ShowcaseExamples = {
  chat: <ChatExample />,
  calendar: <CalendarExample />,
  timeline: <TimelineExample />,
};
