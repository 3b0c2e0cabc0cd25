import {
  ALL_PUSH_TOPICS,
  PUSH_TEXTS,
  PUSH_TOPICS,
  type PushDevice,
  type PushTopic,
} from "@domain/people/push.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { formatDate } from "@domain/site/text/format.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  devicesQuery,
  forgetDevice,
  keepDevice,
  thisDeviceQuery,
} from "@web/api/people/devices.ts";
import { Button } from "@web/components/button.tsx";
import { Checkbox } from "@web/components/checkbox.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { InlineNotice } from "@web/components/inline-notice.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { isOfApple } from "@web/lib/browser-features.ts";
import { notify } from "@web/lib/notices.ts";
import { deviceName, subscribeDevice, unsubscribeDevice } from "@web/lib/this-device.ts";

/**
 * A switch for this device, the topics it shows, and the person's other devices. Asks the browser only after a press.
 */
export function DeviceNotifications({ userId, siteKey }: { userId: string; siteKey: string }) {
  const here = useQuery(thisDeviceQuery(userId, siteKey));
  const devices = useQuery(devicesQuery(userId));
  if (here.isPending || devices.isPending) {
    return <LoadingGroup label="Loading your devices..." shapes={["h-10 w-full"]} />;
  }
  if (devices.isError && !devices.data) {
    return <LoadError level={3} title={ERRORS.notifications_unavailable.text} query={devices} />;
  }
  const endpoint = here.data?.state === "on" ? here.data.endpoint : undefined;
  const known = devices.data.find((each) => each.endpoint === endpoint);
  const others = devices.data.filter((each) => each !== known);
  return (
    <div className="grid gap-6">
      {here.data?.state === "missing" || here.data?.state === "blocked" ? (
        <InlineNotice tone="info">{whyNot(here.data.state)}</InlineNotice>
      ) : (
        <ThisDevice userId={userId} siteKey={siteKey} known={known} />
      )}
      {others.length > 0 && <Others userId={userId} devices={others} />}
    </div>
  );
}

function whyNot(state: "missing" | "blocked"): string {
  if (state === "blocked") return PUSH_TEXTS.blocked;
  return isOfApple() ? PUSH_TEXTS.install : PUSH_TEXTS.missing;
}

type Change = PushTopic[] | "off";

function ThisDevice(props: { userId: string; siteKey: string; known: PushDevice | undefined }) {
  const { userId, siteKey, known } = props;
  const refresh = useRefresh(userId);
  const change = useMutation({
    // Choices are stored one at a time, so that the last one is what is stored.
    scope: { id: "this device" },
    mutationFn: async (wanted: Change) => {
      if (wanted === "off") {
        await unsubscribeDevice();
        if (known) await forgetDevice(known.endpoint);
        return true;
      }
      const subscribed = await subscribeDevice(siteKey);
      if (subscribed === undefined) return false;
      await keepDevice({ ...subscribed, device: deviceName(), topics: wanted });
      return true;
    },
    onError: () => notify({ tone: "error", text: ERRORS.notification_failed.text }),
    onSettled: refresh,
  });
  const stored: Change = known?.topics ?? "off";
  // The choice shows right away; on failure the stored one returns.
  const shown = change.isPending ? change.variables : stored;
  const topics = shown === "off" ? [] : shown;
  return (
    <div className="grid gap-3">
      <Checkbox
        role="switch"
        label={PUSH_TEXTS.switch}
        checked={shown !== "off"}
        onChange={(event) => change.mutate(event.target.checked ? ALL_PUSH_TOPICS : "off")}
      />
      {change.data === false && <InlineNotice tone="info">{PUSH_TEXTS.refused}</InlineNotice>}
      {shown !== "off" && (
        <fieldset className="grid gap-1 pl-8">
          <legend className="sr-only">What this device shows</legend>
          {ALL_PUSH_TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              label={PUSH_TOPICS[topic]}
              checked={topics.includes(topic)}
              // The last one: the switch is for that.
              disabled={topics.length === 1 && topics.includes(topic)}
              onChange={() => change.mutate(toggled(topics, topic))}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function toggled(topics: PushTopic[], topic: PushTopic): PushTopic[] {
  return ALL_PUSH_TOPICS.filter((each) => topics.includes(each) !== (each === topic));
}

/** A phone that was lost can be switched off from here. */
function Others({ userId, devices }: { userId: string; devices: PushDevice[] }) {
  const refresh = useRefresh(userId);
  const stop = useMutation({
    mutationFn: forgetDevice,
    onError: () => notify({ tone: "error", text: ERRORS.notification_failed.text }),
    onSettled: refresh,
  });
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold text-sm">Also on</h3>
      <ul className="grid gap-2">
        {devices.map(({ endpoint, device, created_at }) => (
          <li key={endpoint} className="flex flex-wrap items-center justify-between gap-3 text-sm">
            <span>
              {device}, since {formatDate(created_at.slice(0, 10), { short: true })}
            </span>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => stop.mutate(endpoint)}
              pending={stop.isPending && stop.variables === endpoint}
            >
              Switch off<span className="sr-only"> {device}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useRefresh(userId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: thisDeviceQuery(userId, "").queryKey }),
      client.invalidateQueries(devicesQuery(userId)),
    ]);
}
