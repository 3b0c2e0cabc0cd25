import { useQuery } from "@tanstack/react-query";
import { avatarQuery } from "@web/api/people/avatar.ts";
import { profileQuery } from "@web/api/people/profile.ts";
import { useEffect, useState } from "react";

/** The URL of the signed-in user's picture; undefined while there is none. */
export function useAvatar(userId: string): string | undefined {
  const profile = useQuery(profileQuery(userId));
  const picture = useQuery(avatarQuery(userId, profile.data?.avatarPath));
  return useObjectUrl(picture.data);
}

/** An object URL, revoked once it is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}
