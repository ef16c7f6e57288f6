/**
 * Tokens in the API's responses. The gateway turns them into cookies and withholds them: no browser receives one. Source:
 * readings.md, "Sessions, visitors, cookies".
 */
export const WITHHELD_TOKENS: ReadonlySet<string> = new Set(['authToken', 'deviceToken', 'orderToken']);
