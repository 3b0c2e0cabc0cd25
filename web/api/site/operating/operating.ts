import { AppError } from "@domain/site/errors/errors.ts";
import type {
  Duty,
  FailedMail,
  FailedWebhook,
  Found,
  FunctionSetUp,
  MailLimit,
  MailOfKind,
  Operating,
  SiteCounts,
  SiteWeek,
  VestyDay,
} from "@domain/site/operating/operating.ts";
import { queryOptions } from "@tanstack/react-query";
import { fits, flag, having } from "../answers/shapes.ts";
import { ownKey } from "../cache/keys.ts";
import { CALM_POLL_MS } from "../cache/polling.ts";
import { callFunction } from "../transport/functions.ts";
import { parseJson, send } from "../transport/request.ts";
import { asMember } from "../transport/tables.ts";
import { fetchPushKey } from "./push-key.ts";

/** Facts that only operators see; SQL refuses everyone else. */

const fallback = "operating_unavailable";

export function operatingQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "operating"),
    queryFn: ({ signal }) => fetchOperating(signal),
    refetchInterval: CALM_POLL_MS,
    retry: false,
  });
}

/** @throws AppError `forbidden`, `operating_unavailable`, `network`. */
async function fetchOperating(signal: AbortSignal): Promise<Operating> {
  const options = { signal, fallback } as const;
  type Whole = { merge: false };
  const [counts, duties, mail, limits, failedMails, webhooks, thirdParties, weeks, vesty] =
    await Promise.all([
      asMember(options, (db) =>
        db.rpc("operator_counts").single().overrideTypes<SiteCounts, Whole>(),
      ),
      asMember(options, (db) => db.rpc("operator_duties").overrideTypes<Duty[], Whole>()),
      asMember(options, (db) => db.rpc("operator_mail").overrideTypes<MailOfKind[], Whole>()),
      asMember(options, (db) => db.rpc("operator_mail_limits").overrideTypes<MailLimit[], Whole>()),
      asMember(options, (db) =>
        db.rpc("operator_failed_mails").overrideTypes<FailedMail[], Whole>(),
      ),
      asMember(options, (db) =>
        db.rpc("operator_webhooks").overrideTypes<FailedWebhook[], Whole>(),
      ),
      asMember(options, (db) => db.rpc("operator_third_parties")),
      asMember(options, (db) => db.rpc("operator_weeks").overrideTypes<SiteWeek[], Whole>()),
      asMember(options, (db) => db.rpc("operator_vesty").overrideTypes<VestyDay[], Whole>()),
    ]);
  return { counts, duties, mail, limits, failedMails, webhooks, thirdParties, weeks, vesty };
}

/** People, homes and emails that words find; they are never kept on the device. */
export function foundQuery(userId: string, words: string) {
  return queryOptions({
    queryKey: [...ownKey(userId, "operating"), "found", words],
    queryFn: ({ signal }) =>
      asMember({ signal, fallback }, (db) =>
        db.rpc("operator_find", { words }).overrideTypes<Found[], { merge: false }>(),
      ),
    retry: false,
  });
}

/** @returns whether it was put back; false if it has been tried again since. */
export function retryMail({ id, attempts }: FailedMail): Promise<boolean> {
  return asMember({ fallback }, (db) => db.rpc("retry_mail", { p_id: id, p_attempts: attempts }));
}

/** The functions' variables that are set. */
export function functionSetUpQuery(userId: string) {
  return queryOptions({
    queryKey: ownKey(userId, "function-set-up"),
    queryFn: ({ signal }) => fetchSetUp(signal),
    retry: false,
  });
}

async function fetchSetUp(signal: AbortSignal): Promise<FunctionSetUp> {
  const isSetUp = async (path: string) => {
    const answer = await callFunction(
      path,
      { signal, fallback, as: "visitor" },
      fits<{ is_set_up: boolean }>(having({ is_set_up: flag })),
    );
    return answer.is_set_up;
  };
  const [mailLacks, takesPayments, signsOnline, hasModel, pushKey] = await Promise.all([
    missingForMail(signal),
    isSetUp("stripe/status"),
    isSetUp("documents/signings/status"),
    isSetUp("chatbot/ping"),
    fetchPushKey(signal),
  ]);
  return {
    ...{ mailLacks, takesPayments, signsOnline, hasModel },
    pushesToDevices: pushKey !== null,
  };
}

/** A function whose variables are missing answers everything with their names. */
async function missingForMail(signal: AbortSignal): Promise<string[]> {
  const response = await send("functions/v1/send-booking-emails/status", { as: "visitor", signal });
  if (response.ok) return [];
  const answer = parseJson(await response.text()) as { missing?: unknown } | undefined;
  if (!Array.isArray(answer?.missing)) throw new AppError(fallback);
  return answer.missing.map(String);
}
