/**
 * Our support address; the default of VITE_SUPPORT_EMAIL. In a file of its own because every page's
 * footer imports it and nothing else.
 */
export const SUPPORT_EMAIL = "support@selfnvest.com";
