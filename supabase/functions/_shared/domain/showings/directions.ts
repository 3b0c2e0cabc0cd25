/**
 * The way to a home, in the map app of whatever device opens the link: phones open Google's app with it if they have
 * it, everything else its page. Nothing is sent to anyone before the link is pressed.
 *
 * @param address in one line, with its street.
 */
export function directionsTo(address: string): string {
  const query = new URLSearchParams({ api: "1", destination: address });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The address of Apple's own map app, for Apple's devices. */
export function appleDirectionsTo(address: string): string {
  return `https://maps.apple.com/?${new URLSearchParams({ daddr: address })}`;
}

/** Whether directions help: the way there is still ahead, and the street may be known. */
export function hasDirections(showing: {
  state: string;
  street_hidden: boolean;
  address: string;
}): boolean {
  return showing.state === "live" && !showing.street_hidden && showing.address !== "";
}
