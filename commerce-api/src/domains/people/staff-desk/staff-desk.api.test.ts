/** The desk: what managers do with forms, beside the worker's clock. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { auditLogOf, logInAll, type Person, type Role } from '../../../testing/staff-fixture';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { acceptOverdueComplaints, anonymizeOldLeads } from '../leads';

let shop: TestApp;
let people: Record<Role, Person>;
beforeAll(async () => {
  shop = await createTestApp();
  people = await logInAll(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['messages', 'leads', 'rate_counters']) {
    await sql`delete from ${sql.table(table)}`.execute(shop.database.db);
  }
});

const person = { firstName: 'Ewa', lastName: 'Lis', email: 'ewa@example.com' };
const contact = { ...person, topic: 'other', message: 'Pytanie' };
const complaint = {
  ...person,
  topic: 'complaints',
  complaintSubject: 'other',
  complaintAbout: 'products',
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'Zwrot',
  circumstances: 'Uszkodzony voucher',
};
const application = {
  instagramLink: 'https://instagram.com/ewa',
  followersCount: 10,
  accountCategory: 'beauty',
  skinTone: 'bright',
  hairShade: 'dark',
  dateBirth: '1990-01-01',
  agrees: [{ type: 'regulations', value: true }],
};
async function send(path: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
  const answer = await shop.call('POST', path, { body, headers });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.lead.id;
}
const list = (path: string) => shop.call('GET', `/api/admin/${path}`, { headers: people.manager.headers });
const change = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.call('PUT', `/api/admin/${path}`, { headers: { ...people.manager.headers, ...headers }, body });
async function outcomes() {
  const found = await sql<{ kind: string; quote: string }>`select kind, data -> 'quotes' ->> 0 as quote from messages
    where once_key like 'leadClosed:%'`.execute(shop.database.db);
  return found.rows;
}
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);

test('each desk has its own forms, the most urgent first, closed ones last', async () => {
  const [first, second] = [await send('/api/contact', contact), await send('/api/contact', contact)];
  const third = await send('/api/contact', complaint);
  const fourth = await send('/api/me/influencer-submit-form', application, people.customer.headers);
  await sql`update leads set answer_by = answer_by - interval '3 days' where id = ${second}`.execute(shop.database.db);
  const ids = async (path: string, desk: string) =>
    (await list(path)).json().data[desk].map(({ id }: { id: string }) => id);
  expect(await ids('leads', 'leads')).toEqual([second, first]);
  expect(await ids('complaints', 'complaints')).toEqual([third]);
  expect((await list('complaints')).json().data.complaints[0].data).toMatchObject({
    address: 'ul. Polna 4',
    postalCode: '90-001',
    city: 'Łódź',
  });
  expect(await ids('reviewer-applications', 'reviewerApplications')).toEqual([fourth]);
  await change(`leads/${second}`, { state: 'answered', answer: 'Tak' });
  expect(await ids('leads', 'leads')).toEqual([first, second]);
  expect(await ids('leads?state=answered', 'leads')).toEqual([second]);
  expect((await list('leads?perPage=1')).json().meta).toEqual({ page: 1, perPage: 1, total: 2 });
  expect((await list('leads?state=lost')).statusCode).toBe(422);
});

test('a form is found by number, name, e-mail or phone, whatever case and accents', async () => {
  const found = async (q: string) => {
    const answer = await list(`leads?q=${encodeURIComponent(q)}`);
    return answer.json().data.leads.map(({ id }: { id: string }) => id);
  };
  const ewa = await send('/api/contact', { ...contact, lastName: 'Łąka', phonePrefix: '48', phone: '600100200' });
  const other = await send('/api/contact', { ...contact, firstName: 'Jan', email: 'jan@example.com' });
  const { number } = (await list('leads?perPage=100')).json().data.leads.find(({ id }: { id: string }) => id === other);
  expect(await found('ewa laka')).toEqual([ewa]);
  expect(await found('600100')).toEqual([ewa]);
  expect(await found('JAN@')).toEqual([other]);
  expect(await found(number.toLowerCase())).toEqual([other]);
  expect(await found('%')).toEqual([]);
  const [entry] = await auditLogOf(shop);
  expect(entry).toMatchObject({ details: { searched: true } });
  expect(JSON.stringify(entry)).not.toContain('%');
});

test('a form is opened with the e-mails that its sender would receive, in their language', async () => {
  const id = await send('/api/contact', complaint, { 'accept-language': 'en' });
  const open = (path: string, headers = people.manager.headers) =>
    shop.call('GET', `/api/admin/${path}`, { headers: { ...headers } });
  const opened = (await open(`complaints/${id}`)).json().data.lead;
  expect(opened).toMatchObject({ id, data: { claim: 'Zwrot' }, files: [] });
  expect(opened.outcomeMails).toEqual([
    {
      state: 'accepted',
      subject: `We have accepted your complaint ${opened.number}`,
      greeting: `Hello ${opened.firstName},`,
      lead: `Your complaint ${opened.number} was decided in your favour.`,
      foot: 'Another question? Just reply to this message.',
      signature: 'The Aksamit team',
    },
    expect.objectContaining({ state: 'rejected', subject: `Our answer to your complaint ${opened.number}` }),
  ]);
  const [entry] = await auditLogOf(shop);
  expect(entry).toMatchObject({ call: 'GET /admin/complaints/:id', subjectId: id });
  await change(`complaints/${id}`, { state: 'accepted', answer: 'Zgoda' });
  expect((await open(`complaints/${id}`)).json().data.lead).toMatchObject({ answer: 'Zgoda', outcomeMails: [] });
  const question = await send('/api/contact', contact);
  const { outcomeMails } = (await open(`leads/${question}`)).json().data.lead;
  expect(outcomeMails.map(({ state }: { state: string }) => state)).toEqual(['answered']);
  expect((await open(`leads/${id}`)).statusCode).toBe(404);
  expect((await open(`complaints/${randomUUID()}`)).statusCode).toBe(404);
  expect((await open(`reviewer-applications/${id}`)).statusCode).toBe(404);
  for (const role of ['customer', 'staff'] as const) {
    expect((await open(`complaints/${id}`, people[role].headers)).statusCode).toBe(403);
  }
});

test('an answer closes the form, is mailed once, and is in the log without the words of anybody', async () => {
  const id = await send('/api/contact', contact);
  const begun = await change(`leads/${id}`, { state: 'inProgress' });
  expect(begun.json().data.lead).toMatchObject({ state: 'inProgress', closedAt: null });
  const answered = await change(`leads/${id}`, { state: 'answered', answer: 'Zapraszamy w sobotę.' });
  expect(answered.json().data.lead).toMatchObject({ state: 'answered', answer: 'Zapraszamy w sobotę.' });
  const again = await change(`leads/${id}`, { state: 'answered', answer: 'Jeszcze raz' });
  expect([again.statusCode, again.json().error]).toEqual([
    409,
    { code: 'lead_closed', message: 'To zgłoszenie jest już zamknięte' },
  ]);
  expect(await outcomes()).toEqual([{ kind: 'leadAnswered', quote: 'Zapraszamy w sobotę.' }]);
  const [entry] = await auditLogOf(shop);
  expect(entry).toMatchObject({ call: 'PUT /admin/leads/:id', right: 'workDesk', subjectId: id });
  expect(JSON.stringify(entry)).not.toContain('sobotę');
});

test('a call without an address is found by its number, closed with what it came to, and nothing is mailed', async () => {
  const caller = { firstName: 'Ewa', phonePrefix: '48', phone: '600100200', agrees: application.agrees };
  const id = await send('/api/leads', caller);
  const listed = (await list('leads?q=600100')).json().data.leads;
  expect(listed).toMatchObject([{ id, email: null, phonePrefix: '48', phone: '600100200' }]);
  const opened = await shop.call('GET', `/api/admin/leads/${id}`, { headers: people.manager.headers });
  expect(opened.json().data.lead).toMatchObject({ email: null, state: 'new', outcomeMails: [] });
  const closed = await change(`leads/${id}`, { state: 'answered', answer: 'Umówiona na sobotę.' });
  expect([closed.statusCode, closed.json().data.lead]).toMatchObject([
    200,
    { state: 'answered', answer: 'Umówiona na sobotę.', email: null },
  ]);
  expect(await outcomes()).toEqual([]);
  await anonymizeOldLeads(shop.database.db, daysAhead(6 * 366));
  const row = await sql`select phone, email, first_name from leads where id = ${id}`.execute(shop.database.db);
  expect(row.rows).toEqual([{ phone: null, email: '-', first_name: '-' }]);
});

test('what does not belong together is refused', async () => {
  const id = await send('/api/contact', contact);
  expect((await change(`complaints/${id}`, { state: 'accepted', answer: 'x' })).statusCode).toBe(404);
  expect((await change(`leads/${randomUUID()}`, { state: 'inProgress' })).statusCode).toBe(404);
  expect((await change('leads/x', { state: 'inProgress' })).statusCode).toBe(404);
  for (const body of [
    { state: 'accepted', answer: 'x' },
    { state: 'answered' },
    { state: 'answered', answer: ' ' },
    {},
  ]) {
    expect((await change(`leads/${id}`, body)).statusCode).toBe(422);
  }
  const staff = await shop.call('GET', '/api/admin/leads', { headers: people.staff.headers });
  expect(staff.statusCode).toBe(403);
  expect(await outcomes()).toEqual([]);
});

test('an answer is signed by people and replied to the mailbox of its matter; the clock’s is the machine’s', async () => {
  const question = await send('/api/contact', contact);
  const matter = await send('/api/contact', complaint, { 'accept-language': 'en' });
  await change(`leads/${question}`, { state: 'answered', answer: 'Tak' });
  await send('/api/contact', complaint);
  await change(`complaints/${matter}`, { state: 'rejected', answer: 'No' });
  await acceptOverdueComplaints(shop.database.db, daysAhead(31));
  const found = await sql<{ kind: string; replyTo: string; isPersonal: string | null }>`select kind,
      data ->> 'replyTo' as "replyTo", data ->> 'isPersonal' as "isPersonal"
    from messages where once_key like 'leadClosed:%' order by kind`.execute(shop.database.db);
  expect(found.rows).toEqual([
    { kind: 'leadAccepted', replyTo: 'reklamacje@aksamit.example', isPersonal: null },
    { kind: 'leadAnswered', replyTo: 'kontakt@aksamit.example', isPersonal: 'true' },
    { kind: 'leadRejected', replyTo: 'complaints@aksamit.example', isPersonal: 'true' },
  ]);
});

test('two decisions at once: one counts', async () => {
  const id = await send('/api/contact', complaint);
  const answers = await Promise.all(
    ['accepted', 'rejected', 'accepted'].map((state) => change(`complaints/${id}`, { state, answer: state })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await outcomes()).toHaveLength(1);
});

test('an accepted application makes the customer a reviewer, a rejected one does not', async () => {
  const { headers } = people.customer;
  const isInfluencer = async () => (await shop.call('GET', '/api/me', { headers })).json().data.user.isInfluencer;
  const first = await send('/api/me/influencer-submit-form', application, headers);
  await change(`reviewer-applications/${first}`, { state: 'rejected', answer: 'Jeszcze nie teraz.' });
  expect(await isInfluencer()).toBe(false);
  const second = await send('/api/me/influencer-submit-form', application, headers);
  await change(`reviewer-applications/${second}`, { state: 'accepted', answer: 'Witaj!' });
  expect(await isInfluencer()).toBe(true);
  // A club is no dispute: its e-mails name no ombudsman.
  expect((await outcomes()).map(({ kind }) => kind).sort()).toEqual(['reviewerAccepted', 'reviewerRejected']);
});

test('a complaint that nobody answered in time is accepted once, by however many workers; nothing else is', async () => {
  const overdue = await send('/api/contact', complaint);
  const answered = await send('/api/contact', complaint);
  await send('/api/contact', contact);
  await change(`complaints/${answered}`, { state: 'rejected', answer: 'Nie' });
  const { db } = shop.database;
  expect(await acceptOverdueComplaints(db, daysAhead(13))).toBe(0);
  const accepted = await Promise.all([1, 2, 3].map(() => acceptOverdueComplaints(db, daysAhead(16))));
  expect(accepted.reduce((sum, count) => sum + count, 0)).toBe(1);
  const { complaints } = (await list('complaints')).json().data;
  expect(complaints.map(({ id, state, answer }: Record<string, string>) => [id, state, answer]).sort()).toEqual(
    [
      [overdue, 'accepted', null],
      [answered, 'rejected', 'Nie'],
    ].sort(),
  );
  expect((await outcomes()).map(({ kind }) => kind).sort()).toEqual(['leadAccepted', 'leadRejected']);
});

test('a complaint about services still has time when one about products has none', async () => {
  const salon = await sql<{ id: string }>`select id::text as id from locations limit 1`.execute(shop.database.db);
  await send('/api/contact', { ...complaint, complaintAbout: 'services', locationId: salon.rows[0]?.id });
  expect(await acceptOverdueComplaints(shop.database.db, daysAhead(29))).toBe(0);
  expect(await acceptOverdueComplaints(shop.database.db, daysAhead(32))).toBe(1);
});

test('six years after it was closed a form names nobody any more', async () => {
  const closed = await send('/api/contact', contact);
  await send('/api/contact', contact);
  await change(`leads/${closed}`, { state: 'answered', answer: 'Tak, pani Ewo' });
  const { db } = shop.database;
  expect(await anonymizeOldLeads(db, daysAhead(6 * 365))).toBe(0);
  expect(await anonymizeOldLeads(db, daysAhead(6 * 366))).toBe(1);
  expect(await anonymizeOldLeads(db, daysAhead(6 * 366))).toBe(0);
  // An unanswered form is anonymized too.
  expect(await anonymizeOldLeads(db, daysAhead(6 * 366 + 20))).toBe(1);
  const people = await sql`select distinct first_name, email, phone, data from leads`.execute(db);
  expect(people.rows).toEqual([{ first_name: '-', email: '-', phone: null, data: {} }]);
  const row = await sql`select l::text as text from leads l where id = ${closed}`.execute(db);
  expect(JSON.stringify(row.rows)).not.toMatch(/Ewa|Ewo|ewa@|Lis|Pytanie/);
});
