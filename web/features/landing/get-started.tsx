import { paths } from "@domain/paths.ts";
import type { ButtonSize } from "@web/components/button-styles.ts";
import { LinkButton } from "@web/components/link-button.tsx";
import { useBackgroundState } from "@web/lib/background-location.ts";
import { useSession } from "@web/session/session.ts";
import type { ReactNode } from "react";

/** Leads to the dashboard or, for visitors, to the login over this page. */
export function GetStarted(props: {
  size?: ButtonSize;
  /** The label for signed-in users. */
  whenSignedIn?: ReactNode;
  onIntent?: (() => void) | undefined;
  className?: string;
}) {
  const { size = "lg", whenSignedIn = LABEL, onIntent, className } = props;
  const { user } = useSession();
  const background = useBackgroundState();
  if (user) {
    return (
      <LinkButton to={paths.dashboard.href()} size={size} className={className}>
        {whenSignedIn}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to={paths.login.href()}
      state={background}
      size={size}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={className}
    >
      {LABEL}
    </LinkButton>
  );
}

const LABEL = "Get Started";
