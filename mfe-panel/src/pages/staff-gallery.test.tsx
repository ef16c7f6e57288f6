import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageOf, renderOffer } from '../testing/offer-fixtures';
import { salons } from '../testing/render-staff';
import { both, salonRecord } from '../testing/salon-record';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const location = { ...salonRecord, pictures: [{ id: '5', alt: both('Recepcja') }] };
const shared = { width: 1280, height: 720, focus: null, createdAt: '2026-11-27T10:00:00Z' };
const photo = {
  ...shared,
  id: '7',
  fileName: 'pokoj.jpg',
  alt: { pl: 'Pokój zabiegowy', en: 'A treatment room' },
  getUrl: '/photo',
};
const made = {
  ...shared,
  id: '5',
  fileName: 'reception-lime',
  alt: { pl: 'Recepcja z drewnianą ladą', en: 'Reception with a wooden desk' },
  getUrl: '/made',
  isMade: true,
};
const show = (role = 'admin') =>
  renderOffer({
    kind: 'locations',
    id: '1',
    role,
    answers: {
      'GET /locations': () => ({ locations: salons }),
      'GET /admin/locations/1': () => ({ location }),
      'PUT /admin/locations/1': ({ options }) => ({ location: { ...location, ...(options.body as object) } }),
      'GET /admin/cities/1': () => ({ city: { id: '1', name: 'Warszawa' } }),
      'GET /admin/pictures': ({ options }) => {
        const id = options.query?.id;
        const pictures = [photo, made].filter((one) => id === undefined || one.id === id);
        return pageOf({ pictures }, pictures.length);
      },
      'GET /admin/opening-exceptions': () => ({ openingExceptions: [] }),
    },
  });

test('a gallery shows its pictures, and a chosen photograph comes with what it shows', async () => {
  const { http, toasts } = show();
  const user = userEvent.setup();
  const gallery = within(await screen.findByRole('group', { name: 'Galeria' }));
  const shown = await gallery.findByRole<HTMLImageElement>('img', { name: 'Recepcja z drewnianą ladą' });
  expect(shown.getAttribute('src')).toBe('/made');
  // Its name is one for programs.
  expect(screen.queryByText('reception-lime')).toBeNull();
  // The project's own picture has no description of its own to be changed.
  expect(gallery.queryByRole('button', { name: 'Zmień opis' })).toBeNull();
  await user.click(gallery.getByRole('button', { name: 'Dodaj: Galeria' }));
  await user.click(gallery.getAllByRole('button', { name: 'Wybierz z galerii' })[1] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Wybierz z galerii' }));
  expect(await dialog.findAllByRole('radio')).toHaveLength(2);
  await user.click(dialog.getByRole('radio', { name: 'Pokój zabiegowy' }));
  expect(await gallery.findByRole('img', { name: 'Pokój zabiegowy' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(http.bodiesOf('PUT /admin/locations/1')).toMatchObject([
    {
      pictures: [
        { id: '5', alt: both('Recepcja') },
        { id: '7', alt: photo.alt },
      ],
    },
  ]);
});

test('a manager sees the pictures and changes none', async () => {
  show('manager');
  expect(await screen.findByRole('img', { name: 'Recepcja z drewnianą ladą' })).toBeTruthy();
  const gallery = within(screen.getByRole('group', { name: 'Galeria' }));
  for (const button of gallery.getAllByRole<HTMLButtonElement>('button'))
    expect(button.matches(':disabled')).toBe(true);
});
