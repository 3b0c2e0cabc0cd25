import type { DashboardSummary, Suggestion } from "@domain/people/dashboard.ts";
import { TIMELINE_STEPS, type TimelineStep } from "@domain/people/timeline.ts";
import { HttpResponse, http } from "msw";
import { functions } from "./web-cloud.ts";

/** The dashboard function's answers; a test changes the parts it is about. */
export type DashboardAnswers = {
  summary: DashboardSummary;
  suggestions: Suggestion[];
  timeline: readonly TimelineStep[];
  /** The timeline for an address, where it depends on the home. */
  timelineOf?: (url: string) => readonly TimelineStep[];
};

export function dashboardAnswers(): DashboardAnswers {
  return {
    summary: {
      homes: 2,
      home: {
        id: "11111111-1111-4111-8111-111111111111",
        title: "Sunny craftsman",
        status: "active",
        views_this_week: 41,
        saves_this_week: 1,
      },
      next_showing: null,
      unanswered_requests: 0,
      next_step: {
        id: "offer-times",
        title: "Offer times for showings",
        reason: "Buyers can't book a showing of Sunny craftsman in the next two weeks.",
        action: { label: "Offer times", path: "/availability?listing=11" },
      },
    },
    suggestions: [
      { id: "price", title: "Is the price right?", description: "41 views.", prompt: "My price?" },
      { id: "week", title: "Plan my week", description: "Until Saturday.", prompt: "My week?" },
    ],
    timeline: TIMELINE_STEPS.map((step, index) => ({
      ...step,
      status: index === 0 ? "current" : "upcoming",
      tasks: [],
      task_count: 4,
    })),
  };
}

/** The answers at the time of the request; no one has favorites. */
export function dashboardHandlers(answers: () => DashboardAnswers = dashboardAnswers) {
  return [
    http.get(functions("dashboard/summary"), () => HttpResponse.json(answers().summary)),
    http.get(functions("dashboard/suggestions"), () => HttpResponse.json(answers().suggestions)),
    http.get(functions("dashboard/timeline"), ({ request }) =>
      HttpResponse.json(answers().timelineOf?.(request.url) ?? answers().timeline),
    ),
  ];
}
