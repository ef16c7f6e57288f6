import { httpError } from '@aksamit/module-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { legalDraft, legalShop, legalVersion, renderLegal } from '../testing/legal-fixtures';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('each text is listed with what is in force, what is coming and whether there is a draft', async () => {
  const coming = legalVersion('c', 'Nowe', { status: 'published', effectiveAt: '2099-01-08T09:00:00.000Z' });
  const { answers } = legalShop([legalDraft('Szkic'), coming, legalVersion('a', 'Dawne')]);
  renderLegal({ answers });
  const row = await screen.findByRole('row', { name: /Regulamin/ });
  expect(row.textContent).toMatch(/2026.*2099.*jest szkic/);
});

test('a new version begins with the text in force, shows what it changes, and is published with its day', async () => {
  const { shop, answers } = legalShop([legalVersion('a', 'Dawna treść')]);
  const { http, toasts } = renderLegal({ id: '5', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Przygotuj nową wersję' }));
  const text = await screen.findByDisplayValue('Dawna treść');
  await user.clear(text);
  await user.type(text, 'Nowa treść');
  await user.click(screen.getByRole('button', { name: 'Zmiany względem poprzedniej wersji' }));
  const dialog = screen.getByRole('dialog');
  expect(
    within(dialog)
      .getByText(/Dawna treść$/)
      .closest('li')?.dataset.kind,
  ).toBe('removed');
  expect(
    within(dialog)
      .getByText(/Nowa treść$/)
      .closest('li')?.dataset.kind,
  ).toBe('added');
  await user.click(within(dialog).getByRole('button', { name: 'Zamknij' }));
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }));
  await waitFor(() => expect(toasts).toEqual(['Szkic jest zapisany']));
  await user.click(screen.getByRole('button', { name: 'Opublikuj' }));
  const question = screen.getByRole('dialog', { name: 'Opublikować nową wersję?' });
  await user.click(within(question).getByRole('button', { name: 'Opublikuj' }));
  await waitFor(() => expect(shop.documents[0]?.status).toBe('published'));
  const sent = http.bodiesOf('PUT /admin/legal-documents/d').at(-1) as { effectiveAt: string };
  expect(Date.parse(sent.effectiveAt) - Date.now()).toBeGreaterThan(7 * 86_400_000);
});

test('a day within the next week is marked at once, and what the API refuses stays a draft', async () => {
  const { shop, answers } = legalShop([legalDraft('Szkic')]);
  const { http } = renderLegal({ id: '5', answers });
  http.answer('PUT /admin/legal-documents/*', () => {
    throw httpError(422, 'validation_failed', { fields: { effectiveAt: ['Najwcześniej 7 dni po publikacji'] } });
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Opublikuj' }));
  const question = screen.getByRole('dialog', { name: 'Opublikować nową wersję?' });
  const field = within(question).getByLabelText(/^Obowiązuje od/);
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  expect(within(question).getByText(/co najmniej 7 dni po publikacji/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Opublikuj' }));
  expect(await within(question).findByRole('alert')).toBeTruthy();
  expect(shop.documents[0]?.status).toBe('draft');
});

test('a text in force has no form; a coming one can be withdrawn after a question', async () => {
  const coming = legalVersion('c', 'Nowe', { status: 'published', effectiveAt: '2099-01-08T09:00:00.000Z' });
  const { shop, answers } = legalShop([coming, legalVersion('a', 'Dawne')]);
  renderLegal({ id: '5', answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Wycofaj: Wersja od .*2099/ }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Wycofaj: Wersja od .*2026/ })).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Wycofaj' }));
  await waitFor(() => expect(shop.documents[0]?.status).toBe('withdrawn'));
});

test('a colleague stored the draft meanwhile: nothing typed is lost, and it can be stored over', async () => {
  const { shop, answers } = legalShop([legalDraft('Szkic')]);
  renderLegal({ id: '5', answers });
  const user = userEvent.setup();
  const text = await screen.findByDisplayValue('Szkic');
  await user.type(text, ' mój');
  shop.documents = [legalDraft('Szkic kolegi', 4)];
  await user.click(screen.getByRole('button', { name: 'Zapisz szkic' }));
  expect(await screen.findByText(/Szkic kolegi$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zapisz moją treść' }));
  await waitFor(() => expect(shop.documents[0]?.body.pl).toEqual([{ type: 'paragraph', text: 'Szkic mój' }]));
});
