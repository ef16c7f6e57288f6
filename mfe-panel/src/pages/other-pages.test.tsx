import { FakeFileStore, httpError } from '@aksamit/module-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bought, order, profile, sessionUser, visit } from '../testing/panel-fixtures';
import { renderPanel } from '../testing/render-panel';
import { BeautyClubPage } from './beauty-club.page';
import { ContactPage } from './contact.page';
import { DashboardPage } from './dashboard.page';
import { OffersPage } from './offers.page';
import { ReviewerPage } from './reviewer.page';
import { VisitsPage } from './visits.page';

const lead = {
  id: '1',
  number: 'ZG-2026-001001',
  leadType: 'contact',
  createdAt: '2026-11-21T10:00:00Z',
  answerBy: '2026-12-05T10:00:00Z',
};
const locations = [{ id: '5', name: 'Aksamit Mokotów', address: 'Puławska 1', city: { name: 'Warszawa' } }];

beforeEach(() => sessionStorage.clear());

test('the dashboard answers what is next: the visit ahead, else what can be booked', async () => {
  const answers = {
    'GET /me/events': () => ({ events: [visit] }),
    'GET /me/orders': () => ({ orders: [order] }),
    'GET /me/order-products': () => ({ orderProducts: [bought] }),
  };
  const { unmount } = renderPanel(<DashboardPage />, answers);
  expect(await screen.findByRole('article', { name: 'Depilacja laserowa pach' })).toBeTruthy();
  unmount();
  renderPanel(<DashboardPage />, { ...answers, 'GET /me/events': () => ({ events: [] }) });
  const book = await screen.findByRole('link', { name: 'Umów kolejną wizytę: Depilacja laserowa pach' });
  expect(book.getAttribute('href')).toBe('/panel/zamowienia/?book=p1');
});

test('who is a man is led to the men’s treatments', async () => {
  const { shell } = renderPanel(<DashboardPage />, {
    'GET /me/events': () => ({ events: [] }),
    'GET /me/orders': () => ({ orders: [] }),
    'GET /me/order-products': () => ({ orderProducts: [] }),
  });
  // Under the section's own heading, not beside it.
  expect(await screen.findByRole('heading', { level: 3, name: 'Nie masz jeszcze zamówień' })).toBeTruthy();
  act(() => shell.publish('session', { status: 'authenticated', user: { ...sessionUser, gender: 'male' } }));
  const links = await screen.findAllByRole('link', { name: 'Zobacz zabiegi' });
  await waitFor(() =>
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/strefa-mezczyzn/')),
  );
});

test('on the dashboard nothing is shown below the visits until it is known how much room they take', async () => {
  let answer = (_: object) => {};
  const events = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { http } = renderPanel(<DashboardPage />, {
    'GET /me/events': () => events,
    'GET /me/orders': () => ({ orders: [order] }),
  });
  expect(await screen.findByRole('heading', { name: 'Najbliższe wizyty' })).toBeTruthy();
  await waitFor(() => expect(http.calls.map(({ path }) => path)).toContain('/me/orders'));
  expect(screen.queryByRole('heading', { name: 'Ostatnie zamówienia' })).toBeNull();
  answer({ events: [visit] });
  expect(await screen.findByRole('heading', { name: 'Ostatnie zamówienia' })).toBeTruthy();
});

test('a question is sent once with its topic, and its number and answer date are shown', async () => {
  const user = userEvent.setup();
  const { http } = renderPanel(<ContactPage />, { 'POST /me/contact': () => ({ lead }) });
  const form = within(await screen.findByRole('form', { name: 'Napisz do nas' }));
  await user.click(form.getByRole('radio', { name: 'Inne' }));
  await user.click(form.getByRole('button', { name: 'Wyślij wiadomość' }));
  expect((await form.findByRole('link', { name: /^Wiadomość: / })).textContent).toContain('wymagane');
  await user.type(form.getByLabelText(/^Wiadomość/), 'Czy macie parking?');
  await user.click(form.getByRole('button', { name: 'Wyślij wiadomość' }));
  expect(await screen.findByText(/ZG-2026-001001/)).toBeTruthy();
  expect(screen.getByText('Odpowiemy najpóźniej 05.12.2026.')).toBeTruthy();
  expect(http.bodiesOf('POST /me/contact')).toEqual([{ topic: 'other', message: 'Czy macie parking?' }]);
});

