import type { Source } from "@domain/vesty/chat.ts";
import { HOSTILE_MARKDOWN } from "../../../support/hostile-markdown.ts";

/** Answers that must have no effect: each attack in several positions. */
const PLACES: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `Of course. Here it is:\n\n- one\n- ${attack}\n- three`,
  (attack) =>
    `> ## ${attack.replaceAll("\n", " ")}\n\n| a | b |\n|---|---|\n| **${attack.replaceAll("\n", " ")}** | x |`,
];

export const HOSTILE_ANSWERS: readonly string[] = PLACES.flatMap((place) =>
  HOSTILE_MARKDOWN.map(([, attack]) => place(attack)),
);

export const HOSTILE_SOURCES: readonly Source[] = [
  "javascript:ran()",
  "JAVASCRIPT:ran()",
  "data:text/html,<script>ran()</script>",
  "//evil.example/x",
  "/\\evil.example/x",
  "https://evil.example/x",
  "/api/user/export",
  "\u0000javascript:ran()",
].map((href, index) => ({ kind: "handbook", title: `<img src=x onerror=ran()> ${index}`, href }));
