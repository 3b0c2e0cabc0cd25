/**
 * Where people reach us. The default of VITE_SUPPORT_EMAIL; a file of its own, because the footer
 * of every page needs it and nothing else.
 */
export const SUPPORT_EMAIL = "support@selfnvest.com";
