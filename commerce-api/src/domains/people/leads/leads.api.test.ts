/** Forms: what is stored, who is mailed, what is refused. */
import { sql } from 'kysely';
import { newCustomer } from '../../../testing/commerce-fixture';
import { clearForms, mailsOfForms, storedForms } from '../../../testing/sent-forms';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let salon: { id: string; name: string };
beforeAll(async () => {
  shop = await createTestApp();
  const found = await sql<{ id: string; name: string }>`select id::text as id, name ->> 'pl' as name from locations
    where enabled order by id limit 1`.execute(shop.database.db);
  salon = found.rows[0] ?? { id: '', name: '' };
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(null);
  await clearForms(shop);
});

const agrees = [{ type: 'regulations', value: true }];
const person = {
  firstName: 'Ewa',
  lastName: 'Lis',
  phonePrefix: '+48',
  phone: '600 700 800',
  email: 'Ewa@Example.com',
};
const reviewer = {
  instagramLink: 'https://www.instagram.com/ewa',
  followersCount: 1200,
  accountCategory: 'lifystyle',
  skinTone: 'veryBright',
  hairShade: 'mediumBlond',
  description: 'Piszę o pielęgnacji.',
  agrees,
};
const complaint = {
  topic: 'complaints',
  complaintSubject: 'noEffects',
  complaintAbout: 'services',
  address: 'ul. Polna 4',
  postalCode: '90-001',
  city: 'Łódź',
  claim: 'Powtórzenie zabiegu',
  circumstances: 'Brak efektów po trzech zabiegach <b>',
};
const business = { companyName: 'Lis sp. z o.o.', message: 'Współpraca?' };

const forms: [string, Record<string, unknown>][] = [
  ['/api/leads', { ...person, agrees }],
  ['/api/leads/professional', { ...person, agrees: [...agrees, { type: 'professional', value: true }] }],
  ['/api/leads/business-idea', { ...person, city: 'Radom', agrees }],
  ['/api/contact', { ...person, topic: 'other', message: 'Pytanie' }],
  ['/api/contact/business', { ...person, ...business }],
  ['/api/influencer-submit-form', { name: 'Ewa Lis', email: person.email, dateBirth: '1990-02-03', ...reviewer }],
  ['/api/mails', { template: 'question', firstName: 'Ewa', email: person.email, message: 'Pytanie' }],
];
const formOf = (path: string) => forms.find(([known]) => known === path)?.[1] ?? {};
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', path, { body, headers });

const mailed = () => mailsOfForms(shop);
const leads = () => storedForms(shop);

async function logIn(isVerified = true) {
  const email = `formularz-${Math.random().toString(36).slice(2)}@example.com`;
  const body = { ...person, email, phone: '700100200', password: 'Dobre-haslo-1', agrees };
  const { authToken, user } = (await send('/api/users', body)).json().data;
  await sql`delete from messages`.execute(shop.database.db);
  if (isVerified) await sql`update users set email_verified_at = now() where id = ${user.id}`.execute(shop.database.db);
  return { userId: String(user.id), email, headers: { authorization: `Bearer ${authToken}` } };
}

test.each(forms)('POST %s is kept, mailed to the shop and confirmed to the sender', async (path, body) => {
  shop.setNow(new Date('2026-11-21T12:00:00Z'));
  const answer = await send(path, body);
  expect(answer.statusCode).toBe(201);
  const { lead } = answer.json().data;
  expect(lead).toEqual({
    id: expect.any(String),
    number: expect.stringMatching(/^ZG-2026-\d{6}$/),
    leadType: expect.any(String),
    createdAt: '2026-11-21T12:00:00.000Z',
    answerBy: '2026-12-05T22:59:59.000Z',
  });
  expect(await leads()).toMatchObject([{ id: lead.id, email: 'ewa@example.com', state: 'new', locale: 'pl' }]);
  expect(await mailed()).toMatchObject([
    { kind: 'leadForShop', to: 'kontakt@aksamit.example', replyTo: expect.stringMatching(/^ewa@example.com$/i) },
    {
      kind: lead.leadType === 'callBack' ? 'callBackReceived' : 'leadReceived',
      to: expect.stringMatching(/^ewa@example.com$/i),
      replyTo: 'kontakt@aksamit.example',
    },
  ]);
});

