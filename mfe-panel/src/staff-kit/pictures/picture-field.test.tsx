import { httpError } from '@aksamit/module-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StaffPage } from '../../pages/staff-page';
import { pageOf } from '../../testing/offer-fixtures';
import { renderStaff } from '../../testing/render-staff';
import { PictureField } from './picture-field';

const picture = (id: string) => ({
  id,
  fileName: `gabinet-${id}.jpg`,
  width: 1600,
  height: 900,
  alt: { pl: `Gabinet ${id}`, en: `Room ${id}` },
  focus: { x: 50, y: 50 },
  createdAt: '2026-11-27T10:00:00Z',
  getUrl: `/api/file-uploads/${id}/content`,
});
const upload = { id: 'f1', putUrl: '/put-here', status: 'ready', getUrl: '/api/file-uploads/f1/content' };

/** The browser's request with which a photograph is sent, as far as it is used. */
class FakeUpload {
  static readonly sent: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = jest.fn();
  setRequestHeader = jest.fn();
  abort = jest.fn(() => this.onabort?.());
  send() {
    FakeUpload.sent.push(this);
  }
}

const original = window.XMLHttpRequest;
beforeAll(() => {
  Object.assign(window, { XMLHttpRequest: FakeUpload });
});
afterAll(() => void Object.assign(window, { XMLHttpRequest: original }));
beforeEach(() => FakeUpload.sent.splice(0));

function Cover() {
  const [id, setId] = useState<string | null>(null);
  return <PictureField label="Okładka" shape="cover" value={id} onChange={setId} />;
}
const CoverPage = () => <StaffPage name="Test">{() => <Cover />}</StaffPage>;

const render = (answers: Parameters<typeof renderStaff>[0] = {}) =>
  renderStaff({
    role: 'admin',
    page: { name: 'staff-calendar', component: CoverPage },
    answers: {
      'POST /file-uploads': () => ({ fileUpload: upload }),
      'GET /file-uploads/f1': () => ({ fileUpload: upload }),
      'GET /admin/pictures': () => pageOf({ pictures: [picture('7'), picture('8')] }, 2),
      'POST /admin/pictures': () => ({ picture: picture('9') }),
      ...answers.answers,
    },
  });

