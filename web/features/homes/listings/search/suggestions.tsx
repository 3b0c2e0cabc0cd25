import {
  FEWEST_LETTERS,
  type PlaceSuggestion,
  placeDetail,
  placeTyped,
  recentText,
  suggestionsText,
} from "@domain/search/places.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { placesQuery } from "@web/api/search/places.ts";
import { classNames } from "@web/lib/class-names.ts";
import { hideKeyboard } from "@web/lib/hide-keyboard.ts";
import { MapPin } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { OPTION_ICON, type Option } from "./option.ts";
import { useRecentOptions } from "./recent-options.tsx";

const DELAY_MS = 100;

/**
 * The places below a search box: the list of a WAI-ARIA combobox. It loads when the box is first focused, so
 * it attaches its own listeners and attributes to the box; without it, the box still searches. While the box is empty,
 * it offers the last searches on this device.
 *
 * @param entered the box's initial text, which gets no suggestions.
 * @param onPlace gets the label of the chosen place.
 */
export function Suggestions({
  input,
  text,
  entered,
  onPlace,
}: {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  entered: string;
  onPlace: (label: string) => void;
}) {
  const id = useId();
  const asked = useSettled(text.trim());
  const [closedFor, setClosedFor] = useState<string | undefined>(() =>
    entered === "" && document.activeElement === input.current ? undefined : entered,
  );
  const [active, setActive] = useState(-1);
  const [isChosen, setChosen] = useState(false);
  const isAsking = Math.min(asked.length, text.trim().length) >= FEWEST_LETTERS;
  const { data, isError } = useQuery({
    ...placesQuery(asked),
    enabled: isAsking && asked === text.trim() && closedFor !== text,
    placeholderData: keepPreviousData,
  });
  const places = isAsking && !isError ? (data ?? []) : [];
  const recent = useRecentOptions();
  const isEmpty = text.trim() === "";
  const all = isEmpty ? recent : places.map((place) => placeOption(place, onPlace));
  const options = closedFor === text ? [] : all;
  const isOpen = options.length > 0;
  const current = active < options.length ? active : -1;

  const [seen, setSeen] = useState(text);
  if (seen !== text) {
    setSeen(text);
    setActive(-1);
    // What was chosen leaves the box empty, where the last searches would cover what is found.
    if (isChosen) setClosedFor(text);
    else if (closedFor !== text) setClosedFor(undefined);
    setChosen(false);
  }

  function close() {
    setClosedFor(text);
    setActive(-1);
  }

  function choose(option: Option) {
    close();
    setChosen(!isEmpty);
    option.onChoose();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.isComposing) return;
    const { key } = event;
    if ((key === "ArrowDown" || key === "ArrowUp") && !isOpen) {
      setClosedFor(undefined);
      return;
    }
    if (!isOpen) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      const from = current === -1 && step === -1 ? 0 : current;
      setActive((from + step + options.length) % options.length);
    } else if (key === "Enter") {
      const place = placeTyped(places, text);
      const option = options[current] ?? options[place ? places.indexOf(place) : -1];
      if (!option) return close();
      // The box would send its text.
      event.preventDefault();
      event.stopPropagation();
      choose(option);
      hideKeyboard(input.current);
    } else if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === "Home" || key === "End") setActive(-1);
  }
  function handleFocus() {
    if (isEmpty) setClosedFor(undefined);
  }
  useListening(input, { keydown: handleKey, blur: close, focus: handleFocus });
  useDescription(input, isOpen ? id : undefined, current === -1 ? undefined : `${id}-${current}`);

  return (
    <>
      <span role="status" className="sr-only">
        {isOpen && (isEmpty ? recentText(options.length) : suggestionsText(options.length))}
      </span>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={isEmpty ? "Your last searches" : "Places with homes for sale"}
          className={LIST}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
            <div
              key={option.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === current}
              className={classNames(OPTION, index === current && ACTIVE)}
              // The box keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.icon}
              <span className="min-w-0 flex-[1_1_7rem]">{option.label}</span>
              {option.detail && (
                <>
                  {" "}
                  <span className="shrink-0 text-ink-faint text-xs">{option.detail}</span>
                </>
              )}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function placeOption(place: PlaceSuggestion, onPlace: (label: string) => void): Option {
  return {
    key: `${place.kind} ${place.label}`,
    label: place.label,
    detail: placeDetail(place),
    icon: <MapPin {...OPTION_ICON} />,
    onChoose: () => onPlace(place.label),
  };
}

function useListening(
  input: RefObject<HTMLInputElement | null>,
  on: { keydown: (event: KeyboardEvent) => void; blur: () => void; focus: () => void },
) {
  const onKey = useEffectEvent(on.keydown);
  const onBlur = useEffectEvent(on.blur);
  const onFocus = useEffectEvent(on.focus);
  useEffect(() => {
    const box = input.current;
    const listening = new AbortController();
    const { signal } = listening;
    box?.addEventListener("keydown", (event) => onKey(event), { signal });
    box?.addEventListener("blur", () => onBlur(), { signal });
    box?.addEventListener("focus", () => onFocus(), { signal });
    return () => listening.abort();
  }, [input]);
}

/** Tells screen readers of the open list and its active option. */
function useDescription(
  input: RefObject<HTMLInputElement | null>,
  listId: string | undefined,
  activeId: string | undefined,
) {
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute("aria-expanded", String(listId !== undefined));
    for (const [name, value] of [
      ["aria-controls", listId],
      ["aria-activedescendant", activeId],
    ] as const) {
      if (value === undefined) box.removeAttribute(name);
      else box.setAttribute(name, value);
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, activeId]);
}

/** The typed text, after a short pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

// The list may be wider than the box on a phone, where the box shares its line with a button.
const LIST =
  "absolute top-full left-0 z-30 mt-1 max-h-[60svh] w-max min-w-full max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line-strong bg-surface py-1 shadow-lifted";
const OPTION =
  "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-3.5 py-1.5 text-sm hover:bg-sunken";
// The color alone is too faint in the dark theme, and disappears with forced colors.
const ACTIVE =
  "bg-sunken shadow-[inset_3px_0_0_var(--color-evergreen)] forced-colors:outline-2 forced-colors:-outline-offset-2";
