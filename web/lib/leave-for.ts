/** Navigates away from the site: to a payment page or a file. A module of its own, so that tests can intercept it. */
export const browser = {
  leaveFor(url: string): void {
    window.location.assign(url);
  },
};
