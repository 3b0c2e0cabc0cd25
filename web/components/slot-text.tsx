import { formatTime } from "@domain/site/text/format.ts";
import { ownTime } from "@web/lib/own-clock.ts";

/**
 * A slot's time at the home and, where it differs, on the visitor's clock. The second is a
 * description, so that a button with it is still called "10:00 AM".
 */
export function SlotText(props: { date: string; time: string; timeZone: string; id: string }) {
  const { date, time, timeZone, id } = props;
  const own = ownTime({ date, time }, timeZone);
  return (
    <>
      {formatTime(time)}
      {own && (
        <span id={id} aria-hidden="true" className="block text-xs leading-tight opacity-80">
          {own} where you are
        </span>
      )}
    </>
  );
}
