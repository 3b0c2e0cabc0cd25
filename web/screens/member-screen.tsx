import { PageLoading } from "@web/components/page-loading.tsx";
import { classNames } from "@web/lib/class-names.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useParams } from "@web/lib/router.tsx";
import type { ComponentType } from "react";
import { MembersOnly } from "./members-only.tsx";

/** The member who reads the page, and the home, sale or report that its address names. */
export type MemberProps = { userId: string; id: string };

/** A page for members: a title and one feature. app/routes.tsx has a row for each. */
export function memberScreen(title: string, frame: string, Feature: ComponentType<MemberProps>) {
  return function MemberScreen() {
    usePageTitle(title);
    const { id = "" } = useParams();
    return (
      <div className={classNames("page pt-6 pb-14 sm:pt-8", frame)}>
        <MembersOnly level={1} loading={<PageLoading label="Loading the page..." />}>
          {(user) => <Feature key={`${user.id} ${id}`} userId={user.id} id={id} />}
        </MembersOnly>
      </div>
    );
  };
}
