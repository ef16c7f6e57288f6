/**
 * Reads Sentry's envelopes: a line of headers, then items, each a line of headers and a payload that ends after `length`
 * bytes or at the next newline. Source: Sentry's SDK documentation, "Envelopes".
 */
export interface EnvelopeItem {
  headers: Record<string, unknown>;
  payload: Buffer;
}

export interface Envelope {
  headers: Record<string, unknown>;
  items: EnvelopeItem[];
}

/** Answered with 400; the message states what is wrong. */
export class MalformedEnvelope extends Error {}

const NEWLINE = 10;

/** @throws MalformedEnvelope */
export function readEnvelope(body: Buffer): Envelope {
  let at = 0;
  const line = (): Buffer => {
    const end = body.indexOf(NEWLINE, at);
    const found = body.subarray(at, end === -1 ? body.length : end);
    at = end === -1 ? body.length : end + 1;
    return found;
  };
  const headers = readHeaders(line(), 'bad envelope headers');
  const items: EnvelopeItem[] = [];
  while (at < body.length) {
    // One newline may stand at the end of all.
    if (body[at] === NEWLINE && at === body.length - 1) break;
    const itemHeaders = readHeaders(line(), 'bad item headers');
    if (typeof itemHeaders.type !== 'string') throw new MalformedEnvelope('missing item type');
    items.push({ headers: itemHeaders, payload: readPayload(itemHeaders.length) });
  }
  return { headers, items };

  function readPayload(length: unknown): Buffer {
    if (length === undefined) return line();
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) {
      throw new MalformedEnvelope('bad item length');
    }
    if (at + length > body.length) throw new MalformedEnvelope('unexpected end of file');
    const payload = body.subarray(at, at + length);
    at += length;
    if (at < body.length && body[at] !== NEWLINE)
      throw new MalformedEnvelope('missing newline after header or payload');
    at += 1;
    return payload;
  }
}

function readHeaders(line: Buffer, problem: string): Record<string, unknown> {
  const parsed = readJson(line);
  if (!isRecord(parsed)) throw new MalformedEnvelope(problem);
  return parsed;
}

/** Undefined when it is not JSON. */
export function readJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
