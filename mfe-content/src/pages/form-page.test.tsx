import type { CmsPage } from '@aksamit/contracts';
import {
  createFakeHttp,
  englishMarket,
  FakeFileStore,
  type FakeHttp,
  httpError,
  polishMarket,
  renderModule,
} from '@aksamit/module-sdk/testing';
import { joinShortWords } from '@aksamit/ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import pl from '../locales/pl.json';
import { FormPage } from './form.page';

const lead = {
  id: '1',
  number: 'KO-2026-000017',
  leadType: 'contact',
  createdAt: '2026-11-21T10:00:00+01:00',
  answerBy: '2026-12-05T10:00:00+01:00',
};
const paths = {
  contact: { pl: '/kontakt/', en: '/contact/' },
  'business-idea': { pl: '/pomysl-na-biznes/', en: '/business-idea/' },
  'reviewer-club': { pl: '/klub-recenzentek/', en: '/reviewer-club/' },
  partners: { pl: '/wspolpraca/', en: '/partners/' },
};

function show(page: keyof typeof paths, locale: 'pl' | 'en' = 'pl', market = polishMarket) {
  const record = {
    id: '1',
    title: 'Strona',
    lead: '',
    body: [],
    paths: paths[page],
    meta: { title: 'S', description: '', canonical: null },
  };
  const http = createFakeHttp({
    [`GET /cms-pages/${paths[page][locale].replaceAll('/', '')}`]: () => ({ cmsPage: record as unknown as CmsPage }),
    'GET /maps': () => ({
      maps: [{ points: [{ locationId: '3', city: 'Łódź', name: 'Aksamit Łódź', address: 'ul. Długa 1' }] }],
    }),
  });
  const named = Object.entries(paths).map(([name, address]) => [`content/${name}`, address]);
  const sitemap = Object.fromEntries([
    ...named,
    ['content/home', { pl: '/', en: '/' }],
    ['content/regulations', { pl: '/regulamin/', en: '/regulations/' }],
    ['content/privacy-policy', { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' }],
  ]);
  renderModule(<FormPage />, {
    module: 'content',
    resources: { pl, en },
    http,
    locale,
    market,
    page: { name: page },
    sitemap,
  });
  return http;
}
const form = async (name: string) => within(await screen.findByRole('form', { name }));
type Form = Awaited<ReturnType<typeof form>>;
function type(inForm: Form, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(inForm.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
}
const caller = { Imię: 'Anna', 'E-mail': 'anna@example.com' };
const anna = { ...caller, Nazwisko: 'Nowak' };
const home = { 'Ulica i numer': 'ul. Polna 4', 'Kod pocztowy': '90-001', Miejscowość: 'Łódź' };
const sent = (http: FakeHttp, path: string) => http.bodiesOf(`POST ${path}`);
/** What distinguishes a person's form. */
const guard = { website: '', elapsedMs: expect.any(Number) };
beforeEach(() => {
  localStorage.clear();
  // The page was open for longer than a program needs.
  jest.spyOn(performance, 'now').mockReturnValue(60_000);
});

test('a question is sent and thanked for, with its number and the day of the answer', async () => {
  const http = show('contact');
  http.answer('POST /contact', () => ({ lead }));
  const contact = await form('Napisz do nas');
  type(contact, { ...anna, Wiadomość: 'Czy jest parking?' });
  await userEvent.click(contact.getByRole('button', { name: 'Wyślij wiadomość' }));
  const thanks = await screen.findByRole('heading', { name: 'Dziękujemy, mamy Twoją wiadomość' });
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByText(/KO-2026-000017/).textContent).toContain('Potwierdzenie wysłaliśmy');
  expect(screen.getByText('Odpowiemy najpóźniej 05.12.2026.')).toBeTruthy();
  expect(sent(http, '/contact')).toEqual([
    {
      topic: 'reservations',
      firstName: 'Anna',
      lastName: 'Nowak',
      email: 'anna@example.com',
      message: 'Czy jest parking?',
      guard,
    },
  ]);
  expect(screen.getByText(/^Przeczytamy ją i odpiszemy na podany adres/)).toBeTruthy();
});

test('a complaint asks for salon, address, claim and circumstances; what is missing is summed up and nothing is sent', async () => {
  const http = show('contact');
  http.answer('POST /contact', () => ({ lead }));
  const contact = await form('Napisz do nas');
  type(contact, { Temat: 'complaints', ...anna });
  await userEvent.click(contact.getByRole('button', { name: 'Wyślij wiadomość' }));
  const summary = await contact.findByRole('alert');
  expect(summary.textContent).toContain('Popraw lub uzupełnij dane');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Salon: To pole jest wymagane',
    'Ulica i numer: To pole jest wymagane',
    'Kod pocztowy: To pole jest wymagane',
    'Miejscowość: To pole jest wymagane',
    'Czego oczekujesz: To pole jest wymagane',
    'Co się stało i co to potwierdza: To pole jest wymagane',
  ]);
  expect(sent(http, '/contact')).toEqual([]);
  await contact.findByRole('option', { name: 'Łódź: Aksamit Łódź, ul. Długa 1' });
  type(contact, { Salon: '3', ...home, 'Czego oczekujesz': 'Powtórki', 'Co się stało': 'Trzeci zabieg' });
  const tokens = ['address', 'postalCode', 'city'].map((name) =>
    document.querySelector(`[name="values.${name}"]`)?.getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['street-address', 'postal-code', 'address-level2']);
  await userEvent.click(contact.getByRole('button', { name: 'Wyślij wiadomość' }));
  await waitFor(() => expect(sent(http, '/contact')).toHaveLength(1));
  expect(sent(http, '/contact')[0]).toMatchObject({
    topic: 'complaints',
    locationId: '3',
    claim: 'Powtórki',
    address: 'ul. Polna 4',
    postalCode: '90-001',
    city: 'Łódź',
  });
});

