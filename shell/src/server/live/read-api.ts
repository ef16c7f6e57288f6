import type { z } from 'zod';

const TIMEOUT_MS = 5_000;

/**
 * Reads JSON of the API for the page server's own use.
 * @throws when the API is away or the response does not match the schema
 */
export async function readApi<Shape extends z.ZodType>(
  url: string,
  shape: Shape,
  headers: Record<string, string> = {},
): Promise<z.infer<Shape>> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Failed to read ${new URL(url).pathname}: the API answered ${response.status}. See its log.`);
  }
  return shape.parse(await response.json());
}
