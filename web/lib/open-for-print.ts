/**
 * Opens folded content while the page is printed: not every browser can do it with a style.
 * @returns a function that ends it.
 */
export function openForPrint(details: HTMLDetailsElement): () => void {
  let wasFolded = false;
  const unfold = () => {
    wasFolded = !details.open;
    details.open = true;
  };
  const foldAgain = () => {
    if (wasFolded) details.open = false;
    wasFolded = false;
  };
  window.addEventListener("beforeprint", unfold);
  window.addEventListener("afterprint", foldAgain);
  return () => {
    window.removeEventListener("beforeprint", unfold);
    window.removeEventListener("afterprint", foldAgain);
  };
}
