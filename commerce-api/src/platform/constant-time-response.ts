/** Longer than the work behind such a response takes. */
const LEAST_MS = 200;

/**
 * Constant-time response: runs work whose duration would reveal a secret (whether a phone or an address is a user's),
 * and answers, or fails, no sooner than a fixed time after it began. For calls that are few by their limits. Source:
 * calls.md, "202 always alike".
 */
export async function respondInConstantTime<Result>(work: () => Promise<Result>, leastMs = LEAST_MS): Promise<Result> {
  const time = new Promise((resolve) => setTimeout(resolve, leastMs));
  const [result] = await Promise.allSettled([work(), time]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
