import { parseFilters } from "@domain/search/listing-search.ts";
import { searchName } from "@domain/search/saved-searches.ts";
import { paths } from "@domain/site/paths.ts";
import { useLocation, useNavigate } from "@web/lib/router.tsx";
import { useMarks } from "@web/session/home-marks.ts";
import { recentSearches, searchOf } from "@web/session/recent-searches.ts";
import { Eye, History } from "lucide-react";
import { OPTION_ICON, type Option } from "./option.ts";

/** What an empty search box offers: the last searches on this device, and the homes seen on it. */
export function useRecentOptions(): Option[] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasSeen = useMarks(({ seen }) => seen.size > 0);
  const address = new URLSearchParams(search);
  const view = address.get("view");
  const shown = searchOf(parseFilters(address).filters);
  const searches = recentSearches().flatMap((query) => {
    if (query === shown) return [];
    const next = new URLSearchParams(query);
    const label = searchName(parseFilters(next).filters);
    if (view) next.set("view", view);
    const onChoose = () => void navigate(paths.listings.href(next));
    return [{ key: query, label, icon: <History {...OPTION_ICON} />, onChoose }];
  });
  const seen = {
    key: "seen",
    label: "Homes you have seen",
    icon: <Eye {...OPTION_ICON} />,
    onChoose: () => void navigate(paths.seenHomes.href()),
  };
  return hasSeen ? [...searches, seen] : searches;
}
