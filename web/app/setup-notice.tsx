import { env } from "@web/lib/env.ts";
import { Wrench } from "lucide-react";

/** Tells a developer running without a project what is missing (decision 41). */
export function SetupNotice() {
  if (env.isConfigured) return null;
  return (
    <aside
      aria-label="Setup"
      className="flex items-start justify-center gap-2.5 bg-amber-soft px-4 py-2 text-amber text-sm"
    >
      <Wrench aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p>
        No Supabase project is configured, so there are no homes and no accounts. Run{" "}
        <code>npm start</code>, or set <code>VITE_SUPABASE_URL</code> and{" "}
        <code>VITE_SUPABASE_PUBLISHABLE_KEY</code>.
      </p>
    </aside>
  );
}
