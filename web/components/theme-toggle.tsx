import { useTheme } from "@web/lib/theme.ts";
import { Moon, Sun } from "lucide-react";
import { IconButton } from "./icon-button.tsx";

/** Switches between light and dark; until used, the page follows the device. */
export function ThemeToggle({ className }: { className?: string }) {
  const [shown, setTheme] = useTheme();
  const other = shown === "dark" ? "light" : "dark";
  return (
    <IconButton
      label={`Switch to ${other} colors`}
      icon={other === "dark" ? <Moon /> : <Sun />}
      onClick={() => setTheme(other)}
      className={className}
    />
  );
}
