import type { ListingImage } from "@domain/homes/images.ts";
import { formatDate, formatMoment, formatPrice, formatTime } from "@domain/site/text/format.ts";
import {
  type Frozen,
  type FrozenHome,
  type FrozenMessage,
  MODERATING_TEXTS,
} from "@domain/talk/moderating.ts";
import { Badge } from "@web/components/badge.tsx";
import { Disclosure } from "@web/components/disclosure.tsx";
import { Photo } from "@web/components/photo.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { useNow } from "@web/lib/use-now.ts";

/** A copy of what was reported. @param reported the id of the reported message, among those around it. */
export function FrozenCopy({ frozen, reported }: { frozen: Frozen; reported: string }) {
  const { home, images = [], homes, same = [], showing, messages = [] } = frozen;
  return (
    <div className="grid gap-6">
      {home && <HomeCopy copy={{ home, images }} />}
      {homes && <SameHomes homes={homes} same={same} />}
      {frozen.question !== undefined && (
        <div className="grid gap-2">
          <p className="wrap-anywhere font-medium">{frozen.question}</p>
          <p className="wrap-anywhere whitespace-pre-line">{frozen.answer}</p>
        </div>
      )}
      {showing && (
        <div className="grid gap-1 text-sm">
          <p>
            <span className="wrap-anywhere font-medium">{showing.name}</span>, showing on{" "}
            {formatDate(showing.date)}, {formatTime(showing.time)}, {showing.status}
            {showing.no_show && ", did not come"}
          </p>
          {showing.proven === false && <p className="text-ink-soft">{MODERATING_TEXTS.unproven}</p>}
          {showing.special_requests && (
            <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
              {showing.special_requests}
            </p>
          )}
        </div>
      )}
      {messages.length > 0 && (
        <ol className="grid gap-3">
          {messages.map((message) => (
            <Line
              key={message.id}
              message={message}
              from={
                (message.sender === "owner" ? frozen.owner : frozen.buyer) ??
                (message.sender === "owner" ? "The owner" : "The buyer")
              }
              isReported={message.id === reported}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

function Line(props: { message: FrozenMessage; from: string; isReported: boolean }) {
  const { message, from, isReported } = props;
  const now = useNow();
  return (
    <li
      className={classNames("border-l-2 pl-4 text-sm", isReported ? "border-red" : "border-line")}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft">
        <span className="font-medium text-ink">{from}</span>
        <span>{message.sender}</span>
        <time dateTime={message.created_at} className="text-ink-faint text-xs">
          {formatMoment(message.created_at, now)}
        </time>
        {isReported && <Badge tone="red">reported</Badge>}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message.body}</p>
    </li>
  );
}

function HomeCopy({ copy: { home, images } }: { copy: FrozenHome }) {
  const place = [home.address, home.city, `${home.state} ${home.zip_code}`.trim()]
    .filter(Boolean)
    .join(", ");
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere text-sm">
        <span className="font-medium">{home.title}</span>, {formatPrice(home.price)}, {home.status}
        <span translate="no" className="block text-ink-soft">
          {place}
        </span>
      </p>
      <Photos images={images} />
      {home.description && (
        <Disclosure summary="The description">
          <p className="wrap-anywhere whitespace-pre-line pt-2">{home.description}</p>
        </Disclosure>
      )}
      {home.features.length > 0 && (
        <p className="wrap-anywhere text-ink-soft text-sm">{home.features.join(" · ")}</p>
      )}
    </div>
  );
}

/** The newer home first; beside each of its photos the one it resembles. */
function SameHomes({ homes, same }: { homes: FrozenHome[]; same: NonNullable<Frozen["same"]> }) {
  const [later, earlier] = homes;
  if (!later || !earlier) return null;
  const imageOf = (path: string) =>
    [...later.images, ...earlier.images].find((image) => image.path === path);
  return (
    <div className="grid gap-8">
      <ul className="grid gap-4">
        {same.map(({ path, other }) => (
          <li key={`${path} ${other}`} className="grid grid-cols-2 gap-3">
            {[imageOf(path), imageOf(other)].map(
              (image) => image && <Thumb key={image.path} image={image} />,
            )}
          </li>
        ))}
      </ul>
      <div className="grid gap-6 sm:grid-cols-2">
        {[
          { copy: later, label: "Shown later" },
          { copy: earlier, label: "Shown first" },
        ].map(({ copy, label }) => (
          <div key={label} className="grid content-start gap-2">
            <p className="font-semibold text-sm">{label}</p>
            <HomeCopy copy={{ ...copy, images: [] }} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Photos({ images }: { images: ListingImage[] }) {
  if (images.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
      {images.map((image) => (
        <li key={image.path}>
          <Thumb image={image} />
        </li>
      ))}
    </ul>
  );
}

function Thumb({ image }: { image: ListingImage }) {
  return (
    <Photo
      image={{ ...image, alt: image.alt || "Photo of the home" }}
      sizes="(min-width: 64rem) 20vw, 50vw"
      className="aspect-[3/2] rounded-sm"
    />
  );
}
