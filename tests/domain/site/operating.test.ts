import {
  attentionOf,
  clockState,
  type Duty,
  type FunctionSetUp,
  NO_TICKS,
  OPERATING_TEXTS,
  type Operating,
  remedyOf,
} from "@domain/site/operating/operating.ts";
import { describe, expect, it } from "vitest";

const NOON = "2026-11-28T12:00:00Z";
const duty = (changes: Partial<Duty>): Duty => ({
  ...{ duty: "mail", state: "well", looked_at: NOON, last_success: NOON, last_error: null },
  ...changes,
});
const SET_UP: FunctionSetUp = {
  ...{
    mailLacks: [],
    takesPayments: true,
    signsOnline: true,
    hasModel: true,
    pushesToDevices: true,
  },
};
const site = (changes: Partial<Operating>): Operating => ({
  ...{ duties: [duty({})], mail: [], limits: [], failedMails: [], webhooks: [], thirdParties: [] },
  ...{ weeks: [], vesty: [] },
  counts: {
    ...{ homes_published: 1, homes_in_draft: 0, people: 1, people_this_week: 0 },
    ...{ showings_ahead: 0, showings_this_week: 0, unfinished_refunds: [] },
  },
  ...changes,
});
const attention = (changes: Partial<Operating>, setUp: FunctionSetUp | undefined = SET_UP) =>
  attentionOf(site(changes), setUp, (instant) => instant);
const FAILED_MAIL = {
  ...{ id: "m", topic: "showings", kind: "reminder", recipient: "visitor", address: null },
  ...{ attempts: 9, reason: "refused", dropped_at: NOON, next_attempt_at: null, is_current: true },
};

it("a clock has never run, has stopped or is running; what is missing says nothing about it", () => {
  const missing = duty({ state: "missing", looked_at: null });
  expect(clockState([missing, duty({ looked_at: null })])).toBe("never");
  expect(clockState([missing, duty({ state: NO_TICKS })])).toBe("stopped");
  expect(clockState([missing, duty({}), duty({ looked_at: null })])).toBe("ticking");
});

describe("a need of an operator", () => {
  it("is none where all is well", () => {
    expect(attention({})).toEqual([]);
    expect(attention({ limits: [{ share: "notice", used: 9, cap: 10 }] })).toEqual([]);
    expect(attention({ failedMails: [{ ...FAILED_MAIL, is_current: false }] })).toEqual([]);
    expect(attention({ failedMails: [{ ...FAILED_MAIL, dropped_at: null }] })).toEqual([]);
  });

  it("is a refund that Stripe has not made, with the way to its person", () => {
    const { counts } = site({});
    const [sentence] = attention({ counts: { ...counts, unfinished_refunds: ["person-1"] } });
    expect(sentence).toContain("“person-1”");
    expect(sentence).toContain("“Finish the refund”");
  });

  it("is the clock first, then what is missing, fails, is late or used up", () => {
    const failing = duty({ duty: "sweep", state: "failing", last_success: null });
    const mail = { topic: "showings", kind: "reminder", waiting: 3, late: 2, over_limit: 0 };
    expect(
      attention(
        {
          duties: [
            duty({ state: NO_TICKS }),
            duty({ duty: "extension pg_net", state: "missing" }),
            failing,
            duty({ duty: "push", state: "failing" }),
          ],
          mail: [{ ...mail, failing: 0, sent_today: 0, sent_this_week: 0, dropped_this_week: 0 }],
          failedMails: [FAILED_MAIL],
          webhooks: [
            {
              ...{ event_id: "e", type: "t", reason: "r", tries: 1 },
              ...{ first_failed_at: NOON, last_failed_at: NOON },
            },
          ],
          limits: [{ share: "notice", used: 10, cap: 10 }],
        },
        { ...SET_UP, mailLacks: ["RESEND_API_KEY"] },
      ),
    ).toEqual([
      OPERATING_TEXTS.clock.stopped,
      "Missing: extension pg_net. Switch on pg_net under Database → Extensions.",
      "Mail can't be sent. Missing: RESEND_API_KEY.",
      "The duty “sweep” is failing.",
      `The duty “push” is failing; it last worked on ${NOON}.`,
      `Stripe's events could not be processed since ${NOON}: see Payments.`,
      "Some mail that still matters couldn't be delivered.",
      "Mail is late. It has been due for more than 15 minutes.",
      "Today's limit is reached: Notifications. Other mail waits until tomorrow (UTC). Change the limits with npm run operator -- mail.",
    ]);
  });

  it("is a vault for a missing secret", () => {
    expect(remedyOf("secret clock_key")).toBe(
      "Put clock_key into the vault: select vault.create_secret('…', 'clock_key').",
    );
    expect(remedyOf("schedule tick")).toBe("See docs/operating.md.");
  });
});
