/** A page's metadata, for search engines and link previews. */
export type PageHead = {
  title: string;
  description?: string;
  image?: { url: string; alt: string; width: number; height: number };
  /** schema.org, as JSON-LD. */
  data?: Record<string, unknown>;
  /** The version of the home from which the page was made: home-version.ts. */
  version?: string;
  /** Set for a page without contents of its own, which search engines shouldn't keep. */
  isNoindex?: true;
};

const SITE = "SelfNVest";

/** web/public/share.png, for pages without a picture of their own. */
const SHARE_IMAGE = {
  path: "/share.png",
  alt: "SelfNVest: sell your own home",
  width: 1200,
  height: 630,
};

/**
 * The built index.html with the page's title, description, share card and structured data.
 * @param address the page's own, absolute; without it there is no canonical link.
 */
export function withHead(html: string, head: PageHead, address: string | undefined): string {
  const title = `${head.title} · ${SITE}`;
  const described = html.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${asAttribute(title)}</title>`,
  );
  const withDescription = head.description
    ? described.replace(
        /<meta\s+name="description"[^>]*>/,
        () => `<meta name="description" content="${asAttribute(head.description ?? "")}" />`,
      )
    : described;
  return withDescription.replace(
    "</head>",
    () => `${tags(head, title, address).join("\n    ")}\n  </head>`,
  );
}

function tags(head: PageHead, title: string, address: string | undefined): string[] {
  if (head.isNoindex) return [`<meta name="robots" content="noindex" />`];
  const image = head.image ?? shareImage(address);
  return [
    ...(address ? [`<link rel="canonical" href="${asAttribute(address)}" />`] : []),
    property("og:site_name", SITE),
    property("og:type", "website"),
    property("og:title", title),
    ...(head.description ? [property("og:description", head.description)] : []),
    ...(address ? [property("og:url", address)] : []),
    ...(image
      ? [
          property("og:image", image.url),
          property("og:image:alt", image.alt),
          property("og:image:width", String(image.width)),
          property("og:image:height", String(image.height)),
          `<meta name="twitter:card" content="summary_large_image" />`,
        ]
      : []),
    ...(head.version ? [versionTag(head.version)] : []),
    ...(head.data ? [`<script type="application/ld+json">${jsonForHtml(head.data)}</script>`] : []),
  ];
}

/** The mark by which the host's edge knows a built page whose home has changed. */
export function versionTag(version: string): string {
  return `<meta name="made-from" content="${asAttribute(version)}" />`;
}

/** A share card's image needs an absolute URL. */
export function shareImage(address: string | undefined): PageHead["image"] {
  if (!address) return undefined;
  const { path, ...image } = SHARE_IMAGE;
  return { ...image, url: new URL(path, address).href };
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${asAttribute(content)}" />`;
}

/** JSON that can't close its script element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function asAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
