import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { sharedListQuery } from "@web/api/search/shared-lists.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LoadError } from "@web/components/error-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { ListSkeleton } from "@web/features/search/shared-lists/list-homes.tsx";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation, useNavigate } from "@web/lib/router.tsx";
import { rememberList } from "@web/session/remembered-lists.ts";
import { ListX } from "lucide-react";
import { useEffect } from "react";

/**
 * `/list#token`, from a person who shares their list: this device remembers it, and the token leaves the address and
 * the history.
 */
export default function OpenListScreen() {
  usePageTitle("A shared list");
  const token = useLocation().hash.slice(1);
  return (
    <div className="page pt-8 pb-14 sm:pt-12">
      <meta name="robots" content="noindex" />
      {token === "" ? <NoToken /> : <Opening key={token} token={token} />}
    </div>
  );
}

function Opening({ token }: { token: string }) {
  const navigate = useNavigate();
  const query = useQuery({
    ...sharedListQuery({ token, key: null }),
    // The list's own screen polls.
    refetchInterval: false,
  });
  const list = query.data;
  useEffect(() => {
    if (!list) return;
    rememberList({ id: list.id, token, name: list.name });
    navigate(paths.sharedList.href(list.id), { replace: true });
  }, [list, token, navigate]);

  if (query.isError)
    return <LoadError level={1} title="The list could not be loaded" query={query} />;
  if (list === null) {
    return (
      <EmptyState
        level={1}
        title="No such list"
        text={ERRORS.list_unknown.text}
        icon={<ListX />}
        action={<LinkButton to={paths.favorites.href()}>Your favorites and lists</LinkButton>}
      />
    );
  }
  return <ListSkeleton level={1} />;
}

function NoToken() {
  return (
    <EmptyState
      level={1}
      title="This link is not complete"
      text="Please open it again from the message you received, or copy the whole link."
      icon={<ListX />}
      action={<LinkButton to={paths.favorites.href()}>Your favorites and lists</LinkButton>}
    />
  );
}
