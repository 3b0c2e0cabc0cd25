/** Navigates to another site (Stripe). A module of its own, so that tests can intercept it. */
export const browser = {
  leaveFor(url: string): void {
    window.location.assign(url);
  },
};
