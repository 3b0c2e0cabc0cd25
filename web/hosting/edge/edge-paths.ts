import { paths } from "../../../supabase/functions/_shared/domain/site/paths.ts";
import { EDGE_READS } from "../../lib/public-reads.ts";

/** The sitemap's addresses, as patterns. If the project can't be read, the answer is the file that the build wrote at the first path. */
export const SITEMAP_PATHS = ["/sitemap.xml", "/sitemaps/:part"] as const;

/** The patterns of the addresses that the edge answers. */
export const EDGE_PATHS = [
  paths.listing.path,
  paths.sign.path,
  ...SITEMAP_PATHS,
  `${EDGE_READS}/*`,
] as const;
