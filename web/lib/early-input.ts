declare global {
  interface Window {
    /** The button pressed last before the code ran; it can be taken once (bundle/start-code.js). */
    takeEarlyPress?: () => HTMLButtonElement | undefined;
  }
}

/**
 * What somebody did on a prerendered page, or in a part of it, before its code ran.
 * @returns does it again, once the page is being hydrated.
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
  // React sets lists and ticks back to what was built while it hydrates.
  function follow({ target }: Event) {
    if (target instanceof Element && target.matches(FIELDS) && within.contains(target))
      note(target as Field);
  }
  for (const event of CHANGES) window.addEventListener(event, follow, true);
  return () => {
    for (const event of CHANGES) window.removeEventListener(event, follow, true);
    for (const [field, again] of done) {
      if (!field.isConnected) continue;
      // React hydrates at once what a key is pressed in.
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

/** What was done to a field since it was built, to be done again; undefined if nothing was. */
function change(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const built = [...field.options].findIndex((option) => option.defaultSelected);
    const { value } = field;
    return field.selectedIndex === Math.max(built, 0) ? undefined : () => choose(field, value);
  }
  if (field.type === "radio" || field.type === "checkbox") {
    const { checked, defaultChecked, type } = field as HTMLInputElement;
    // Of radio buttons, the one that was left needs nothing.
    if (checked === defaultChecked || (type === "radio" && !checked)) return undefined;
    return () => check(field as HTMLInputElement, checked);
  }
  const { value } = field;
  return value === field.defaultValue ? undefined : () => write(field, value);
}

function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React compares with the value that was set last, and its own setter would tell it of this one.
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
