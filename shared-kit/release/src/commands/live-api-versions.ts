import { z } from 'zod';

const TIMEOUT_MS = 3_000;
const wholeNumber = z.string().regex(/^\d+$/).transform(Number);
const answer = z.object({
  data: z.object({ version: z.object({ api: wholeNumber, compatibleFrom: wholeNumber }) }),
});

/** Deployed versions of the API (`/api/version`), oldest first; null when it does not answer. */
export async function liveApiVersions(apiOrigin: string): Promise<string[] | null> {
  try {
    const response = await fetch(`${apiOrigin}/api/version`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { api, compatibleFrom } = answer.parse(await response.json()).data.version;
    return Array.from({ length: api - compatibleFrom + 1 }, (_, index) => String(compatibleFrom + index));
  } catch {
    return null;
  }
}
