/** Of the link in an offer's e-mail: it stands behind the `#`, where no server sees it. */
const NAME = '#waiting=';

/** The token of the address, such as `/koszyk/rezerwacja/#waiting=abc`; null: nobody came by such a link. */
export function offerToken(hash: string): string | null {
  const token = hash.startsWith(NAME) ? hash.slice(NAME.length) : '';
  return /^[\w-]{20,200}$/.test(token) ? token : null;
}
