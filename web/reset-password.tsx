// This import comes first: it adds what older browsers lack.
import "./lib/older-browsers.ts";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ResetPassword } from "./features/people/sign-in/reset-password.tsx";
import "./styles/app.css";

/** A separate page, not a route: the mailed link works on any static host (decision 40). */
const root = document.getElementById("root");
if (!root) throw new Error("reset-password.html has no #root");
createRoot(root).render(
  <StrictMode>
    <ResetPassword />
  </StrictMode>,
);
