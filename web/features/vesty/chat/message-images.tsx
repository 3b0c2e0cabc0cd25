import { useQuery } from "@tanstack/react-query";
import { chatImageQuery } from "@web/api/vesty/chat-images.ts";
import { Skeleton } from "@web/components/skeleton.tsx";
import { ImageOff } from "lucide-react";

/** A message's images. They are private: their addresses are signed and expire. */
export function MessageImages({ paths, userId }: { paths: readonly string[]; userId: string }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {paths.map((path, index) => (
        <li key={path} className="size-24 @md/chat:size-28">
          <MessageImage
            path={path}
            userId={userId}
            label={`Your picture ${index + 1} of ${paths.length}`}
          />
        </li>
      ))}
    </ul>
  );
}

function MessageImage({ path, userId, label }: { path: string; userId: string; label: string }) {
  const address = useQuery(chatImageQuery(userId, path));
  if (address.isPending) return <Skeleton className="size-full rounded-md" />;
  if (!address.data) {
    return (
      <p className="grid size-full place-content-center justify-items-center gap-1 rounded-md bg-sunken p-2 text-center text-ink-faint text-xs">
        <ImageOff aria-hidden="true" className="size-5" />
        Not available
      </p>
    );
  }
  return (
    <a
      href={address.data}
      target="_blank"
      rel="noopener noreferrer"
      className="block size-full overflow-hidden rounded-md"
    >
      <img
        src={address.data}
        alt={`${label} (opens in a new tab)`}
        className="size-full bg-sunken object-cover"
      />
    </a>
  );
}
