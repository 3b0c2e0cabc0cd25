import { ViewingPage } from "@web/features/viewing-link/viewing-page.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "react-router-dom";

/** `/viewing#token`, from a visitor's mail. */
export default function ViewingScreen() {
  usePageTitle("Your viewing");
  const token = useLocation().hash.slice(1);
  return (
    <div className="page pt-8 pb-10 sm:pt-12 sm:pb-14">
      <ViewingPage key={token} token={token} />
    </div>
  );
}
