import { taggedHref } from "@domain/homes/channels.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { signQuery } from "@web/api/homes/signs.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { PageLoading } from "@web/components/page-loading.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useNavigate, useParams } from "@web/lib/router.tsx";
import { SignpostBig } from "lucide-react";
import { useEffect } from "react";

/** `/h/bkmtz`, from a sign: leads to the home's page. Hosts with an edge do so before this page is there. */
export default function SignScreen() {
  usePageTitle("The home on the sign");
  const { letters = "" } = useParams();
  const navigate = useNavigate();
  const query = useQuery(signQuery(letters));
  const id = query.data;
  useEffect(() => {
    if (id) navigate(taggedHref("", id, "sign"), { replace: true });
  }, [id, navigate]);

  return (
    <div className="page pt-8 pb-14 sm:pt-12">
      <meta name="robots" content="noindex" />
      {query.isError ? (
        <LoadError level={1} title="The home could not be loaded" query={query} />
      ) : id === null ? (
        <EmptyState
          level={1}
          icon={<SignpostBig />}
          title="No home has this address now"
          text="Check the five letters on the sign. The home may also be off the market."
          action={<LinkButton to={paths.listings.href()}>See all homes</LinkButton>}
        />
      ) : (
        <PageLoading label="Loading the home..." />
      )}
    </div>
  );
}
