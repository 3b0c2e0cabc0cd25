import { paths } from "@domain/site/paths.ts";
import { EmptyState } from "@web/components/empty-state.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { House } from "lucide-react";
import type { ReactNode } from "react";

/** Users without a home read here how to list one. */
export function NoProperty({ children }: { children?: ReactNode }) {
  return (
    <EmptyState
      icon={<House />}
      title="No Property Listed"
      text={
        children ??
        "You have no home listed with us yet. Listing is free, and only you see it until you publish it."
      }
      action={<LinkButton to={paths.sell.href()}>Create Your Listing</LinkButton>}
    />
  );
}
