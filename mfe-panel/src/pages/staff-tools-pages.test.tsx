import { FakePage, httpError } from '@aksamit/module-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderStaff } from '../testing/render-staff';
import { StaffMessagesPage } from './staff-messages.page';
import { StaffReleasesPage } from './staff-releases.page';
import { StaffSalonProfilesPage } from './staff-salon-profiles.page';
import { StaffShortLinksPage } from './staff-short-links.page';
import { StaffToolsPage } from './staff-tools.page';

beforeEach(() => localStorage.clear());

const PATHS: Readonly<Record<string, string>> = {
  'staff-tools': '/admin/narzedzia/',
  'staff-messages': '/admin/wiadomosci/',
  'staff-short-links': '/admin/krotkie-linki/',
  'staff-salon-profiles': '/admin/profile-salonow/',
  'staff-releases': '/admin/wydania/',
};

type Options = NonNullable<Parameters<typeof renderStaff>[0]>;
function show(name: string, component: ComponentType, options: Options = {}) {
  const sitemap = {
    'panel/staff-tools': { pl: '/admin/narzedzia/', en: '/admin/tools/' },
    'panel/staff-messages': { pl: '/admin/wiadomosci/', en: '/admin/messages/' },
    'panel/staff-short-links': { pl: '/admin/krotkie-linki/', en: '/admin/short-links/' },
    'panel/staff-salon-profiles': { pl: '/admin/profile-salonow/', en: '/admin/salon-profiles/' },
    'panel/staff-releases': { pl: '/admin/wydania/', en: '/admin/releases/' },
  };
  return {
    ...renderStaff({ role: 'manager', at: PATHS[name] ?? '/admin/', page: { name, component }, sitemap, ...options }),
    press: userEvent.setup(),
  };
}
const page = (data: object, total: number) => () => new FakePage(data, { page: 1, perPage: 24, total });

const message = {
  id: 'm1',
  kind: 'visitReminder',
  channel: 'email',
  recipient: 'anna@example.com',
  locale: 'pl',
  state: 'failed',
  attempts: 3,
  lastError: '550 no such mailbox',
  createdAt: '2026-11-26T10:00:00.000Z',
  closedAt: '2026-11-26T10:05:00.000Z',
  nextAttemptAt: null,
  canRepeat: true,
};
const code = { ...message, id: 'm2', kind: 'loginCode', channel: 'sms', recipient: '48600100200', canRepeat: false };

test('tools are those of the role; the reception has none', async () => {
  show('staff-tools', StaffToolsPage);
  expect(await screen.findByRole('link', { name: /^Krótkie linki/ })).toBeTruthy();
});

test('the reception has no tools', async () => {
  show('staff-tools', StaffToolsPage, { role: 'staff' });
  expect(await screen.findByRole('link', { name: 'Kalendarz', current: false })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Krótkie linki/ })).toBeNull();
});

test('messages have their kind, state and what the server answered; one with a code is not repeated', async () => {
  show('staff-messages', StaffMessagesPage, {
    answers: { 'GET /admin/messages': page({ messages: [message, code] }, 2) },
  });
  const row = (await screen.findByText('Przypomnienie o wizycie')).closest('tr') ?? document.body;
  expect(within(row).getByText('550 no such mailbox')).toBeTruthy();
  expect(within(row).getByText('Odrzucona')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Wyślij ponownie/ })).toHaveLength(1);
});

test('an SMS that was replaced by an e-mail states so, and is not repeated', async () => {
  const replaced = { ...message, channel: 'sms', lastError: 'SMSAPI 13', replacedBy: 'email', canRepeat: false };
  show('staff-messages', StaffMessagesPage, {
    answers: { 'GET /admin/messages': page({ messages: [replaced] }, 1) },
  });
  const row = (await screen.findByText('Przypomnienie o wizycie')).closest('tr') ?? document.body;
  expect(within(row).getByText('Zastąpiona e-mailem')).toBeTruthy();
  expect(within(row).getByText('SMSAPI 13')).toBeTruthy();
  expect(within(row).queryByRole('button')).toBeNull();
});

test('totals by outcome and kind filter the list, and once more show all again', async () => {
  const messageCounts = [
    { kind: 'visitReminder', state: 'sent', count: 40 },
    { kind: 'visitReminder', state: 'failed', count: 2 },
    { kind: 'brandNew', state: 'sent', count: 1 },
  ];
  const { http } = show('staff-messages', StaffMessagesPage, {
    at: '/admin/wiadomosci/?state=failed&page=2',
    answers: { 'GET /admin/messages': page({ messages: [message], messageCounts }, 2) },
  });
  const totals = within(await screen.findByRole('navigation', { name: 'Ile wiadomości' }));
  const href = (name: string) => totals.getByRole('link', { name }).getAttribute('href');
  expect(href('Wysłane 41')).toBe('/admin/wiadomosci/?state=sent');
  expect(totals.getByRole('link', { name: 'Odrzucone 2', current: true }).getAttribute('href')).toBe(
    '/admin/wiadomosci/',
  );
  expect(href('Przypomnienie o wizycie 2')).toBe('/admin/wiadomosci/?state=failed&kind=visitReminder');
  // Nothing to choose: no message of the other kind was refused, and none waits.
  expect(totals.queryByText('brandNew')).toBeNull();
  expect(totals.queryByRole('link', { name: /^Czekają/ })).toBeNull();
  expect(http.calls.find(({ path }) => path === '/admin/messages')?.options.query).toMatchObject({ state: 'failed' });
});

