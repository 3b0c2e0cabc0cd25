import { channelTexts, lengthOn } from "@domain/homes/channel-texts.ts";
import type { ListingDetails } from "@domain/homes/listings.ts";
import { formatNumber } from "@domain/site/text/format.ts";
import { CopyButton } from "@web/components/copy-button.tsx";

/** Texts to post elsewhere, each with its own link. */
export function ChannelList({ home }: { home: ListingDetails }) {
  const texts = channelTexts(home, window.location.origin);
  return (
    <ul>
      {texts.map(({ channel, name, part, text, most }) => {
        const label = part ? `${name}, ${part}` : name;
        return (
          <li
            key={label}
            className="grid gap-2 border-line border-b py-5 first:pt-0 last:border-b-0 last:pb-0"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-medium">{label}</h3>
              <p className="text-ink-faint text-xs tabular-nums">
                {formatNumber(lengthOn(channel, text))} of {formatNumber(most)} characters
              </p>
            </div>
            {/* It is copied as it is. */}
            <p
              translate="no"
              className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-4 py-3 text-sm"
            >
              {text}
            </p>
            <CopyButton label="Copy" of={label} text={text} />
          </li>
        );
      })}
    </ul>
  );
}
