/** First segments that belong to the page server, or (two letters) to markets and locales. */
const SERVER_SEGMENTS = ['api', 'assets', 'sandbox', 'internal', 'release-preview', 'healthz', 'readyz'];

/**
 * A prefix of addresses in the form of a path pattern: `/gifts` becomes `/gifts/`.
 * @param option its name, for the message
 * @throws one sentence when no module can have this prefix
 */
export function parsePrefix(text: string, option: string): string {
  const path = `/${text.replace(/^\/|\/$/g, '')}/`;
  const [, first = ''] = path.split('/');
  if (!text.startsWith('/') || !/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+\/$/.test(path)) {
    throw new Error(
      `Failed to make the module: ${option} is "${text}". Give an address of small letters, digits and dashes, like /gift-cards.`,
    );
  }
  if (SERVER_SEGMENTS.includes(first) || first.length <= 2) {
    throw new Error(
      `Failed to make the module: ${option} is "${text}", and /${first}/ belongs to the page server, a market or a language. Choose another.`,
    );
  }
  return path;
}

/** Name of a module as manifest.ts and the folder `mfe-<name>` carry it. */
export function parseName(text: string | undefined): string {
  if (text === undefined) {
    throw new Error('Failed to make the module: no name given. Example: npm run new-module gifts -- --prefix /gifts');
  }
  if (
    text.startsWith('mfe-') ||
    text === 'shell' ||
    !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text) ||
    text.length > 40
  ) {
    throw new Error(
      `Failed to make the module: "${text}" is no name for it. Use small letters, digits and dashes, without "mfe-", like gift-cards.`,
    );
  }
  return text;
}
