import type { AgeDeclaration } from '@aksamit/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database';

/** Stores the age that the customer of an order declared after it, for a treatment that asks for it. */
export async function storeAgeDeclaration(trx: Trx, orderId: string, age: AgeDeclaration): Promise<void> {
  await sql`update orders set age_declaration = ${age} where id = ${orderId}`.execute(trx);
}
