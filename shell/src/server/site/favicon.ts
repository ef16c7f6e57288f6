/** The shop's logo: a round a on velvet. Served at /favicon.ico as SVG, which browsers recognize by its type. */
export const FAVICON_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#3b1a33"/>' +
  '<g fill="none" stroke="#fbf8f5" stroke-width="3" stroke-linecap="round"><circle cx="15" cy="17" r="6"/>' +
  '<path d="M21 11v9.5a2.5 2.5 0 0 0 3.5 2.3"/></g></svg>';
