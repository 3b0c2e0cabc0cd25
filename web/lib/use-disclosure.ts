import { useRef, useState } from "react";
import { useBackCloses } from "./router.tsx";
import { useDismissal } from "./use-dismissal.ts";

/** A button and its popup, in one box. Back closes it, and what `useDismissal` says. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useBackCloses(isOpen, close);
  useDismissal(box, isOpen, close);
  return { isOpen, toggle: () => setOpen(!isOpen), close, box };
}
