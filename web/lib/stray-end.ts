/**
 * Mail programs and chats take what follows a link into it: the bracket or full stop after it, a quotation mark, a
 * star, a tag. Nothing of that ends an address of ours, and no token contains it.
 */
export function tidyAddress(): void {
  const { pathname, search, hash } = window.location;
  const tidy = withoutStrayEnd({ pathname, search, hash });
  if (tidy !== pathname + search + hash)
    window.history.replaceState(window.history.state, "", tidy);
}

/** Only the last part of an address can have a stray end. */
export function withoutStrayEnd(address: {
  pathname: string;
  search: string;
  hash: string;
}): string {
  const { pathname, search, hash } = address;
  if (hash.length > 1) return pathname + search + cut(hash, "#");
  if (search.length > 1) return pathname + (endsInWords(search) ? search : cut(search, "?"));
  return cut(pathname, "/") + search + hash;
}

function cut(text: string, first: string): string {
  const shorter = text.replace(MARKUP, "").replace(STRAY, "");
  return shorter === "" || shorter === first ? (first === "/" ? "/" : "") : shorter;
}

/** A text that a person typed into the search may end in any way. */
function endsInWords(search: string): boolean {
  return /(?:^\?|&)(?:search_term|place|next)=[^&]*$/.test(search);
}

/** Quotation marks and brackets of tags, also escaped, with everything after them. */
const MARKUP = /(?:["<>]|%22|%3[CE]|&(?:gt|lt|quot|nbsp|#\d{1,5});).*$/is;

const STRAY =
  /(?:[\s).,;:!?'*\]}|=~]|%(?:0A|0D|20|21|27|29|2A|2C|2E|3A|3B|3D|3F|5D|7C|7D|7E|C2%A0|C2%BB|E2%80%(?:8B|99|9D|A6)|E3%80%82|EF%BB%BF))+$/i;
