import { GatewayUnavailable } from './gateway';

const TIMEOUT_MS = 10_000;

export interface GatewayCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Calls a gateway over HTTP, for 10 s at most.
 * @throws GatewayUnavailable without an answer, for 429 and 5xx, and for an answer that `parse` refuses
 */
export async function callGateway(
  { url, body, ...call }: GatewayCall,
  parse: (text: string) => unknown = JSON.parse,
): Promise<{ status: number; json: unknown }> {
  const { pathname } = new URL(url);
  try {
    const answer = await fetch(url, {
      ...call,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (answer.status >= 500 || answer.status === 429) {
      throw new GatewayUnavailable(`Failed to call ${pathname}: HTTP ${answer.status}. Try again later.`);
    }
    return { status: answer.status, json: text === '' ? null : parse(text) };
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new GatewayUnavailable(`Failed to call ${pathname}: ${why}. Try again later.`, { cause: error });
  }
}
