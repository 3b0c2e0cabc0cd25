/**
 * Tours of a home at the few services that a page embeds, once someone presses. Owners paste any form of a
 * tour's address; we store the service's own form (`private.is_tour` in SQL).
 */
type Tour = { service: string; address: string; embed: string };

type Service = {
  name: string;
  /** The forms of addresses that people copy; each captures the tour's name. */
  forms: RegExp[];
  address: string;
  embed: string;
};

const SERVICES: readonly Service[] = [
  {
    name: "Matterport",
    forms: [/^my\.matterport\.com\/show\/?\?(?:.*&)?m=([A-Za-z0-9]{11})(?:&|$)/],
    address: "https://my.matterport.com/show/?m=",
    embed: "https://my.matterport.com/show/?play=1&m=",
  },
  {
    name: "YouTube",
    forms: [
      /^(?:m\.)?youtube\.com\/watch\?(?:.*&)?v=([A-Za-z0-9_-]{11})(?:[&#]|$)/,
      /^(?:m\.)?youtube\.com\/(?:shorts|embed|live)\/([A-Za-z0-9_-]{11})(?:[/?#]|$)/,
      /^youtu\.be\/([A-Za-z0-9_-]{11})(?:[/?#]|$)/,
    ],
    address: "https://www.youtube.com/watch?v=",
    // Sets no cookies before it plays.
    embed: "https://www.youtube-nocookie.com/embed/",
  },
  {
    name: "Vimeo",
    forms: [/^(?:player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[/?#]|$)/],
    address: "https://vimeo.com/",
    embed: "https://player.vimeo.com/video/",
  },
];

export const TOUR_QUESTION = `Please paste the address of a tour at ${listed(SERVICES.map(({ name }) => name))}.`;

/** The sites from which tours are embedded, for the content security policy. */
export const TOUR_ORIGINS = SERVICES.map(({ embed }) => new URL(embed).origin);

/** Undefined for anything but a tour at one of the services. */
export function readTour(text: string): Tour | undefined {
  const bare = text
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "");
  for (const { name, forms, address, embed } of SERVICES) {
    for (const form of forms) {
      const id = form.exec(bare.replace(/^[^/?#]+/, (host) => host.toLowerCase()))?.[1];
      if (id) return { service: name, address: address + id, embed: embed + id };
    }
  }
  return undefined;
}

function listed(names: string[]): string {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
