/** What the desk keeps beside the forms: notes for colleagues, and answers to begin with. */
import { sql } from 'kysely';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { anonymizeOldLeads } from '../leads';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
});
afterAll(() => shop.close());

const send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, role: Role = 'manager') =>
  shop.call(method, `/api/admin/${path}`, { headers: people[role].headers, body });

async function newLead(): Promise<string> {
  const body = { firstName: 'Ewa', lastName: 'Lis', email: 'ewa@example.com', topic: 'other', message: 'Pytanie' };
  return (await shop.call('POST', '/api/contact', { body })).json().data.lead.id;
}

test('a note stands on the form with who wrote it and when, is mailed to nobody, and goes with the form', async () => {
  const id = await newLead();
  const mails = async () => (await sql`select id from messages`.execute(shop.database.db)).rows.length;
  const before = await mails();
  const noted = await send('POST', `leads/${id}/notes`, { note: '  Oddzwoniła, przyjdzie w sobotę. ' });
  expect([noted.statusCode, noted.json().data?.lead.notes]).toMatchObject([
    201,
    [{ note: 'Oddzwoniła, przyjdzie w sobotę.', by: { id: people.manager.userId, name: expect.any(String) } }],
  ]);
  await send('POST', `leads/${id}/notes`, { note: 'Umówiona.' }, 'admin');
  const { notes } = (await send('GET', `leads/${id}`)).json().data.lead;
  expect(notes.map(({ note }: { note: string }) => note)).toEqual(['Oddzwoniła, przyjdzie w sobotę.', 'Umówiona.']);
  expect(await mails()).toBe(before);
  // The log has that a note was written, not what it holds.
  expect(JSON.stringify(await auditLogOf(shop))).not.toContain('sobotę');
  expect((await send('POST', `leads/${id}/notes`, { note: ' ' })).statusCode).toBe(422);
  expect((await send('POST', `complaints/${id}/notes`, { note: 'x' })).statusCode).toBe(404);
  expect((await send('POST', `leads/${id}/notes`, { note: 'x' }, 'staff')).statusCode).toBe(403);
  const inSevenYears = new Date(Date.now() + 7 * 366 * 86_400_000);
  await anonymizeOldLeads(shop.database.db, inSevenYears);
  expect((await sql`select from lead_notes where lead_id = ${id}`.execute(shop.database.db)).rows).toEqual([]);
});

test('managers write templates in both languages and take them out of use', async () => {
  const content = { pl: 'Dzień dobry, {firstName}!', en: 'Hello {firstName}!' };
  const made = await send('POST', 'answer-templates', { name: 'Powitanie', desk: 'complaints', content });
  expect([made.statusCode, made.json().data?.answerTemplate]).toMatchObject([201, { content, enabled: true }]);
  const { id } = made.json().data.answerTemplate;
  expect((await send('PUT', `answer-templates/${id}`, { enabled: false })).json().data.answerTemplate).toMatchObject({
    content,
    enabled: false,
  });
  const ofDesk = async (query: string) => (await send('GET', `answer-templates?${query}`)).json().data.answerTemplates;
  expect(await ofDesk('desk=complaints&enabled=true')).toEqual([]);
  expect(await ofDesk('desk=complaints')).toMatchObject([{ id }]);
  const lacking = { name: 'Po polsku', desk: 'leads', content: { pl: 'Dzień dobry' } };
  expect((await send('POST', 'answer-templates', lacking)).statusCode).toBe(422);
  expect((await send('POST', 'answer-templates', { name: 'x', desk: 'leads', content }, 'staff')).statusCode).toBe(403);
});
