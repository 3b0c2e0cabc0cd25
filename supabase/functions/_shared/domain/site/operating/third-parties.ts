/** The services that the product depends on, as operators see them at /operator. */

/** `webhook`: Stripe's events to us. `signing`: Documenso. `account_mail`: Auth's own, for sign-up and passwords. */
export type ThirdPartyName =
  | "mail"
  | "model"
  | "payments"
  | "webhook"
  | "geocoder"
  | "push"
  | "signing"
  | "account_mail";

/**
 * `refused`: it refuses us, but not for the key. `silent`: it was expected to call us, and didn't. `half_used`: it works, and
 * has sent half of what it may in an hour.
 */
export type ThirdPartyProblem =
  | "key_refused"
  | "quota"
  | "busy"
  | "down"
  | "no_answer"
  | "refused"
  | "wrong_answer"
  | "silent"
  | "half_used";

/** A row of `operator_third_parties`. */
export type FailingThirdParty = {
  name: ThirdPartyName;
  problem: ThirdPartyProblem;
  /** The HTTP status of its last answer. */
  status: number | null;
  failing_since: string;
  /** What it has sent, if that is half of what it may. */
  failures: number;
  last_failure: string;
  last_success: string | null;
};

const PROBLEMS: Record<ThirdPartyProblem, string> = {
  key_refused: "refuses our key",
  quota: "has no quota left",
  busy: "refuses calls because there were too many",
  down: "is failing",
  no_answer: "does not answer",
  refused: "refuses our calls",
  wrong_answer: "answers with something else",
  silent: "have not arrived",
  half_used: "has sent half of what it may in an hour",
};

const SECRETS = "then npm run deploy -- --only secrets";
const RAISE_ACCOUNT_MAIL =
  "Raise auth.rate_limit.email_sent in supabase/config.toml, then npm run deploy -- --only auth.";

type Texts = {
  service: string;
  /** The effect that people notice in the meantime. */
  meanwhile: string;
  /** The effect to come, of a service that still works. */
  soon?: string;
  /** Advice for the operator; `otherwise` where a problem has no entry of its own. */
  otherwise: string;
} & Partial<Record<ThirdPartyProblem, string>>;

const TEXTS: Record<ThirdPartyName, Texts> = {
  mail: {
    service: "The mail service",
    meanwhile: "Mail waits and is sent once it works.",
    key_refused: `Make a new key at Resend and set RESEND_API_KEY, ${SECRETS}.`,
    quota: "Get a larger plan at Resend, or send less. The limits are in npm run operator -- mail.",
    refused: "Compare MAIL_FROM with the domains that Resend has verified.",
    wrong_answer: "Another service than Resend answers. Check RESEND_BASE_URL.",
    otherwise: "Look at Resend's status page.",
  },
  model: {
    service: "Vesty's model",
    meanwhile: "Vesty, texts from photos and questions to homes work without it, or say why not.",
    key_refused: `Make a new key at the provider and set OPENAI_API_KEY, ${SECRETS}.`,
    quota: "Add credit or raise the limit in the provider's billing settings.",
    busy: "Raise the account's rate limit at the provider if it goes on.",
    refused: "Check that OPENAI_MODEL names a model that this key may use.",
    otherwise: "Look at the provider's status page, and at OPENAI_BASE_URL.",
  },
  payments: {
    service: "Stripe",
    meanwhile: "People can't buy a plan or open the billing portal.",
    key_refused: `Make a new secret key at Stripe and set STRIPE_SECRET_KEY, ${SECRETS}.`,
    refused: "At Stripe, open Developers, then API keys. Check what a restricted key may do.",
    otherwise: "Look at Stripe's status page.",
  },
  webhook: {
    service: "Stripe's events",
    meanwhile: "People who paid have no plan yet.",
    otherwise:
      "At Stripe, open Developers, then Webhooks. To set up the endpoint, run npm run deploy -- --only payments. Press Resend there to send what is missing.",
  },
  geocoder: {
    service: "The geocoder",
    meanwhile: "New homes are not on the map yet. They appear there once it works.",
    busy: "It takes one request a second: use a geocoder of your own, GEOCODER_URL.",
    refused: "Check GEOCODER_USER_AGENT against its usage policy, or use another: GEOCODER_URL.",
    wrong_answer: "Another service than a geocoder answers. Check GEOCODER_URL.",
    otherwise: "Look at its status page, or use another: GEOCODER_URL.",
  },
  push: {
    service: "The browsers' push services",
    meanwhile: "Devices show nothing; the bell and mail tell the same.",
    key_refused: `Devices were switched on with other keys: give VAPID_KEYS its earlier value, ${SECRETS}.`,
    otherwise: "It passes by itself. If not, look at the status page of Google, Mozilla or Apple.",
  },
  signing: {
    service: "The signing service",
    meanwhile: "Nothing can be sent or signed online. It is tried again by itself.",
    key_refused: `Make a new API token at Documenso and set DOCUMENSO_API_KEY, ${SECRETS}.`,
    quota: "Get a larger plan at Documenso, or host it yourself.",
    refused: "At Documenso, check whether this team may send documents.",
    wrong_answer: "Another service than Documenso answers. Check DOCUMENSO_URL.",
    otherwise: "Look at its status page, at your own server if you host it, and at DOCUMENSO_URL.",
  },
  account_mail: {
    service: "Auth's mail for sign-up and passwords",
    meanwhile: "People can't sign up or choose a new password.",
    soon: "After the other half, people can't sign up or choose a new password for a while.",
    quota: RAISE_ACCOUNT_MAIL,
    half_used: RAISE_ACCOUNT_MAIL,
    otherwise:
      "At Supabase, open Logs, then Auth. To sign in to the mail server and set it again, run npm run deploy -- --only auth.",
  },
};

/** The services by name, as texts call them. */
export const THIRD_PARTIES = Object.entries(TEXTS).map(([name, { service }]) => ({
  name,
  service,
}));

/** Says what fails, since when, what it means and what to do. @param moment an instant in the reader's time zone. */
export function thirdPartySentence(
  failing: FailingThirdParty,
  moment: (instant: string) => string,
): string {
  const { service, meanwhile, soon = meanwhile } = TEXTS[failing.name];
  const effect = failing.problem === "half_used" ? soon : meanwhile;
  return `${service} ${howItFails(failing, moment)}. ${effect} ${whatHelps(failing)}`;
}

/** "refuses our key (401) since Monday, 3 times noted" */
export function howItFails(
  { problem, status, failing_since, failures }: FailingThirdParty,
  moment: (instant: string) => string,
): string {
  const code = status === null ? "" : ` (${status})`;
  if (problem === "half_used")
    return `${PROBLEMS[problem]}: ${failures} emails since ${moment(failing_since)}`;
  const times = failures > 1 ? `, ${failures} times noted` : "";
  return `${PROBLEMS[problem]}${code} since ${moment(failing_since)}${times}`;
}

export function whatHelps({ name, problem }: FailingThirdParty): string {
  const texts = TEXTS[name];
  return texts[problem] ?? texts.otherwise;
}