test('files go along with a complaint, and with nothing else', async () => {
  const user = userEvent.setup({ applyAccept: false });
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new FakeFileStore() as unknown as XMLHttpRequest);
  const http = show('contact');
  http.answer('POST /contact', () => ({ lead }));
  http.answer('POST /file-uploads', () => ({ fileUpload: { id: 'f1', putUrl: '/put/f1' } }));
  http.answer('GET /file-uploads/f1', () => ({ fileUpload: { id: 'f1', status: 'ready' } }));
  const contact = await form('Napisz do nas');
  expect(contact.queryByLabelText('Dodaj pliki')).toBeNull();
  type(contact, { Temat: 'complaints', ...anna });
  type(contact, {
    ...home,
    'Co reklamujesz': 'products',
    'Czego oczekujesz': 'Zwrotu',
    'Co się stało': 'Pęknięta butelka',
  });
  const film = new File(['mp4'], 'film.mp4', { type: 'video/mp4' });
  await user.upload(contact.getByLabelText('Dodaj pliki'), [
    new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }),
    film,
  ]);
  expect(await contact.findByText('Plik wysłany')).toBeTruthy();
  expect(contact.getByText(/Tego rodzaju pliku nie przyjmujemy/)).toBeTruthy();
  expect(FakeFileStore.sent).toEqual(['PUT /put/f1 application/pdf']);
  const send = () => user.click(contact.getByRole('button', { name: 'Wyślij wiadomość' }));
  http.answer('POST /contact', () => {
    throw httpError(422, 'validation_failed', { fields: { fileUploadIds: ['Pliku już nie mamy'] } });
  });
  await send();
  expect(await contact.findByText('Pliku już nie mamy')).toBeTruthy();
  http.answer('POST /contact', () => ({ lead }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Dziękujemy, mamy Twoją wiadomość' })).toBeTruthy();
  expect(sent(http, '/contact').at(-1)).toMatchObject({ complaintAbout: 'products', fileUploadIds: ['f1'] });
});

