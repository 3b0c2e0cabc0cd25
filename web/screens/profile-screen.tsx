import { PUSH_TEXTS } from "@domain/people/push.ts";
import { TELEPHONE_TEXTS } from "@domain/people/telephone.ts";
import { ERRORS } from "@domain/site/errors/errors.ts";
import { paths } from "@domain/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { changePassword } from "@web/api/people/account.ts";
import { profileQuery } from "@web/api/people/profile.ts";
import { telephoneQuery } from "@web/api/people/telephone.ts";
import { pushKeyQuery } from "@web/api/site/operating/push-key.ts";
import { LoadError } from "@web/components/error-state.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { DeviceNotifications } from "@web/features/people/notifications/device-notifications.tsx";
import { MailPreferences } from "@web/features/people/notifications/mail-preferences.tsx";
import { AvatarField } from "@web/features/people/profile/avatar-field.tsx";
import { DeleteAccount } from "@web/features/people/profile/delete-account.tsx";
import { EmailChange } from "@web/features/people/profile/email-change.tsx";
import { ExportData } from "@web/features/people/profile/export-data.tsx";
import { ProfileForm } from "@web/features/people/profile/profile-form.tsx";
import { ProfileSection } from "@web/features/people/profile/profile-section.tsx";
import { ProfileSkeleton } from "@web/features/people/profile/profile-skeleton.tsx";
import { TelephoneProof } from "@web/features/people/profile/telephone-proof.tsx";
import { NewPasswordForm } from "@web/features/people/sign-in/new-password-form.tsx";
import { SignInAgain } from "@web/features/people/sign-in/sign-in-again.tsx";
import { notify } from "@web/lib/notices.ts";
import { usePageTitle } from "@web/lib/page-title.ts";
import { useLocation } from "@web/lib/router.tsx";
import type { SessionUser } from "@web/session/stored-session.ts";
import { useIdentityProof } from "@web/session/use-identity-proof.ts";
import { type ReactNode, useEffect, useState } from "react";
import { MembersOnly } from "./members-only.tsx";

/** `/profile`: a user's profile, sign-in methods and data. */
export default function ProfileScreen() {
  usePageTitle("Profile");
  return (
    <div className="page grid gap-10 pt-8 pb-10 sm:gap-12 sm:pt-12 sm:pb-14">
      <PageHeader kicker="Your account" title="Profile" />
      <MembersOnly loading={<ProfileSkeleton />}>
        {(user) => <Sections key={user.id} user={user} />}
      </MembersOnly>
    </div>
  );
}

function Sections({ user }: { user: SessionUser }) {
  const proof = useIdentityProof();
  useScrollToSection();
  const asksPassword = proof === "password";
  const guarded = (form: ReactNode) => {
    if (proof === undefined) return <Spinner />;
    return proof === "sign-in" ? <SignInAgain next={paths.profile.href()} /> : form;
  };
  return (
    <>
      <Details user={user} />
      <Telephone userId={user.id} />
      <ProfileSection id="email" title="Email address">
        {guarded(<EmailChange current={user.email} asksPassword={asksPassword} />)}
      </ProfileSection>
      <ProfileSection
        id="password"
        title="Password"
        lead="Changing it signs out your other devices."
      >
        {guarded(<Password email={user.email} asksCurrent={asksPassword} />)}
      </ProfileSection>
      <ProfileSection
        id="notifications"
        title="Emails"
        lead="If you don't see something here within two minutes, we email you. You always get emails about your showings. You can change the emails of a saved search there."
      >
        <MailPreferences userId={user.id} />
      </ProfileSection>
      <Devices userId={user.id} />
      <ProfileSection id="data" title="Your data">
        <ExportData />
      </ProfileSection>
      <ProfileSection id="delete" title="Delete your account">
        {guarded(<DeleteAccount email={user.email} asksPassword={asksPassword} />)}
      </ProfileSection>
    </>
  );
}

/** Left out until it is known that the site has telephones proven, and where it doesn't. */
function Telephone({ userId }: { userId: string }) {
  const { data: profile } = useQuery(profileQuery(userId));
  const telephone = useQuery({
    ...telephoneQuery(userId, profile?.phone ?? ""),
    enabled: profile !== undefined,
  });
  if (!telephone.data?.offered) return null;
  return (
    <ProfileSection id="telephone" title={TELEPHONE_TEXTS.title} lead={TELEPHONE_TEXTS.lead}>
      <TelephoneProof telephone={telephone.data} onConfirmed={telephone.refetch} />
    </ProfileSection>
  );
}

/** Left out until it is known that the site pushes anything, and where it doesn't. */
function Devices({ userId }: { userId: string }) {
  const key = useQuery(pushKeyQuery());
  if (!key.data) return null;
  return (
    <ProfileSection id="devices" title={PUSH_TEXTS.title} lead={PUSH_TEXTS.lead}>
      <DeviceNotifications userId={userId} siteKey={key.data} />
    </ProfileSection>
  );
}

/** Scrolls to the section of a link, which is not there yet when the browser looks for it. */
function useScrollToSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: "instant" });
  }, [hash]);
}

/** If this query fails, the rest of the page still works: signing out, exporting and deleting. */
function Details({ user }: { user: SessionUser }) {
  const profile = useQuery(profileQuery(user.id));
  if (profile.isPending) return <ProfileSkeleton />;
  if (profile.isError && !profile.data) {
    return <LoadError title={ERRORS.profile_unavailable.text} query={profile} />;
  }
  return (
    <ProfileSection
      id="details"
      title="Your details"
      lead="Only you see these details. Your name appears in emails to your visitors."
    >
      <AvatarField user={user} profile={profile.data} />
      <ProfileForm userId={user.id} profile={profile.data} />
    </ProfileSection>
  );
}

function Password({ email, asksCurrent }: { email: string; asksCurrent: boolean }) {
  const [round, setRound] = useState(0);
  return (
    <NewPasswordForm
      key={round}
      email={email}
      asksCurrent={asksCurrent}
      submit={async ({ current, password }) => {
        const problem = await changePassword(
          password,
          asksCurrent ? { email, current } : undefined,
        );
        if (problem !== undefined) return problem;
        // Remounts the form to clear what was typed.
        setRound(round + 1);
        notify({
          tone: "success",
          text: "Your password is changed. Other devices are signed out.",
        });
      }}
    />
  );
}