test('a message is sent again after a question; a refusal stays in it', async () => {
  let isRefused = true;
  const { press, http, toasts } = show('staff-messages', StaffMessagesPage, {
    answers: {
      'GET /admin/messages': page({ messages: [message] }, 1),
      'POST /admin/messages/m1/repeats': () => {
        if (isRefused) throw httpError(409, 'not_repeatable', { message: 'Tej wiadomości nie można wysłać ponownie' });
        return { message: { ...message, id: 'm9', state: 'due', closedAt: null } };
      },
    },
  });
  await press.click(await screen.findByRole('button', { name: /^Wyślij ponownie: Przypomnienie/ }));
  const dialog = screen.getByRole('dialog', { name: 'Wysłać jeszcze raz?' });
  await press.click(within(dialog).getByRole('button', { name: 'Wyślij ponownie' }));
  expect(await within(dialog).findByText('Tej wiadomości nie można wysłać ponownie')).toBeTruthy();
  isRefused = false;
  await press.click(within(dialog).getByRole('button', { name: 'Wyślij ponownie' }));
  await waitFor(() => expect(toasts).toEqual(['Wiadomość do anna@example.com czeka na wysłanie']));
  expect(http.bodiesOf('POST /admin/messages/m1/repeats')).toEqual([{}, {}]);
});

const link = {
  code: 'abcdefgh',
  shortLinkUrl: 'https://aksamit.example/api/s/abcdefgh',
  url: 'https://aksamit.example/promocje/',
  uses: 12,
  lastUsedAt: null,
  createdAt: '2026-11-26T10:00:00.000Z',
};

test('a short link is made of an address, and one of another site is refused at its field', async () => {
  const links = [link];
  const { press, http, toasts } = show('staff-short-links', StaffShortLinksPage, {
    answers: {
      'GET /admin/short-links': page({ shortLinks: links }, 1),
      'POST /admin/short-links': ({ options }) => {
        if (JSON.stringify(options.body).includes('example.net')) {
          throw httpError(422, 'validation_failed', { fields: { url: ['To nie jest adres sklepu'] } });
        }
        return { shortLink: link };
      },
    },
  });
  const field = await screen.findByLabelText(/^Adres strony sklepu/);
  await press.click(screen.getByRole('button', { name: 'Utwórz krótki link' }));
  expect((await screen.findAllByText(/Wpisz adres/)).length).toBeGreaterThan(0);
  await press.type(field, 'https://example.net/');
  await press.click(screen.getByRole('button', { name: 'Utwórz krótki link' }));
  expect((await screen.findAllByText(/To nie jest adres sklepu/)).length).toBeGreaterThan(0);
  await press.clear(field);
  await press.type(field, '/promocje/');
  await press.click(screen.getByRole('button', { name: 'Utwórz krótki link' }));
  await waitFor(() => expect(toasts).toEqual([`Krótki link: ${link.shortLinkUrl}`]));
  expect(http.bodiesOf('POST /admin/short-links').at(-1)).toEqual({ url: '/promocje/' });
  expect(screen.getByRole('button', { name: `Kopiuj ${link.shortLinkUrl}` })).toBeTruthy();
});

test('salons have their rating with the links of their profile', async () => {
  const gmb = {
    placeId: 'p',
    profileUrl: 'https://maps.example/p',
    reviewUrl: 'https://maps.example/r',
    rating: 4.5,
    ratingsCount: 210,
    refreshedAt: '2026-11-26T10:00:00.000Z',
  };
  const salon = { id: '1', name: 'Aksamit Mokotów', city: { name: 'Warszawa' }, gmb };
  show('staff-salon-profiles', StaffSalonProfilesPage, {
    answers: {
      'GET /locations/gmb': page(
        {
          locations: [
            salon,
            { ...salon, id: '2', name: 'Aksamit Wola', gmb: { ...gmb, rating: null, ratingsCount: 0 } },
          ],
        },
        2,
      ),
    },
  });
  expect(await screen.findByText('4,5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wystaw opinię: Aksamit Mokotów' }).getAttribute('href')).toBe(gmb.reviewUrl);
});

test('releases have their channel, vitals and problems, for admins alone', async () => {
  const release = {
    module: 'catalog',
    version: '1.1.0',
    stableVisitors: 0,
    canaryVisitors: 12,
    otherVisitors: 0,
    canaryShare: 0.1,
    visitorsWithProblem: 1,
    lcpP75Ms: 1234.4,
    inpP75Ms: null,
    clsP75: 0.02,
    seenSince: '2026-11-26T10:00:00.000Z',
    lastSeenAt: '2026-11-26T12:00:00.000Z',
  };
  const problem = {
    module: 'catalog',
    version: '1.1.0',
    channel: 'canary',
    phase: null,
    page: 'salons',
    message: 'x is undefined',
    count: 3,
    lastAt: '2026-11-26T12:00:00.000Z',
  };
  const answers = { 'GET /admin/releases': () => ({ releases: [release], problems: [problem] }) };
  const { http, unmount } = show('staff-releases', StaffReleasesPage, { answers, role: 'admin' });
  expect(await screen.findByText(/^kanarek, 10%/)).toBeTruthy();
  expect(screen.getByText('1234 ms')).toBeTruthy();
  expect(screen.getByText('x is undefined')).toBeTruthy();
  expect(http.calls.some(({ path }) => path === '/admin/releases')).toBe(true);
  unmount();
  const manager = show('staff-releases', StaffReleasesPage, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: /dostęp/ })).toBeTruthy();
  expect(manager.http.calls.some(({ path }) => path === '/admin/releases')).toBe(false);
});
