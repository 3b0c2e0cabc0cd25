import { classNames } from "@web/lib/class-names.ts";

/**
 * A roof over a nest with a keyhole between them. `LogoMark` is decorative; `Logo` includes the
 * name. public/favicon.svg has a plainer nest for 16 px.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2.5 align-top text-ink", className)}>
      <LogoMark className="size-8 shrink-0" />
      <span className="font-display font-medium text-[1.4375rem] leading-none tracking-[-0.025em]">
        SelfNVest
      </span>
    </span>
  );
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" aria-hidden="true" className={className}>
      <path
        d="M4 18.6 20 5.2l16 13.4"
        className="stroke-evergreen"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M4.6 23.2c4.1 4.5 9.5 6.3 15.4 6.3s11.3-1.8 15.4-6.3c-1.3 6-7.5 9.5-15.4 9.5S5.9 29.2 4.6 23.2ZM9 33.4c3.3 1.5 7 2.2 11 2.2s7.7-.7 11-2.2c-2.4 2.9-6.2 4.4-11 4.4s-8.6-1.5-11-4.4Z"
        className="fill-evergreen"
      />
      <path
        d="M20 13.4a3.6 3.6 0 0 1 1.9 6.66l1.2 5.14h-6.2l1.2-5.14A3.6 3.6 0 0 1 20 13.4Z"
        className="fill-clay"
      />
    </svg>
  );
}