test.each(forms)(
  'POST %s with nothing, something unknown and something too long is refused, and nothing is kept',
  async (path, body) => {
    const empty = await send(path, {});
    expect([empty.statusCode, empty.json().error.code]).toEqual([422, 'validation_failed']);
    const unknown = await send(path, { ...body, isAdmin: true });
    expect([unknown.statusCode, Object.keys(unknown.json().error.fields)]).toEqual([422, ['isAdmin']]);
    const long = await send(path, { ...body, email: `${'a'.repeat(300)}@example.com` });
    expect([long.statusCode, Object.keys(long.json().error.fields)]).toEqual([422, ['email']]);
    expect(await leads()).toEqual([]);
    expect(await mailed()).toEqual([]);
  },
);

test.each(['/api/leads', '/api/leads/professional', '/api/leads/business-idea', '/api/influencer-submit-form'])(
  'POST %s requires the regulations to be accepted, and states so in both languages',
  async (path) => {
    const body = { ...formOf(path), agrees: [{ type: 'marketingEmail', value: true }] };
    expect((await send(path, body)).json().error.fields).toEqual({ agrees: ['Zaakceptuj regulamin'] });
    const english = await send(path, body, { 'accept-language': 'en' });
    expect([english.statusCode, english.json().error.fields]).toEqual([422, { agrees: ['Accept the terms'] }]);
  },
);

test('a call needs no surname, and one of a former form is stored', async () => {
  const { lastName, ...caller } = person;
  for (const body of [caller, person]) expect((await send('/api/leads', { ...body, agrees })).statusCode).toBe(201);
  const stored = await sql`select last_name as "lastName" from leads order by created_at`.execute(shop.database.db);
  expect(stored.rows).toEqual([{ lastName: null }, { lastName }]);
});

test('a professional declares to be one', async () => {
  const answer = await send('/api/leads/professional', { ...person, agrees });
  expect([answer.statusCode, answer.json().error.fields]).toEqual([
    422,
    { agrees: ['Potwierdź, że jesteś profesjonalistą'] },
  ]);
});

test('a complaint goes to its own mailbox; services have 30 days, products 14', async () => {
  shop.setNow(new Date('2026-11-21T12:00:00Z'));
  const services = await send('/api/contact', { ...person, ...complaint, locationId: salon.id });
  expect(services.json().data.lead.answerBy).toBe('2026-12-21T22:59:59.000Z');
  const [toShop, toSender] = await mailed();
  expect(toSender).toMatchObject({ kind: 'complaintReceived', replyTo: 'reklamacje@aksamit.example' });
  expect(toShop).toMatchObject({ kind: 'leadForShop', to: 'reklamacje@aksamit.example' });
  for (const part of ['Reklamacja', 'brak efektów', 'Powtórzenie zabiegu', salon.name, 'ul. Polna 4', '90-001', 'Łódź'])
    expect(toShop?.text).toContain(part);
  const products = await send('/api/contact', { ...person, ...complaint, complaintAbout: 'products' });
  expect(products.json().data.lead.answerBy).toBe('2026-12-05T22:59:59.000Z');
});

test('a complaint without its claim, circumstances or salon is not taken', async () => {
  const answer = await send('/api/contact', { ...person, topic: 'complaints', complaintAbout: 'services' });
  expect(answer.statusCode).toBe(422);
  const { fields } = answer.json().error;
  expect(Object.keys(fields).sort()).toEqual(['circumstances', 'claim', 'complaintSubject', 'locationId']);
  expect(fields.claim).toEqual(['To pole jest wymagane']);
});

test.each(['/api/contact', '/api/me/contact'])(
  '%s takes no complaint without its whole postal address',
  async (path) => {
    const isOwn = path.startsWith('/api/me/');
    const { headers } = isOwn ? await newCustomer(shop) : { headers: {} };
    const whole = { ...(isOwn ? {} : person), ...complaint, locationId: salon.id };
    for (const part of ['address', 'postalCode', 'city']) {
      const answer = await send(path, { ...whole, [part]: undefined }, headers);
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [part]: ['To pole jest wymagane'] }]);
    }
    expect(await leads()).toEqual([]);
    expect((await send(path, whole, headers)).statusCode).toBe(201);
    expect(await leads()).toMatchObject([{ data: { address: 'ul. Polna 4', postalCode: '90-001', city: 'Łódź' } }]);
  },
);

test('a form of a module from before the address was required is taken while those are live', async () => {
  const { drop: _, ...database } = shop.database;
  const older = await createTestApp({
    database: { ...database, drop: async () => undefined, close: async () => undefined },
    env: { AGE_DECLARATION: 'accepted' },
  });
  const { address: _address, postalCode: _code, city: _city, ...rest } = complaint;
  const answer = await older.call('POST', '/api/contact', { body: { ...person, ...rest, locationId: salon.id } });
  expect(answer.statusCode).toBe(201);
  await older.app.close();
});

