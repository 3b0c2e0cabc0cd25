import { signInWithGoogle } from "@web/api/site/auth/entry.ts";
import { Button } from "@web/components/button.tsx";
import { Failure } from "@web/components/inline-notice.tsx";
import { useState } from "react";

/** Redirects to Google, which returns to `/login` and from there to `next`. */
export function GoogleButton({ onLeave, next }: { onLeave?: () => void; next?: string }) {
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function handleClick() {
    setFailure(undefined);
    setPending(true);
    onLeave?.();
    const problem = await signInWithGoogle(next);
    // Without a problem the redirect is underway, so the button stays pending.
    if (problem === undefined) return;
    setFailure(problem);
    setPending(false);
  }

  return (
    <div className="grid gap-3">
      <Failure text={failure} />
      <Button
        variant="secondary"
        size="lg"
        block
        onClick={handleClick}
        pending={isPending}
        pendingText="Going to Google..."
      >
        <GoogleMark />
        Continue with Google
      </Button>
    </div>
  );
}

/** The logo, as Google's branding rules require it. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-5">
      <path
        fill="#4285f4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34a853"
        d="M24 46c5.9 0 10.900-2 14.500-5.400l-7.100-5.500a13.200 13.200 0 0 1-19.600-6.900H4.500v5.700A22 22 0 0 0 24 46z"
      />
      <path
        fill="#fbbc05"
        d="M11.800 28.200a13.200 13.200 0 0 1 0-8.400v-5.700H4.500a22 22 0 0 0 0 19.800z"
      />
      <path
        fill="#ea4335"
        d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A22 22 0 0 0 4.500 14.100l7.300 5.700A13.100 13.100 0 0 1 24 10.800z"
      />
    </svg>
  );
}
