import { formatPrice } from "../site/text/format.ts";
import { withinWords } from "../site/text/within-words.ts";
import { type Channel, taggedHref } from "./channels.ts";
import { CHANNEL_NAMES } from "./listing-weeks.ts";
import { fullAddress } from "./listings.ts";
import { factsToTell, type SheetHome } from "./sheets.ts";

/** Texts about a home to paste elsewhere, each fitting its place's limit. */

type ChannelText = {
  channel: Channel;
  /** The channel's name, which is also part of a label: "Craigslist, title". */
  name: string;
  part?: string;
  text: string;
  /** The maximum in characters, as the place counts them. */
  most: number;
};

type Spec = {
  channel: Channel;
  part?: string;
  most: number;
  write: (home: Told, room: number) => string;
};

/** The facts of which a text is made. */
type Told = ReturnType<typeof toldOf>;

/**
 * Room, in characters. Craigslist: its form takes 70 for a title. Facebook Marketplace: 100 for a title.
 * Instagram: captions of 2,200. X: 280, of which a link takes 23, however long it is (docs.x.com,
 * "Counting characters"). SMS: 160 of the GSM alphabet in one message (3GPP TS 23.038). The others are ours,
 * and shorter than what is allowed: people skim.
 */
const SPECS: readonly Spec[] = [
  { channel: "craigslist", part: "title", most: 70, write: title },
  { channel: "craigslist", part: "text", most: 4000, write: body },
  { channel: "facebook", part: "title", most: 100, write: title },
  { channel: "facebook", part: "description", most: 1000, write: body },
  { channel: "nextdoor", most: 1500, write: neighborly },
  { channel: "instagram", most: 2200, write: caption },
  { channel: "x", most: 280, write: post },
  { channel: "sms", most: 160, write: message },
];

/** X counts this many characters for a link, however long the link is. */
const LINK_ON_X = 23;

export function channelTexts(home: SheetHome, siteUrl: string): ChannelText[] {
  return SPECS.map(({ channel, part, most, write }) => ({
    channel,
    name: CHANNEL_NAMES[channel],
    ...(part ? { part } : {}),
    text: write(toldOf(home, taggedHref(siteUrl, home.id, channel)), most),
    most,
  }));
}

/** How much room a text takes where it is posted. */
export function lengthOn(channel: Channel, text: string): number {
  const counted = channel === "x" ? text.replace(/https?:\/\/\S+/g, "-".repeat(LINK_ON_X)) : text;
  return [...counted].length;
}

function toldOf(home: SheetHome, link: string) {
  return {
    link,
    facts: factsToTell(home),
    title: home.title,
    town: [home.city, home.state].filter(Boolean).join(", "),
    price: formatPrice(home.price),
    address: fullAddress(home),
    description: home.description.trim(),
  };
}

/** "3 beds, 2 baths in Boise, ID: Craftsman with a porch" */
function title({ facts, town, title: name }: Told, room: number): string {
  const [kind = "", ...sizes] = facts;
  const size = sizes.slice(0, 2).join(", ") || kind;
  return withinWords(`${size} in ${town}: ${name}`, room);
}

function body(told: Told, room: number): string {
  const head = [told.title, `${told.price} · ${told.address}`, told.facts.join(" · ")].join("\n");
  const foot = `For sale by owner. Photos, all facts and times to visit: ${told.link}`;
  return around(head, told.description, foot, room);
}

function neighborly(told: Told, room: number): string {
  const head = `Neighbors, we are selling our home: ${told.title}\n${told.price} · ${told.address}\n${told.facts.join(" · ")}`;
  const foot = `If you know someone who would like to live here, please share this: ${told.link}`;
  return around(head, told.description, foot, room);
}

function caption(told: Told, room: number): string {
  const head = `For sale by owner: ${told.title}\n${told.price} · ${told.town}\n${told.facts.join(" · ")}`;
  return around(head, told.description, `Photos and times to visit: ${told.link}`, room);
}

function post({ facts, town, price, link }: Told, room: number): string {
  const text = `For sale by owner in ${town}: ${facts.slice(0, 4).join(", ")}. ${price}.`;
  return `${withinWords(text, room - LINK_ON_X - 1)} ${link}`;
}

/** The page's address takes most of it. Any letter beyond ASCII would halve what a text message holds. */
function message({ facts, town, price, link }: Told, room: number): string {
  const text = `For sale: ${facts.slice(0, 3).join(", ")} in ${town}, ${price}`.replace(
    /[^\x20-\x7e]/g,
    "",
  );
  const left = room - link.length - 1;
  return left < 20 ? link : `${plainlyWithin(text, left)} ${link}`;
}

/** The text has no ellipsis, because the alphabet of text messages has none. */
function plainlyWithin(text: string, most: number): string {
  return text.length <= most ? text : withinWords(text, most).replace("…", "");
}

/** Cuts the description to what fits between the head and the foot. */
function around(head: string, description: string, foot: string, room: number): string {
  const left = room - [...head, ...foot].length - 4;
  const middle = left > 40 && description ? [withinWords(description, left)] : [];
  const short = withinWords(head, room - [...foot].length - 2);
  return [short, ...middle, foot].join("\n\n");
}
