import type { ChecklistTask, TimelineStepId } from "./timeline.ts";

/**
 * The premium plan's checklist for each step. `timeline_tasks` stores ticks by task id: keep the id
 * when rewording a task, and give it a new one when its meaning changes.
 */
export const CHECKLISTS: Readonly<Record<TimelineStepId, readonly ChecklistTask[]>> = {
  "property-assessment": [
    { id: "walk-through", title: "Walk through every room as a buyer would, and write down flaws" },
    {
      id: "recent-sales",
      title: "Find three to six similar homes sold nearby in the last six months",
    },
    {
      id: "repair-list",
      title: "Decide what to repair and note what was done",
      kit: "repair-record",
    },
    { id: "payoff-amount", title: "Ask your lender for the payoff amount of your mortgage" },
    {
      id: "first-net-sheet",
      title: "Work out what you would keep at three prices",
      kit: "net-sheet",
    },
    {
      id: "set-a-date",
      title: "Choose the week in which you want to list, and plan the move around it",
      kit: "moving-plan",
    },
  ],
  "documentation-preparation": [
    { id: "deed-and-survey", title: "Find the deed, the survey and the title policy" },
    { id: "disclosure", title: "Fill in the seller's disclosure", kit: "seller-disclosure" },
    {
      id: "lead-paint",
      title: "Built before 1978: fill in the lead paint disclosure",
      kit: "lead-paint-disclosure",
    },
    { id: "fixtures", title: "List what stays and what goes with you", kit: "fixtures-list" },
    { id: "permits", title: "Collect permits, warranties and manuals in one folder" },
    { id: "hoa-papers", title: "HOA or condo: order the rules, fees and minutes" },
    { id: "bills", title: "Add up a year of bills, taxes and insurance for buyers who ask" },
  ],
  "photography-marketing": [
    { id: "declutter", title: "Clear counters, floors and half of every closet" },
    { id: "small-fixes", title: "Fix what shows in photos: bulbs, handles, paint chips" },
    { id: "take-photos", title: "Photograph every room from a corner, in daylight" },
    { id: "outside-photos", title: "Photograph the front, the back and the street" },
    { id: "write-description", title: "Write the description, and read it aloud once" },
    {
      id: "answers-ready",
      title: "Prepare answers to what buyers will ask",
      kit: "buyer-questions",
    },
  ],
  "list-property": [
    { id: "set-price", title: "Set the price from the sales you compared" },
    { id: "check-pin", title: "Check that the pin on the map is on your home" },
    { id: "open-calendar", title: "Offer showing times for the next two weeks" },
    { id: "publish", title: "Publish the listing and open it on a phone" },
    { id: "tell-people", title: "Send the link to neighbors, friends and local groups" },
    {
      id: "plan-open-house",
      title: "Plan an open house for the first weekend",
      kit: "open-house-checklist",
    },
  ],
  "show-property": [
    { id: "valuables", title: "Lock away valuables, medicine and mail" },
    { id: "sign-in-sheet", title: "Lay out the sign-in sheet", kit: "showing-sign-in" },
    { id: "light-and-air", title: "Before each showing: air, lights on, pets out" },
    { id: "ask-preapproval", title: "Ask serious visitors for a pre-approval letter" },
    { id: "collect-feedback", title: "Ask each visitor three questions", kit: "showing-feedback" },
    { id: "review-after-ten", title: "After ten showings, look at price and photos again" },
  ],
  "negotiate-close": [
    { id: "compare-offers", title: "Put every offer on one page", kit: "offer-summary" },
    { id: "counter", title: "Answer in writing, with a date", kit: "counter-offer" },
    { id: "choose-closer", title: "Choose a title company or closing attorney" },
    { id: "inspection", title: "Be ready for the inspection and answer repair requests" },
    { id: "appraisal", title: "Give the appraiser your list of sales and improvements" },
    { id: "closing", title: "Go through the closing checklist", kit: "closing-checklist" },
    { id: "hand-over", title: "Hand over utilities, keys and manuals", kit: "utility-handover" },
  ],
};

/** The task of a step, or undefined. */
export function taskOf(step: TimelineStepId, id: string): ChecklistTask | undefined {
  return CHECKLISTS[step].find((task) => task.id === id);
}
