/** Texts of all messages, in both languages. */
import { messageTextsOf } from '../../../platform/message-texts';
import { domains } from '../../index';
import { SMS_LETTERS } from './gsm-text';
import type { DueMessage } from './message-kinds';
import { emailText, smsText } from './message-text';

const texts = messageTextsOf(domains);
const options = { publicOrigin: 'https://shop.test', texts };

const values = {
  firstName: 'Ewa',
  number: 'AK-1',
  amount: '100,00 zł',
  at: 'dziś',
  when: 'jutro',
  validTo: 'za rok',
  form: 'Reklamacja',
  answerBy: 'za 14 dni',
  on: 'za miesiąc',
  left: '9',
  hours: '48 godzin',
  salon: 'Aksamit Łódź Piotrkowska',
  phone: '+48 42 100 20 30',
  link: 'https://shop.test/api/s/Ab3dEf9h',
};
const message = (kind: string, locale: 'pl' | 'en', data: Partial<DueMessage['data']> = {}): DueMessage => ({
  id: '7d0f3b0c-6f0e-4d36-9d8e-2a53f6f5f6a1',
  kind,
  recipient: 'ewa@example.com',
  locale,
  data: { values, ...data },
  secret: 'KOD-1',
  attempts: 1,
});

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
}

test('each kind has one text, in both languages', () => {
  for (const channel of ['email', 'sms'] as const) {
    const kinds = domains.flatMap((domain) => Object.keys(domain.texts?.pl[channel] ?? {}));
    expect(kinds.length).toBeGreaterThan(1);
    expect([...new Set(kinds)]).toEqual(kinds);
    expect(Object.keys(texts.en[channel]).sort()).toEqual([...kinds].sort());
  }
});

test.each(Object.keys(texts.pl.email))('%s is there in both languages, with the same places to fill', (kind) => {
  for (const part of ['subject', 'lead', 'action', 'foot'] as const) {
    const [polish, english] = [texts.pl.email[kind]?.[part] ?? '', texts.en.email[kind]?.[part] ?? ''];
    expect(placeholdersOf(polish)).toEqual(placeholdersOf(english));
    expect(polish === '').toBe(english === '');
  }
  for (const locale of ['pl', 'en'] as const) {
    const { subject, text, html } = emailText(message(kind, locale, { path: '/x/?t=' }), options);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}/);
  }
});

test.each(Object.keys(texts.pl.sms))('%s is there in both languages, with the same places to fill', (kind) => {
  const [polish, english] = [texts.pl.sms[kind] ?? '', texts.en.sms[kind] ?? ''];
  expect(placeholdersOf(polish)).toEqual(placeholdersOf(english));
  for (const locale of ['pl', 'en'] as const) {
    const text = smsText(message(kind, locale), texts);
    expect(text).not.toMatch(/\{\w+\}/);
    expect(text.length).toBeLessThanOrEqual(SMS_LETTERS);
  }
});

test.each(['loginCode', 'phoneCode'])('%s carries its code', (kind) => {
  for (const locale of ['pl', 'en'] as const) expect(smsText(message(kind, locale), texts)).toContain('KOD-1');
});

test('the greeting names nobody when no name is known', () => {
  const { firstName: _, ...nameless } = values;
  expect(emailText(message('leadReceived', 'pl', { values: nameless }), options).text).toMatch(/^Dzień dobry,\n/);
  expect(emailText(message('leadReceived', 'en', { values: nameless }), options).text).toMatch(/^Hello,\n/);
});

test('the words of people come as they were written, and never as HTML or as a place to fill', () => {
  const quotes = ['Linia 1\n<script>alert(1)</script> {secret} {number}'];
  const { text, html } = emailText(message('leadForShop', 'pl', { quotes }), options);
  expect(text).toContain(quotes[0]);
  expect(html).toContain('Linia 1\n&lt;script&gt;alert(1)&lt;/script&gt; {secret} {number}');
});

test('a value that looks like a place to fill stays as it is', () => {
  const { text } = emailText(message('leadReceived', 'en', { values: { ...values, number: '{secret}' } }), options);
  expect(text).toContain('{secret}');
});

test.each(['Ewa', 'Łucja Maria', "Sinéad O'Hara", 'Anna-Maria'])('%s is greeted by name', (firstName) => {
  const { text } = emailText(message('activation', 'en', { values: { ...values, firstName } }), options);
  expect(text).toMatch(new RegExp(`^Hello ${firstName},`));
});

test.each(['https://zly.example', 'zly.example', 'Wygrana 500', '<b>Ewa</b>', 'Ewa\nKup', 'x'.repeat(41)])(
  '%s is no name: an address that anybody may type is not sent it',
  (firstName) => {
    const { text, html } = emailText(message('activation', 'pl', { values: { ...values, firstName } }), options);
    expect(text).toMatch(/^Dzień dobry,\n/);
    expect(html).not.toContain(firstName);
  },
);

