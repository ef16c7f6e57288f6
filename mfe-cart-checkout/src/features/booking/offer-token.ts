/** Of the link in an offer's e-mail: it stands behind the `#`, where no server sees it. */
const NAME = '#waiting=';

/**
 * The token of the address, such as `/koszyk/rezerwacja/#waiting=abc`; null: the visitor did not come from such a link.
 */
export function offerToken(hash: string): string | null {
  const token = hash.startsWith(NAME) ? hash.slice(NAME.length) : '';
  return /^[\w-]{20,200}$/.test(token) ? token : null;
}

/** Removes a used token from the address, so that a reload does not show an offer that has ended. */
export function clearOfferToken(): void {
  const { pathname, search, hash } = window.location;
  if (hash.startsWith(NAME)) window.history.replaceState(window.history.state, '', pathname + search);
}
