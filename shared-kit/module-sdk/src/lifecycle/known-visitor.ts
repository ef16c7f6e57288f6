import type { PlainBusHandle } from '../bus';
import { HttpError } from '../http';

/**
 * Resolves once the API knows this browser's visitor, for calls that need one.
 * @throws HttpError with the API's own words, at once, while it takes no new visitors from this network
 */
export function knownVisitor(bus: Pick<PlainBusHandle, 'observe'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const subscription = bus.observe('visitor').subscribe(({ uniqueId, refusal }) => {
      if (uniqueId === null && !refusal) return;
      if (uniqueId !== null) resolve();
      else if (refusal) reject(new HttpError({ ...refusal, statusText: refusal.code }));
      // The last value may arrive before there is a subscription to end.
      queueMicrotask(() => subscription.unsubscribe());
    });
  });
}