test('the HTML part carries the brand, a title and one button to the address, and takes the dark scheme', () => {
  const { subject, html } = emailText(message('activation', 'pl', { path: '/konto/?a=1&t=' }), options);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toMatch(/>aksamit<span/);
  const shown = subject.replace('e-mail', '<span style="white-space:nowrap">$&</span>');
  expect(html).toContain(`${shown}</h1>`);
  expect(html.match(/<a href="([^"]*)"/g)).toEqual(['<a href="https://shop.test/konto/?a=1&amp;t=KOD-1"']);
});

test('without an address there is no button, and without rows no table of them', () => {
  const { html } = emailText(message('activation', 'en'), options);
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('class="cell');
});

test('rows and their notes are in both parts, escaped in HTML', () => {
  const rows = [{ label: 'Zabieg & pielęgnacja', note: 'wt. <10:15>', value: '100,00 zł' }];
  const { text, html } = emailText(message('leadReceived', 'pl', { rows }), options);
  expect(text).toContain('Zabieg & pielęgnacja: 100,00 zł\n  wt. <10:15>');
  expect(html).toContain('Zabieg &amp; pielęgnacja<br>');
  expect(html).toContain('wt. &lt;10:15&gt;</span>');
});

test('what a person wrote is signed by people, all else by the machine', () => {
  const signatureOf = (locale: 'pl' | 'en', data: Partial<DueMessage['data']>) =>
    emailText(message('leadAnswered', locale, { quotes: ['Tak.'], ...data }), options)
      .text.split('\n\n')
      .at(-1);
  expect([signatureOf('pl', { isPersonal: true }), signatureOf('pl', {})]).toEqual([
    'Zespół Aksamit',
    'Aksamit. Ta wiadomość została wysłana automatycznie.',
  ]);
  expect(signatureOf('en', { isPersonal: true })).toBe('The Aksamit team');
});

test('what a person wrote is greeted and signed once', () => {
  const textOf = (answer: string, locale: 'pl' | 'en' = 'pl') =>
    emailText(message('leadAnswered', locale, { quotes: [answer], isPersonal: true }), options).text;
  const plain = textOf('Zapraszamy w sobotę.');
  expect(plain).toMatch(/^Dzień dobry Ewa,\n\nOto nasza .*\n\nZapraszamy w sobotę\.\n\n.*\n\nZespół Aksamit$/);
  const letter = textOf('Szanowna Pani Ewo,\n\nzapraszamy w sobotę.\n\nZ poważaniem\nJan Nowak');
  expect(letter).toMatch(
    /^Szanowna Pani Ewo,\n\nOto nasza .*\n\nZapraszamy w sobotę\.\n\n.*\n\nZ poważaniem\nJan Nowak$/,
  );
  expect(textOf('Hello, see you on Saturday.', 'en')).toMatch(/^(?!Hello)/);
  const { html } = emailText(
    message('leadAnswered', 'pl', { quotes: ['Tak.\n\nPozdrawiamy\n<b>Jan</b>'], isPersonal: true }),
    options,
  );
  expect(html.match(/Pozdrawiamy/g)).toHaveLength(1);
  expect(html).toContain('&lt;b&gt;Jan&lt;/b&gt;');
});

test('a number with hyphens is never broken between lines', () => {
  const { text, html } = emailText(
    message('leadAnswered', 'pl', { values: { ...values, number: 'ZG-2026-001002' } }),
    options,
  );
  expect(html.match(/<span style="white-space:nowrap">ZG-2026-001002<\/span>/g)).toHaveLength(2);
  expect(text).toContain('ZG-2026-001002');
});

test('numbers and short words do not end a line', () => {
  const values = { when: 'wtorek, 24 listopada 2026, 10:15', notice: '24 godziny' };
  const { text, html } = emailText(message('visitBooked', 'pl', { values }), options);
  expect(html).toContain('wtorek, 24\u00a0listopada 2026, 10:15</h1>');
  expect(html).toContain('24\u00a0godziny przed');
  expect(text).toContain('24 godziny przed');
});

test('a code stays in one line, and the word after an order number may go to the next', () => {
  const mail = (kind: string) =>
    emailText(message(kind, 'pl', { values: { ...values, number: 'AK-2026-000123' } }), options);
  expect(mail('orderCanceled').html).toContain('<span style="white-space:nowrap">AK-2026-000123</span> anulowane');
  const coded = { ...message('voucherIssued', 'pl'), secret: 'AKSA-MTPR-EZEN-T222' };
  expect(emailText(coded, options).html).toContain('<span style="white-space:nowrap">AKSA-MTPR-EZEN-T222</span>');
  expect(mail('emailChangeRequested').html).toContain('adresu <span style="white-space:nowrap">e-mail</span>');
});