test('other topics need a message and have no claim; an unknown salon is refused', async () => {
  const answer = await send('/api/contact', { ...person, topic: 'marketing', claim: 'x' });
  expect(Object.keys(answer.json().error.fields).sort()).toEqual(['claim', 'message']);
  const unknown = await send('/api/leads', { ...person, locationId: '999999999', agrees });
  expect([unknown.statusCode, Object.keys(unknown.json().error.fields)]).toEqual([422, ['locationId']]);
  expect(await leads()).toEqual([]);
});

test('what a visitor wrote, and their name, does not travel to the address they typed in', async () => {
  const body = { ...person, firstName: 'Kup tanio', topic: 'other', message: 'https://spam.example' };
  await send('/api/contact', body);
  const [, toSender] = await mailed();
  expect(toSender?.kind).toBe('leadReceived');
  expect(toSender?.text).not.toMatch(/spam|Kup tanio/);
});

test('an address gets at most three confirmations a day, the shop hears of all', async () => {
  for (let count = 0; count < 5; count += 1)
    expect((await send('/api/contact', formOf('/api/contact'))).statusCode).toBe(201);
  const kinds = (await mailed()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'leadForShop')).toHaveLength(5);
  expect(kinds.filter((kind) => kind === 'leadReceived')).toHaveLength(3);
});

test('an address is the same in capitals', async () => {
  for (const email of ['jan@example.com', 'JAN@example.com', 'Jan@Example.com', 'jaN@example.com'])
    await send('/api/contact', { ...person, topic: 'other', message: 'x', email });
  expect((await mailed()).filter(({ kind }) => kind === 'leadReceived')).toHaveLength(3);
});

test('a customer’s words do not travel to another’s address either; to the own one with the account’s name', async () => {
  const { headers, email } = await logIn();
  const body = { ...person, firstName: 'Kup tanio', topic: 'other', message: 'x' };
  await send('/api/contact', body, headers);
  await send('/api/contact', { ...body, email }, headers);
  const texts = (await mailed()).filter(({ kind }) => kind === 'leadReceived').map(({ text }) => text);
  expect(texts.join()).not.toContain('Kup tanio');
  expect(texts.filter((text) => text.includes('Ewa'))).toHaveLength(1);
});

test('the same idempotency key keeps one form, also when sent at once', async () => {
  const headers = { 'idempotency-key': 'formularz-0001', 'visitor-unique-id': 'pl_formularz000' };
  const answers = await Promise.all([1, 2, 3].map(() => send('/api/contact', formOf('/api/contact'), headers)));
  for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
  const again = await send('/api/contact', formOf('/api/contact'), headers);
  expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(await leads()).toHaveLength(1);
  const other = await send('/api/contact', { ...formOf('/api/contact'), message: 'Co innego' }, headers);
  expect([other.statusCode, other.json().error.code]).toEqual([422, 'idempotency_mismatch']);
});

describe('a form that a program filled in', () => {
  const guarded = forms.filter(([path]) => path !== '/api/mails');
  const refused = ['Nie przyjęliśmy formularza. Sprawdź go i wyślij jeszcze raz'];

  test.each(guarded)(
    'POST %s is refused with the unseen field filled in, or too fast, and is kept once mended',
    async (path, body) => {
      for (const guard of [{ website: 'https://spam.example' }, { website: '', elapsedMs: 1999 }]) {
        const answer = await send(path, { ...body, guard });
        expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { guard: refused }]);
      }
      expect([await leads(), await mailed()]).toEqual([[], []]);
      expect((await send(path, { ...body, guard: { website: ' ', elapsedMs: 2000 } })).statusCode).toBe(201);
      expect(await leads()).toHaveLength(1);
    },
  );

  test('of a module from before, without the guard, is taken', async () => {
    expect((await send('/api/contact', formOf('/api/contact'))).statusCode).toBe(201);
  });
});

