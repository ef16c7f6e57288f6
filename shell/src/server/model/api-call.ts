/** The API's response to a page's call. */
export interface ApiAnswer {
  status: number;
  /** JSON text, or its UTF-8 where it is passed on unread: Polish letters double a string's size on the way. */
  body: string | Uint8Array<ArrayBuffer>;
}

/**
 * GET of the API for a page, by path with query: as an anonymous visitor, or on behalf of a private page's viewer. With
 * a body (JSON) a POST, only for a form's sender.
 * @throws when the API is away; CallRefusedError when the page may not make the call
 */
export type CallApi = (path: string, body?: string) => Promise<ApiAnswer>;

/** The page called a path outside the API, or made too many calls. */
export class CallRefusedError extends Error {
  override name = 'CallRefusedError';
}
