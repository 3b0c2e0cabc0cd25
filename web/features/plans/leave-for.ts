/** Goes to a page of somebody else's: Stripe's. In a module of its own, so that tests can look. */
export const browser = {
  leaveFor(url: string): void {
    window.location.assign(url);
  },
};
