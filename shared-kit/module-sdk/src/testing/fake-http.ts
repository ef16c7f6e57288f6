import { HttpError, type HttpFile, type HttpRequestOptions, type HttpResponse } from '../http';
import type { HttpTransport } from '../http/http-client';

/** A call as a test sees it. */
export interface FakeCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  options: HttpRequestOptions;
}

/** A page of a list: a response with `meta`. */
export class FakePage {
  constructor(
    readonly data: unknown,
    readonly meta: { page: number; perPage: number; total: number },
  ) {}
}

/**
 * Returns `data` of the response (of a list a `FakePage`, of `file` the whole of it), or throws (see `httpError`). May
 * be asynchronous.
 */
export type FakeAnswer = (call: FakeCall) => unknown;

export interface FakeHttp extends HttpTransport {
  /** All calls so far, the oldest first. */
  calls: FakeCall[];
  /** Bodies of the calls to one address, `POST /orders`. */
  bodiesOf(address: string): unknown[];
  /** Replaces or adds an answer. */
  answer(address: string, answer: FakeAnswer): void;
}

/**
 * An API client without an API. Addresses are `GET /carts`, `PUT /cart-items/*` (`*` matches one segment). A call
 * without a prepared response fails the test by its message.
 */
export function createFakeHttp(answers: Readonly<Record<string, FakeAnswer>> = {}): FakeHttp {
  const known = new Map(Object.entries(answers));
  const calls: FakeCall[] = [];
  const answerOf = (method: string, path: string) => {
    for (const [address, answer] of known) {
      const pattern = new RegExp(`^${address.replaceAll('*', '[^/]+')}$`);
      if (pattern.test(`${method} ${path}`)) return answer;
    }
    throw new Error(`Failed to answer ${method} ${path}: the test's fake API does not know it. Add an answer.`);
  };
  const send =
    (method: FakeCall['method']) =>
    async <T>(path: string, { contract, ...options }: HttpRequestOptions = {}): Promise<HttpResponse<T>> => {
      const call = { method, path, options };
      calls.push(call);
      const answered = await answerOf(method, path)(call);
      if (answered instanceof FakePage) return { data: answered.data as T, meta: answered.meta };
      return { data: answered as T };
    };
  return {
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    delete: send('DELETE'),
    file: async (path, options = {}) => {
      const call: FakeCall = { method: 'GET', path, options };
      calls.push(call);
      return (await answerOf('GET', path)(call)) as HttpFile;
    },
    calls,
    bodiesOf: (address) =>
      calls.filter(({ method, path }) => `${method} ${path}` === address).map(({ options }) => options.body),
    answer: (address, answer) => known.set(address, answer),
  };
}

/** The client's error for a response that is not 2xx; status 0 means no response at all. */
export function httpError(
  status: number,
  code: string,
  more: { message?: string; fields?: Record<string, string[]>; details?: Record<string, unknown> } = {},
): HttpError {
  const { message = '', fields = {}, details = {} } = more;
  return new HttpError({ status, statusText: code, code, message, fieldMessages: fields, details });
}
