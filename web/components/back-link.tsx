import { Link, type LinkProps } from "@web/lib/router.tsx";
import { ArrowLeft } from "lucide-react";

/** The link one level up, above a page's title: "All homes". */
export function BackLink({ children, ...props }: Omit<LinkProps, "className">) {
  return (
    <Link
      {...props}
      className="group -my-1.5 inline-flex min-h-9 items-center gap-2 rounded-sm font-medium text-ink-soft text-sm transition-colors hover:text-ink pointer-coarse:min-h-11 print:hidden"
    >
      <ArrowLeft
        aria-hidden="true"
        className="size-4 transition-transform group-hover:-translate-x-0.5"
      />
      {children}
    </Link>
  );
}
