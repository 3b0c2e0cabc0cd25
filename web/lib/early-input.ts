declare global {
  interface Window {
    /** The button pressed last before the code ran; it can be taken once (bundle/start-code.js). */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * Collects what was typed, chosen and pressed on a prerendered page, or in a part of it, before its code
 * ran.
 * @returns a function that repeats it once hydration has begun.
 */
export function takeEarlyInput(
  within: ParentNode = document,
  takePress: () => HTMLElement | undefined = () => window.takeEarlyPress?.(),
): () => void {
  const done = new Map<Field, () => void>();
  function note(field: Field) {
    const again = change(field);
    if (again) done.set(field, again);
    else done.delete(field);
  }
  for (const field of within.querySelectorAll<Field>(FIELDS)) note(field);
  // While hydrating, React resets selects and checkboxes to their prerendered state.
  function follow({ target }: Event) {
    if (target instanceof Element && target.matches(FIELDS) && within.contains(target))
      note(target as Field);
  }
  for (const event of CHANGES) window.addEventListener(event, follow, true);
  return () => {
    for (const event of CHANGES) window.removeEventListener(event, follow, true);
    for (const [field, again] of done) {
      if (!field.isConnected) continue;
      // A key press makes React hydrate that element right away.
      field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
      again();
    }
    const pressed = takePress();
    if (pressed?.isConnected) pressed.click();
  };
}

const FIELDS = "input, textarea, select";
const CHANGES = ["input", "change"] as const;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Repeats what was done to a field since it was prerendered; undefined if nothing was. */
function change(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const built = [...field.options].findIndex((option) => option.defaultSelected);
    const { value } = field;
    return field.selectedIndex === Math.max(built, 0) ? undefined : () => choose(field, value);
  }
  if (field.type === "radio" || field.type === "checkbox") {
    const { checked, defaultChecked, type } = field as HTMLInputElement;
    // The radio button that was deselected needs nothing.
    if (checked === defaultChecked || (type === "radio" && !checked)) return undefined;
    return () => check(field as HTMLInputElement, checked);
  }
  const { value } = field;
  return value === field.defaultValue ? undefined : () => write(field, value);
}

function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React compares with the value set last, and its own setter would reveal this one.
  field.value = "";
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
