/** What sent forms left behind in a test's shop. */
import { sql } from 'kysely';
import type { TestApp } from './test-app';

/** Deletes forms with their e-mails, limits and keys. */
export async function clearForms({ database: { db } }: TestApp): Promise<void> {
  for (const table of ['messages', 'leads', 'rate_counters', 'idempotency_keys']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}

/** An e-mail in the outbox; `text` is its data as JSON. */
export interface FormMail {
  kind: string;
  to: string;
  text: string;
  replyTo: string | null;
}

/** E-mails in the outbox, the shop's own first. */
export async function mailsOfForms({ database: { db } }: TestApp): Promise<FormMail[]> {
  const found = await sql<FormMail>`select kind, recipient as "to", data::text as text, data ->> 'replyTo' as "replyTo"
    from messages order by kind <> 'leadForShop', kind`.execute(db);
  return found.rows;
}

/** Stored forms, the first sent first. */
export async function storedForms({ database: { db } }: TestApp): Promise<Record<string, unknown>[]> {
  const found = await sql<Record<string, unknown>>`select * from leads order by created_at`.execute(db);
  return found.rows;
}
