import type { LoadInput } from '@aksamit/module-sdk/lifecycle';
import type { ListedSalon } from '../features/salons/api/list-salons';
import { presentTimeQuery } from '../features/salons/api/present-time';
import { nextChange } from '../features/salons/opening-rules';

/** A page of salons is right until one of them opens or closes, or the day ends. */
export async function freshWhile(
  queryClient: LoadInput['queryClient'],
  salons: readonly Pick<ListedSalon, 'openTime' | 'openingExceptions'>[],
): Promise<{ freshUntil?: string }> {
  const now = new Date(await queryClient.fetchQuery(presentTimeQuery()));
  if (salons.length === 0) return {};
  const first = Math.min(...salons.map((salon) => nextChange(salon, now).getTime()));
  return { freshUntil: new Date(first).toISOString() };
}
