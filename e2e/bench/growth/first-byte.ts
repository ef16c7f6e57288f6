import { get } from 'node:http';
import type { MeasuredPages } from '../bench-context';
import { BROTLI } from '../uncached-pages';

/** Makes the page server render a module's pages again. */
export async function purgePages({ origin, releaseSecret }: MeasuredPages, module: string): Promise<void> {
  const response = await fetch(`${origin}/internal/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${releaseSecret}` },
    body: JSON.stringify({ keys: [`module-${module}`] }),
  });
  if (!response.ok) throw new Error(`Failed to purge the pages of ${module}: ${response.status}.`);
}

/** Milliseconds from the request to the first byte of the page. @throws when it is not the page itself */
export function firstByteMs(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = performance.now();
    get(url, { headers: BROTLI }, (response) => {
      const { statusCode } = response;
      // It flows from here on, and what follows is dropped.
      response.once('data', () => {
        const afterMs = performance.now() - asked;
        if (statusCode === 200) resolve(afterMs);
        else reject(new Error(`Failed to measure ${url}: it answers ${statusCode}.`));
      });
    }).on('error', reject);
  });
}
