import { sql } from 'kysely';
import type { Config } from '../config';
import type { Db } from './database';

/**
 * Lets the database refuse orders and visits without their declarations from now on, or not any more. An API does so when
 * it starts; the instant since which the rule holds stays the first one.
 */
export async function enforceDeclarations(db: Db, setting: Config['ageDeclaration']): Promise<void> {
  if (setting === 'required') {
    await sql`insert into enforced_rules (name) values ('declarations') on conflict do nothing`.execute(db);
  } else {
    await sql`delete from enforced_rules where name = 'declarations'`.execute(db);
  }
}