const photo = (name = 'gabinet.jpg', type = 'image/jpeg', size = 10) => new File(['x'.repeat(size)], name, { type });
async function opened() {
  const user = userEvent.setup({ applyAccept: false });
  await user.click(await screen.findByRole('button', { name: 'Dodaj zdjęcie' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

test('a photograph is picked, sent with its progress, described in both languages and chosen', async () => {
  const { http } = render();
  const { user, dialog } = await opened();
  await user.upload(within(dialog).getByLabelText('Wybierz plik'), photo());
  const bar = await within(dialog).findByRole<HTMLProgressElement>('progressbar');
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  act(() => FakeUpload.sent[0]?.upload.onprogress?.({ loaded: 5, total: 10 }));
  await waitFor(() => expect(bar.value).toBe(0.5));
  FakeUpload.sent[0]?.onload?.();
  const save = await within(dialog).findByRole('button', { name: 'Dodaj to zdjęcie' });
  await user.click(save);
  expect(http.bodiesOf('POST /admin/pictures')).toEqual([]);
  expect(within(dialog).getAllByText(/wymagane/)).toHaveLength(2);
  await user.type(within(dialog).getByRole('textbox', { name: /po polsku/ }), 'Gabinet');
  await user.type(within(dialog).getByRole('textbox', { name: /po angielsku/ }), 'A room');
  fireEvent.change(within(dialog).getByRole('slider', { name: /od góry/ }), { target: { value: '20' } });
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(http.bodiesOf('POST /admin/pictures')).toEqual([
    { fileUploadId: 'f1', alt: { pl: 'Gabinet', en: 'A room' }, focus: { x: 50, y: 20 } },
  ]);
  expect(await screen.findByRole('img', { name: 'Gabinet 9' })).toBeTruthy();
});

test.each([
  ['a file of another type', photo('cennik.pdf', 'application/pdf'), /to.nie jest zdjęcie/],
  ['an empty one', photo('pusty.png', 'image/png', 0), /jest pusty/],
])('%s is refused in words, and nothing is sent', async (_, file, words) => {
  const { http } = render();
  const { user, dialog } = await opened();
  await user.upload(within(dialog).getByLabelText('Wybierz plik'), file);
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(words);
  expect(http.bodiesOf('POST /file-uploads')).toEqual([]);
});

test('a dropped photograph that is cut off is tried again, and one under way is cancelled', async () => {
  render();
  const { user, dialog } = await opened();
  const area = within(dialog).getByRole('group', { name: 'Dodaj zdjęcie' });
  fireEvent.drop(area, { dataTransfer: { files: [photo()] } });
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]?.onerror?.();
  await user.click(await within(dialog).findByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(2));
  await user.click(within(dialog).getByRole('button', { name: 'Anuluj' }));
  expect(FakeUpload.sent[1]?.abort).toHaveBeenCalled();
  expect(within(dialog).queryByRole('progressbar')).toBeNull();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('one of the shop’s photographs is chosen, and taken away again', async () => {
  render({ answers: { 'GET /admin/pictures': () => pageOf({ pictures: [picture('7')] }) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Wybierz z galerii' }));
  await user.click(await screen.findByRole('radio', { name: 'Gabinet 7' }));
  expect(await screen.findByRole('img', { name: 'Gabinet 7' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Usuń zdjęcie' }));
  expect(screen.queryByRole('img', { name: 'Gabinet 7' })).toBeNull();
});

test('a photograph is enlarged around its point; one that is not has no zoom', async () => {
  const { http } = render();
  const { user, dialog } = await opened();
  await user.upload(within(dialog).getByLabelText('Wybierz plik'), photo());
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]?.onload?.();
  const zoom = await within(dialog).findByRole('slider', { name: 'Powiększenie: 100%' });
  fireEvent.change(zoom, { target: { value: '150' } });
  expect(within(dialog).getByRole('slider', { name: 'Powiększenie: 150%' })).toBe(zoom);
  const [cut] = dialog.querySelectorAll<HTMLImageElement>('li img');
  expect([cut?.style.transform, cut?.getAttribute('src')]).toEqual(['scale(1.5)', upload.getUrl]);
  await user.type(within(dialog).getByRole('textbox', { name: /po polsku/ }), 'Gabinet');
  await user.type(within(dialog).getByRole('textbox', { name: /po angielsku/ }), 'A room');
  await user.click(within(dialog).getByRole('button', { name: 'Dodaj to zdjęcie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(http.bodiesOf('POST /admin/pictures')).toMatchObject([{ focus: { x: 50, y: 50, zoom: 150 } }]);
});

test('the shop’s pictures are found by what they show', async () => {
  const { http } = render({
    answers: {
      'GET /admin/pictures': ({ options }) =>
        (options.query as { q?: string }).q === undefined
          ? pageOf({ pictures: [picture('7'), picture('8')] }, 2)
          : pageOf({ pictures: [] }, 0),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Wybierz z galerii' }));
  expect(await screen.findByRole('radio', { name: 'Gabinet 7' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj zdjęcia' }), 'palma');
  expect(await screen.findByText('Żadne zdjęcie nie pasuje. Spróbuj innego słowa.')).toBeTruthy();
  const asked = http.calls.filter(({ path }) => path === '/admin/pictures').map(({ options }) => options.query);
  expect(asked.at(-1)).toEqual({ page: 1, perPage: 24, withMade: 'true', q: 'palma' });
});

test('a photograph gets another description', async () => {
  const { http } = render({
    answers: {
      'GET /admin/pictures': () => pageOf({ pictures: [picture('7')] }),
      'PUT /admin/pictures/7': ({ options }) => ({ picture: { ...picture('7'), ...(options.body as object) } }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Wybierz z galerii' }));
  await user.click(await screen.findByRole('radio', { name: 'Gabinet 7' }));
  await user.click(await screen.findByRole('button', { name: 'Zmień opis' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zmień opis' });
  const alt = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /po polsku/ });
  await user.clear(alt);
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz zmiany' }));
  expect(document.activeElement).toBe(alt);
  await user.type(alt, 'Gabinet laserowy');
  await user.click(within(dialog).getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await screen.findByRole('img', { name: 'Gabinet laserowy' })).toBeTruthy();
  expect(http.bodiesOf('PUT /admin/pictures/7')).toEqual([{ alt: { pl: 'Gabinet laserowy', en: 'Room 7' } }]);
});

test('a chosen photograph is cut otherwise, as a picture of its own', async () => {
  const cut = { ...picture('12'), alt: { pl: 'Z bliska', en: 'Close' }, focus: { x: 50, y: 20, zoom: 160 } };
  const { http } = render({
    answers: {
      'GET /admin/pictures': () => pageOf({ pictures: [picture('7')] }),
      'POST /admin/pictures/7/cuts': () => ({ picture: cut }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Wybierz z galerii' }));
  await user.click(await screen.findByRole('radio', { name: 'Gabinet 7' }));
  await user.click(await screen.findByRole('button', { name: 'Zmień kadr' }));
  const dialog = await screen.findByRole('dialog', { name: 'Zmień kadr' });
  fireEvent.change(within(dialog).getByRole('slider', { name: /od góry/ }), { target: { value: '20' } });
  fireEvent.change(within(dialog).getByRole('slider', { name: 'Powiększenie: 100%' }), { target: { value: '160' } });
  await user.click(within(dialog).getByRole('button', { name: 'Użyj tego kadru' }));
  const shown = await screen.findByRole('img', { name: 'Z bliska' });
  expect(shown.style.transform).toBe('scale(1.6)');
  expect(http.bodiesOf('POST /admin/pictures/7/cuts')).toEqual([{ focus: { x: 50, y: 20, zoom: 160 } }]);
});

test('a description that could not be stored stays typed, with what went wrong', async () => {
  render({
    answers: {
      'POST /admin/pictures': () => {
        throw httpError(0, 'network_error');
      },
    },
  });
  const { user, dialog } = await opened();
  await user.upload(within(dialog).getByLabelText('Wybierz plik'), photo());
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  FakeUpload.sent[0]?.onload?.();
  const alt = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /po polsku/ });
  await user.type(alt, 'Gabinet');
  await user.type(within(dialog).getByRole('textbox', { name: /po angielsku/ }), 'Room');
  await user.click(within(dialog).getByRole('button', { name: 'Dodaj to zdjęcie' }));
  expect(await within(dialog).findByText(/^Nie udało się połączyć/)).toBeTruthy();
  expect(alt.value).toBe('Gabinet');
});