test('a call-back needs the regulations; the server’s refusal stands at its field, and what was typed stays', async () => {
  const http = show('contact');
  const callBack = await form('Oddzwonimy');
  type(callBack, { ...caller, Telefon: '600 700 800' });
  const send = () => userEvent.click(callBack.getByRole('button', { name: 'Poproszę o telefon' }));
  await send();
  expect((await callBack.findByRole('alert')).textContent).toContain('Bez akceptacji regulaminu');
  await userEvent.click(callBack.getByRole('checkbox', { name: /Akceptuję/ }));
  http.answer('POST /leads', () => {
    throw httpError(422, 'validation_failed', { fields: { phone: ['Nieprawidłowy numer'] } });
  });
  await send();
  expect((await callBack.findByRole('alert')).textContent).toContain('Telefon: Nieprawidłowy numer');
  http.answer('POST /leads', () => {
    throw httpError(0, 'network_error');
  });
  await send();
  expect(await callBack.findByText(/Nie udało się wysłać/)).toBeTruthy();
  expect(callBack.getByLabelText(/^Telefon/)).toHaveProperty('value', '600 700 800');
  expect(sent(http, '/leads').at(-1)).toMatchObject({
    phonePrefix: '48',
    agrees: [
      { type: 'regulations', value: true },
      { type: 'marketingEmail', value: false },
      { type: 'marketingPhone', value: false },
    ],
  });
});

test('a name and a number are enough for a call; only offers by e-mail need an address', async () => {
  const http = show('contact');
  http.answer('POST /leads', () => ({ lead }));
  const callBack = await form('Oddzwonimy');
  type(callBack, { Imię: 'Anna', Telefon: '600 700 800' });
  await userEvent.click(callBack.getByRole('checkbox', { name: /Akceptuję/ }));
  const offers = callBack.getByRole('checkbox', { name: /e-mailem oferty/ });
  await userEvent.click(offers);
  const send = () => userEvent.click(callBack.getByRole('button', { name: 'Poproszę o telefon' }));
  await send();
  expect((await callBack.findByRole('alert')).textContent).toContain(
    'E-mail: Podaj adres, na który mamy wysyłać oferty',
  );
  await userEvent.click(offers);
  await send();
  expect(await screen.findByRole('heading', { name: 'Dziękujemy, oddzwonimy' })).toBeTruthy();
  expect(screen.getByText(/KO-2026-000017/).textContent).not.toContain('Potwierdzenie');
  // Two weeks are the shop's own last day: nobody waits that long for a call.
  expect(screen.queryByText(/^Odpowiemy najpóźniej/)).toBeNull();
  expect(sent(http, '/leads')).toEqual([
    expect.objectContaining({ firstName: 'Anna', phonePrefix: '48', phone: '600 700 800' }),
  ]);
  expect(sent(http, '/leads')[0]).not.toHaveProperty('email');
});

test.each([
  ['pl', polishMarket, '48'],
  ['en', polishMarket, '48'],
  ['en', englishMarket, '44'],
] as const)('forms in %s begin with the prefix of the market’s country', async (locale, market, prefix) => {
  show('contact', locale, market);
  const name = locale === 'pl' ? /^Oddzwonimy/ : /^We’ll call you back/;
  const callBack = within(await screen.findByRole('form', { name }));
  expect(callBack.getByLabelText(locale === 'pl' ? /^Kierunkowy/ : /^Country code/)).toHaveProperty('value', prefix);
});

test('who is near no salon names a city; a chosen salon takes its place', async () => {
  const http = show('contact');
  http.answer('POST /leads', () => ({ lead }));
  const callBack = await form('Oddzwonimy');
  expect(callBack.queryByLabelText(/^Nazwisko/)).toBeNull();
  type(callBack, { ...caller, Telefon: '600700800', Miasto: 'Radom' });
  await userEvent.click(callBack.getByRole('checkbox', { name: /Akceptuję/ }));
  await callBack.findByRole('option', { name: 'Łódź: Aksamit Łódź, ul. Długa 1' });
  type(callBack, { Salon: '3' });
  expect(callBack.queryByLabelText(/^Miasto/)).toBeNull();
  type(callBack, { Salon: '' });
  await userEvent.click(callBack.getByRole('button', { name: 'Poproszę o telefon' }));
  await waitFor(() => expect(sent(http, '/leads')).toHaveLength(1));
  expect(sent(http, '/leads')[0]).toMatchObject({ city: 'Radom' });
});

