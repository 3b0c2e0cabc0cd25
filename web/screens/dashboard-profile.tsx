import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "@web/api/people/profile.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { LoadingGroup } from "@web/components/loading-group.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { AvatarField } from "@web/features/people/profile/avatar-field.tsx";
import { ProfileForm } from "@web/features/people/profile/profile-form.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";

/** The profile form only; account settings are on the profile page. */
export default function DashboardProfile({ user }: { user: SessionUser }) {
  const profile = useQuery(profileQuery(user.id));
  if (profile.isPending) {
    return (
      <LoadingGroup
        label="Loading your profile..."
        className="grid gap-5"
        shapes={["size-24 rounded-full", "h-17", "h-17", "h-17", "h-17"]}
      />
    );
  }
  if (!profile.data) {
    return <LoadError level={3} title={ERRORS.profile_unavailable.text} query={profile} />;
  }
  return (
    <>
      <AvatarField user={user} profile={profile.data} />
      <ProfileForm userId={user.id} profile={profile.data} />
      <p className="mt-8 border-line border-t pt-5 text-ink-soft text-sm">
        Your email, password and all your data are under{" "}
        <TextLink to={paths.profile.href()}>your account</TextLink>.
      </p>
    </>
  );
}