type Form = ReturnType<typeof within>;
/** The postal address that every complaint carries. */
async function typeAddress(user: ReturnType<typeof userEvent.setup>, form: Form) {
  await user.type(form.getByLabelText(/^Ulica i numer/), 'ul. Polna 4');
  await user.type(form.getByLabelText(/^Kod pocztowy/), '90-001');
  await user.type(form.getByLabelText(/^Miejscowość/), 'Łódź');
}

test('a complaint asks for what it needs; what the API refuses stands at its field', async () => {
  const user = userEvent.setup();
  const { http } = renderPanel(<ContactPage />, {
    'GET /locations': () => ({ locations }),
    'POST /me/contact': () => {
      throw httpError(422, 'validation_failed', { fields: { claim: ['Opisz dokładniej'] } });
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Napisz do nas' }));
  await user.click(form.getByRole('radio', { name: 'Reklamacje' }));
  await user.selectOptions(form.getByLabelText(/^Czego dotyczy reklamacja/), 'noEffects');
  await user.type(form.getByLabelText(/^Czego oczekujesz/), 'Zwrot');
  await user.type(form.getByLabelText(/^Co się stało/), 'Trzeci zabieg bez efektu');
  await user.click(form.getByRole('button', { name: 'Wyślij reklamację' }));
  expect(await form.findByRole('link', { name: 'Salon: To pole jest wymagane' })).toBeTruthy();
  for (const name of ['Ulica i numer', 'Kod pocztowy', 'Miejscowość']) {
    expect(form.getByRole('link', { name: `${name}: To pole jest wymagane` })).toBeTruthy();
  }
  await typeAddress(user, form);
  await form.findByRole('option', { name: /Aksamit Mokotów/ });
  await user.selectOptions(form.getByLabelText(/^Salon/), '5');
  await user.click(form.getByRole('button', { name: 'Wyślij reklamację' }));
  expect(await form.findByRole('link', { name: 'Czego oczekujesz: Opisz dokładniej' })).toBeTruthy();
  expect(http.bodiesOf('POST /me/contact')).toEqual([
    {
      topic: 'complaints',
      complaintSubject: 'noEffects',
      complaintAbout: 'services',
      claim: 'Zwrot',
      circumstances: 'Trzeci zabieg bez efektu',
      locationId: '5',
      address: 'ul. Polna 4',
      postalCode: '90-001',
      city: 'Łódź',
    },
  ]);
});

test('files of a complaint are sent when they are picked; a refused one is marked', async () => {
  const user = userEvent.setup({ applyAccept: false });
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new FakeFileStore() as unknown as XMLHttpRequest);
  const { http } = renderPanel(<ContactPage />, {
    'GET /locations': () => ({ locations }),
    'POST /file-uploads': () => ({ fileUpload: { id: 'f1', putUrl: '/put/f1' } }),
    'GET /file-uploads/f1': () => ({ fileUpload: { id: 'f1', status: 'ready' } }),
    'POST /me/contact': () => ({ lead }),
  });
  const form = within(await screen.findByRole('form', { name: 'Napisz do nas' }));
  await user.click(form.getByRole('radio', { name: 'Reklamacje' }));
  const picture = new File(['jpeg'], 'skóra.jpg', { type: 'image/jpeg' });
  const film = new File(['mp4'], 'film.mp4', { type: 'video/mp4' });
  await user.upload(form.getByLabelText('Dodaj pliki'), [picture, film]);
  expect(await form.findByText('Plik wysłany')).toBeTruthy();
  expect(form.getByText(/Tego rodzaju pliku nie przyjmujemy/)).toBeTruthy();
  expect(FakeFileStore.sent).toEqual(['PUT /put/f1 image/jpeg']);
  await user.click(form.getByRole('button', { name: 'Usuń plik film.mp4' }));
  await user.selectOptions(form.getByLabelText(/^Czego dotyczy reklamacja/), 'sideEffects');
  await user.click(form.getByRole('radio', { name: /^Produkt/ }));
  await user.type(form.getByLabelText(/^Czego oczekujesz/), 'Zwrot');
  await user.type(form.getByLabelText(/^Co się stało/), 'Zaczerwienienie');
  await typeAddress(user, form);
  await user.click(form.getByRole('button', { name: 'Wyślij reklamację' }));
  expect(await screen.findByText(/ZG-2026-001001/)).toBeTruthy();
  expect(http.bodiesOf('POST /me/contact')).toMatchObject([{ fileUploadIds: ['f1'] }]);
  expect(sessionStorage.length).toBe(0);
});

test('files that were sent already come back with the rest of the form', async () => {
  const user = userEvent.setup({ applyAccept: false });
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new FakeFileStore() as unknown as XMLHttpRequest);
  const answers = {
    'GET /locations': () => ({ locations }),
    'POST /file-uploads': () => ({ fileUpload: { id: 'f1', putUrl: '/put/f1' } }),
    'GET /file-uploads/f1': () => ({ fileUpload: { id: 'f1', status: 'ready' } }),
    'POST /me/contact': () => ({ lead }),
  };
  const open = async () => {
    const shown = renderPanel(<ContactPage />, answers);
    return { ...shown, form: within(await screen.findByRole('form', { name: 'Napisz do nas' })) };
  };
  const first = await open();
  await user.click(first.form.getByRole('radio', { name: 'Reklamacje' }));
  await user.upload(first.form.getByLabelText('Dodaj pliki'), new File(['jpeg'], 'skóra.jpg', { type: 'image/jpeg' }));
  expect(await first.form.findByText('Plik wysłany')).toBeTruthy();
  first.unmount();

  const again = await open();
  expect(again.form.getByRole('button', { name: 'Usuń plik skóra.jpg' })).toBeTruthy();
  await user.click(again.form.getByRole('radio', { name: /^Produkt/ }));
  await user.selectOptions(again.form.getByLabelText(/^Czego dotyczy reklamacja/), 'sideEffects');
  await user.type(again.form.getByLabelText(/^Czego oczekujesz/), 'Zwrot');
  await user.type(again.form.getByLabelText(/^Co się stało/), 'Zaczerwienienie');
  await typeAddress(user, again.form);
  await user.click(again.form.getByRole('button', { name: 'Wyślij reklamację' }));
  expect(await screen.findByText(/ZG-2026-001001/)).toBeTruthy();
  expect(again.http.bodiesOf('POST /me/contact')).toMatchObject([{ fileUploadIds: ['f1'] }]);
  expect(sessionStorage.length).toBe(0);
});

test('one applies to the reviewer club; a member sees that they are one', async () => {
  const user = userEvent.setup();
  const { http, unmount } = renderPanel(<ReviewerPage />, {
    'GET /me': () => ({ user: { ...profile, dateBirth: '1995-04-12' } }),
    'POST /me/influencer-submit-form': () => ({ lead: { ...lead, answerBy: null } }),
  });
  const form = within(await screen.findByRole('form', { name: 'Zgłoszenie do programu' }));
  await user.type(form.getByLabelText(/^Profil na Instagramie/), 'anna nowak');
  await user.type(form.getByLabelText(/^Liczba obserwujących/), 'dużo');
  await user.click(form.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  expect(await form.findAllByText('Wpisz nazwę profilu lub jego adres, np. @anna')).not.toEqual([]);
  expect(form.getAllByText('Wpisz samą liczbę, np. 12000')).not.toEqual([]);
  await user.clear(form.getByLabelText(/^Profil na Instagramie/));
  await user.type(form.getByLabelText(/^Profil na Instagramie/), '@anna');
  await user.clear(form.getByLabelText(/^Liczba obserwujących/));
  await user.type(form.getByLabelText(/^Liczba obserwujących/), '12 000');
  await user.type(form.getByLabelText(/^Kilka słów/), 'Piszę o skórze');
  expect(form.getByText('Zostało 236 znaków')).toBeTruthy();
  await user.click(form.getByRole('checkbox', { name: /^Akceptuję/ }));
  await user.click(form.getByRole('button', { name: 'Wyślij zgłoszenie' }));
  expect(await screen.findByText(/ZG-2026-001001/)).toBeTruthy();
  expect(http.bodiesOf('POST /me/influencer-submit-form')).toMatchObject([
    { instagramLink: 'https://instagram.com/anna', followersCount: 12000, accountCategory: 'beauty' },
  ]);
  unmount();
  renderPanel(<ReviewerPage />, { 'GET /me': () => ({ user: { ...profile, isInfluencer: true } }) });
  expect(await screen.findByText('Jesteś w klubie recenzentek')).toBeTruthy();
});

test('joining the club gives the consent for e-mails, leaving takes it back', async () => {
  const user = userEvent.setup();
  const member = { ...profile, userAgrees: [{ id: '2', type: 'marketingEmail', value: true }] };
  const { http } = renderPanel(<BeautyClubPage />, {
    'GET /me': () => ({ user: profile }),
    'PUT /me/user-agrees': () => ({ user: member }),
  });
  await user.click(await screen.findByRole('button', { name: 'Dołączam' }));
  expect(await screen.findByRole('button', { name: 'Rezygnuję z klubu' })).toBeTruthy();
  expect(http.bodiesOf('PUT /me/user-agrees')).toEqual([{ userAgrees: [{ type: 'marketingEmail', value: true }] }]);
});

test('proposals go by what was bought; without any there is a way on', async () => {
  const { http } = renderPanel(<OffersPage />, {
    'GET /me/order-products': () => ({ orderProducts: [bought, { ...bought, id: 'p2' }] }),
    'GET /suggested-products': () => ({ suggestedProducts: [] }),
  });
  expect(await screen.findByText('Obecnie nie ma ofert specjalnych')).toBeTruthy();
  const asked = http.calls.find(({ path }) => path === '/suggested-products');
  expect(asked?.options.query).toMatchObject({ productIds: '3' });
});

test('codes and vouchers show what they are worth; a code is added, or refused with its reason', async () => {
  const user = userEvent.setup();
  const code = {
    id: '1',
    code: 'LATO10',
    discountType: 'percentage',
    discountValue: 10,
    productCategory: null,
    validTo: '2026-12-31T22:59:59Z',
    limitReached: false,
    status: 'toBeUsed',
    info: '−10%',
    addedAt: '2026-11-01T10:00:00Z',
  };
  const voucher = {
    orderItemId: '11',
    code: 'AAAA-BBBB',
    voucherType: 'electronic',
    value: 20000,
    balance: 5000,
    validTo: '2027-05-01T10:00:00Z',
  };
  let refusal = 'expired';
  const { toasts } = renderPanel(
    <VisitsPage />,
    {
      'GET /me/discount-codes': () => ({
        discountCodes: [code, { ...code, id: '2', code: 'STARY', status: 'expired' }],
      }),
      'GET /me/orders': () => ({ orders: [{ ...order, issuedVouchers: [voucher] }] }),
      'POST /discount-codes/verify': () => {
        if (refusal) throw httpError(404, refusal);
        return { discountCode: code };
      },
    },
    { at: '/panel/zamowienia/?tab=codes' },
  );
  expect(within(await screen.findByRole('row', { name: /LATO10/ })).getByText('31.12.2026')).toBeTruthy();
  expect(screen.getByText('Ten kod stracił ważność.')).toBeTruthy();
  expect(await screen.findByText(/^Zostało 50,00 zł z 200,00 zł$/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Kod rabatowy/), 'ZIMA');
  await user.click(screen.getByRole('button', { name: 'Dodaj kod' }));
  expect(await screen.findByText(/nie jest już dostępny/)).toBeTruthy();
  refusal = '';
  await user.click(screen.getByRole('button', { name: 'Dodaj kod' }));
  await waitFor(() => expect(toasts).toEqual(['Kod dodany']));
});
