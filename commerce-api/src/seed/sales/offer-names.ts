import { sql } from 'kysely';
import type { Trx } from '../../platform/database';

/** English names that were translated word by word, and how a shop in England calls such offers. */
const NAMES: readonly [before: string, after: string][] = [
  ['Endermology to try', 'Try endermology'],
  ['Electrostimulation to start', 'Electrostimulation starter'],
];

/** Names the offers of an older shop anew; their addresses stay. */
export async function correctOfferNames(trx: Trx): Promise<void> {
  for (const [before, after] of NAMES) {
    await sql`update products set name = jsonb_set(name, '{en}', to_jsonb(${after}::text))
      where type = 'offer' and name ->> 'en' = ${before}`.execute(trx);
  }
}
