import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { sunFreeTime } from '../policy-texts';

/** Sentences of treatments that named another time than the salon terms, and how they go now. */
const SENTENCES: readonly [before: string, after: string][] = [
  ['Nie opalaj się przez 2 tygodnie i nie pij', `Nie opalaj się przez ${sunFreeTime('pl')} i nie pij`],
  ['No tanning for 2 weeks and no alcohol', `No tanning for ${sunFreeTime('en')} and no alcohol`],
];

/** Gives treatments, packages, bundles and offers of an older shop the time without sun that the salon terms have. */
export async function correctSunBeforeLaser(trx: Trx): Promise<void> {
  for (const [before, after] of SENTENCES) {
    await sql`update products set content = replace(content::text, ${before}, ${after})::jsonb
      where position(${before} in content::text) > 0`.execute(trx);
  }
}
