import { paths } from "@domain/site/paths.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { useSession } from "@web/session/session.ts";

/** Leads to the dashboard or, for visitors, to a new account over this page and from there to their home. */
export function GetStarted(props: {
  /** The label for signed-in users. */
  whenSignedIn?: string;
  onIntent: () => void;
  className?: string;
}) {
  const { whenSignedIn = LABEL, onIntent, className } = props;
  const { user } = useSession();
  const background = useBackgroundState();
  if (user) {
    return (
      <LinkButton to={paths.dashboard.href()} size="lg" className={className}>
        {whenSignedIn}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={SIGN_UP}
      state={background}
      size="lg"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={className}
    >
      {LABEL}
    </LinkButton>
  );
}

const LABEL = "Get Started";
const SIGN_UP = paths.login.href({ mode: "signup", next: paths.sell.href() });
