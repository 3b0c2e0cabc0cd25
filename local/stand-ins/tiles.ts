import { Hono } from "hono";

/** Stands in for a tile service: a grid of streets, with the tile's name in it. Not where streets are. */
export function createTilesStandIn(): Hono {
  const app = new Hono();
  app.get("/:zoom{\\d+}/:x{\\d+}/:name{\\d+\\.svg}", (c) => {
    const { zoom, x, name } = c.req.param();
    const y = Number.parseInt(name, 10);
    return c.body(tile(Number(zoom), Number(x), y), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
    });
  });
  return app;
}

function tile(zoom: number, x: number, y: number): string {
  const street = (at: number, width: number) =>
    `<path d="M${at} 0V256M0 ${at}H256" stroke="#fff" stroke-width="${width}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" fill="#ece7db"/>
${(x + y) % 5 === 0 ? '<rect x="70" y="70" width="116" height="116" rx="8" fill="#d3e0c8"/>' : ""}
${street(64, 6)}${street(192, 6)}${street(128, 14)}
<text x="8" y="20" font-family="sans-serif" font-size="11" fill="#8a8372">${zoom}/${x}/${y}</text>
</svg>
`;
}