test('who is taken for a program reads so, and the next attempt is another one with an empty unseen field', async () => {
  const http = show('partners');
  http.answer('POST /contact/business', () => {
    throw httpError(422, 'validation_failed', { fields: { guard: ['Nie przyjęliśmy formularza'] } });
  });
  const business = await form(joinShortWords('Napisz w sprawie współpracy'));
  type(business, { ...anna, Firma: 'Nowak', Telefon: '600700800', Wiadomość: 'Vouchery?' });
  // A browser's own filling in, which ignores what the field asks for.
  fireEvent.change(business.getByLabelText('Zostaw to pole puste'), { target: { value: 'https://nowak.example' } });
  const send = () => userEvent.click(business.getByRole('button', { name: 'Wyślij wiadomość' }));
  await send();
  expect(await business.findByText('Nie przyjęliśmy formularza')).toBeTruthy();
  http.answer('POST /contact/business', () => ({ lead }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Dziękujemy, mamy Twoją wiadomość' })).toBeTruthy();
  const websites = sent(http, '/contact/business').map((body) => Object(body).guard.website);
  expect(websites).toEqual(['https://nowak.example', '']);
});

test('what was typed is there again after a reload, without the consents, until it is sent or cleared', async () => {
  show('contact');
  const first = await form('Oddzwonimy');
  type(first, caller);
  await userEvent.click(first.getByRole('checkbox', { name: /Akceptuję/ }));
  cleanup();
  const http = show('contact');
  http.answer('POST /leads', () => ({ lead }));
  const callBack = await form('Oddzwonimy');
  expect(callBack.getByLabelText(/^Imię/)).toHaveProperty('value', 'Anna');
  expect(callBack.getByRole('checkbox', { name: /Akceptuję/ })).toHaveProperty('checked', false);
  expect(callBack.getByText('Jest tu to, co wpisano wcześniej w tej przeglądarce.')).toBeTruthy();
  await userEvent.click(callBack.getByRole('button', { name: 'Wyczyść' }));
  expect(callBack.getByLabelText(/^Imię/)).toHaveProperty('value', '');
  type(callBack, { ...caller, Telefon: '600700800' });
  await userEvent.click(callBack.getByRole('checkbox', { name: /Akceptuję/ }));
  await userEvent.click(callBack.getByRole('button', { name: 'Poproszę o telefon' }));
  expect(await screen.findByRole('heading', { name: 'Dziękujemy, oddzwonimy' })).toBeTruthy();
  expect(localStorage).toHaveLength(0);
});

test('the franchise and the reviewer club have forms of their own, in English too', async () => {
  show('business-idea');
  expect((await form(joinShortWords('Porozmawiajmy o Twoim salonie'))).getByLabelText(/^Miasto/)).toBeTruthy();
  const http = show('reviewer-club', 'en');
  const club = await form('Apply to the club');
  type(club, { 'First and last name': 'Anna Nowak', 'E-mail': 'anna@example.com', 'Date of birth': '1995-04-12' });
  type(club, { 'Instagram profile': 'https://example.com/anna', 'Number of followers': '12000' });
  await userEvent.click(club.getByRole('checkbox', { name: /I\saccept/ }));
  await userEvent.click(club.getByRole('button', { name: 'Send the application' }));
  expect((await club.findByRole('alert')).textContent).toContain('Enter the profile’s name or address, such as @anna');
  http.answer('POST /influencer-submit-form', () => ({ lead: { ...lead, answerBy: null } }));
  type(club, { 'Instagram profile': '@anna', 'Number of followers': '12 000' });
  await userEvent.click(club.getByRole('button', { name: 'Send the application' }));
  expect(await screen.findByRole('heading', { name: 'Thank you, we have your application' })).toBeTruthy();
  expect(sent(http, '/influencer-submit-form')).toMatchObject([
    { followersCount: 12_000, accountCategory: 'beauty', instagramLink: 'https://instagram.com/anna' },
  ]);
});

test('what a form begins with stands in its markup, before any script has run', async () => {
  show('reviewer-club');
  const reviewer = await form('Zgłoś się do klubu');
  const chosen = (name: string) => {
    const select = reviewer.getByLabelText(new RegExp(`^${name}`)).cloneNode(true) as HTMLSelectElement;
    return select.value;
  };
  expect(chosen('O czym jest profil')).toBe('beauty');
  expect(chosen('Kolor włosów')).toBe('dark');
});

test('the prefix of a phone stands in the markup too', async () => {
  show('contact');
  const contact = await form('Napisz do nas');
  expect(contact.getByLabelText(/^Kierunkowy/).getAttribute('value')).toBe('48');
});
