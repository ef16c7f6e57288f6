import { firstValueFrom } from 'rxjs';
import { filter } from 'rxjs/operators';
import type { BusHandle } from '../bus';
import { HttpError } from '../http';

/**
 * Resolves once the API knows this browser's visitor, for calls that need one.
 * @throws HttpError with the API's own words, at once, while it takes no new visitors from this network
 */
export async function knownVisitor(bus: Pick<BusHandle, 'observe'>): Promise<void> {
  const visitors = bus.observe('visitor');
  const { uniqueId, refusal } = await firstValueFrom(
    visitors.pipe(filter((visitor) => visitor.uniqueId !== null || visitor.refusal !== undefined)),
  );
  if (uniqueId === null && refusal) throw new HttpError({ ...refusal, statusText: refusal.code });
}
