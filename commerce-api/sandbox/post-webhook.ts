/** Sends a webhook to the shop. @returns the shop's response, for the sandbox's page */
export async function postWebhook(url: string, body: string, headers: Record<string, string> = {}): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return `HTTP ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
  }
}
