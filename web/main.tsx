// This import comes first: it adds what older browsers lack.
import "./lib/older-browsers.ts";

import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "@web/lib/router.tsx";
import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { takePrerendered } from "./app/prerendered.ts";
import { createQueryClient } from "./app/query-client.ts";
import { loadScreenAt } from "./app/routes.tsx";
import { takeEarlyInput } from "./lib/early-input.ts";
import { keepOfflineCopy } from "./lib/offline-copy.ts";
import { tidyAddress } from "./lib/stray-end.ts";
import "./styles/app.css";

// The bundler may put this file into one that the page for a new password loads, too, which has its own root.
const root = document.querySelector<HTMLElement>("#root:not([data-own])");
if (root) start(root);

function start(root: HTMLElement): void {
  tidyAddress();
  const queryClient = createQueryClient();
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  if (takePrerendered(root, queryClient)) void hydrate(root, app);
  else {
    // Another page than the prerendered one: what was done there is not meant for this one.
    window.takeEarlyPress?.();
    root.replaceChildren();
    delete document.documentElement.dataset.unbuilt;
    createRoot(root).render(app);
  }
  if (import.meta.env.PROD) keepOfflineCopy();
}

/**
 * Hydrates once the screen's code has loaded. Otherwise the first session change would reach a
 * screen that is not hydrated yet, and React would replace it with a skeleton.
 */
async function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  // Without its code the page stays readable, and React shows the error.
  await loadScreenAt(window.location.pathname).catch(() => {});
  const repeatEarlyInput = takeEarlyInput();
  hydrateRoot(root, app);
  repeatEarlyInput();
}