test('too many forms from one address are refused with retry-after', async () => {
  const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const answers = [];
    for (let count = 0; count < 21; count += 1) {
      answers.push(await strict.call('POST', '/api/contact', { body: formOf('/api/contact') }));
    }
    expect(answers.slice(0, 20).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect([answers[20]?.statusCode, Number(answers[20]?.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  } finally {
    await strict.close();
  }
});

test('consents are kept with the version of their text; an empty box takes nothing back', async () => {
  const { headers, userId } = await logIn();
  const given = [...agrees, { type: 'marketingEmail', value: true }, { type: 'selectAll', value: true }];
  await send('/api/leads', { ...person, agrees: given }, headers);
  await send('/api/leads', { ...person, agrees: [...agrees, { type: 'marketingEmail', value: false }] }, headers);
  const consents = await sql`select c.type, c.value, c.source, c.text_version <> '' as "hasVersion"
    from lead_consents c join leads l on l.id = c.lead_id order by l.created_at, c.type`.execute(shop.database.db);
  const row = (type: string, value: boolean) => ({ type, value, source: 'callBack', hasVersion: true });
  expect(consents.rows).toEqual([
    row('marketingEmail', true),
    row('regulations', true),
    row('marketingEmail', false),
    row('regulations', true),
  ]);
  const profile = (await shop.call('GET', '/api/me', { headers })).json().data.user;
  expect(profile.userAgrees).toContainEqual(expect.objectContaining({ type: 'marketingEmail', value: true }));
  expect((await leads())[0]).toMatchObject({ user_id: userId });
});

describe('of a customer', () => {
  test('the contact form names nobody: it is the profile that writes', async () => {
    const { headers, email } = await logIn();
    const answer = await send('/api/me/contact', { ...complaint, locationId: salon.id }, headers);
    expect(answer.statusCode).toBe(201);
    expect(await leads()).toMatchObject([{ first_name: 'Ewa', email, phone: '700100200', topic: 'complaints' }]);
    const named = await send('/api/me/contact', { topic: 'other', message: 'x', email: 'a@example.com' }, headers);
    expect([named.statusCode, Object.keys(named.json().error.fields)]).toEqual([422, ['email']]);
  });

  test('the application takes the date of birth of the profile, else it is required', async () => {
    const { headers } = await logIn();
    const without = await send('/api/me/influencer-submit-form', reviewer, headers);
    expect([without.statusCode, Object.keys(without.json().error.fields)]).toEqual([422, ['dateBirth']]);
    await shop.call('PUT', '/api/me', { headers, body: { dateBirth: '1991-05-06' } });
    expect((await send('/api/me/influencer-submit-form', reviewer, headers)).statusCode).toBe(201);
    expect(await leads()).toMatchObject([{ data: { dateBirth: '1991-05-06', accountCategory: 'lifystyle' } }]);
  });

  test('a mail to oneself goes to the own verified address only', async () => {
    const { headers, email } = await logIn();
    const answer = await send('/api/mails', { template: 'application' }, headers);
    expect([answer.statusCode, answer.json().data.lead.answerBy]).toEqual([201, null]);
    expect(await mailed()).toMatchObject([{ kind: 'applicationLink', to: email }]);
    const elsewhere = await send('/api/mails', { template: 'application', email: 'kto@example.com' }, headers);
    expect([elsewhere.statusCode, Object.keys(elsewhere.json().error.fields)]).toEqual([422, ['email']]);
    const unverified = await logIn(false);
    const refused = await send('/api/mails', { template: 'application' }, unverified.headers);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      { code: 'email_not_verified', message: 'Najpierw potwierdź swój adres e-mail' },
    ]);
  });

  test.each([
    ['/api/me/contact', { topic: 'other', message: 'x' }],
    ['/api/me/influencer-submit-form', reviewer],
    ['/api/mails', { template: 'application' }],
  ])('POST %s without a login is 401', async (path, body) => {
    const answer = await send(path, body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthorized']);
    expect(await leads()).toEqual([]);
  });
});

test('the reviewer club: nobody under 16, an Instagram link, 250 characters', async () => {
  shop.setNow(new Date('2026-11-21T12:00:00Z'));
  const body = formOf('/api/influencer-submit-form');
  const fields = async (change: object) =>
    (await send('/api/influencer-submit-form', { ...body, ...change })).json().error?.fields;
  expect(await fields({ dateBirth: '2010-11-22' })).toEqual({ dateBirth: ['Nasze zabiegi są dla osób od 16 lat'] });
  expect(await fields({ dateBirth: '2026-11-22' })).toEqual({ dateBirth: ['Ta data jest w przyszłości'] });
  expect(Object.keys(await fields({ instagramLink: 'https://instagram.com.evil.example/x' }))).toEqual([
    'instagramLink',
  ]);
  expect(Object.keys(await fields({ description: 'x'.repeat(251) }))).toEqual(['description']);
  expect(await fields({ dateBirth: '2010-11-21' })).toBeUndefined();
});
