/**
 * Address of a link inside a record's text. A path of the site gets the prefix of market and locale; documents of the API,
 * web, mail and phone addresses stay; anything else (a script, a path without its slash) is no link and gives null.
 */
export function recordAddress(address: string, basePath: string): string | null {
  if (address.startsWith('/api/documents/')) return address;
  if (/^\/(?![/\\])/.test(address)) return `${basePath}${address}`;
  return /^(https:\/\/|mailto:|tel:)/.test(address) ? address : null;
}
