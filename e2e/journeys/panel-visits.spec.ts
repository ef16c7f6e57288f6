import { expectAccessible, expectSoundLayout } from '../fixtures/accessibility';
import { register } from '../fixtures/account';
import { expect, test } from '../fixtures/journey-test';
import { heading, main, toasts } from '../fixtures/page-regions';
import { expectSettled } from '../fixtures/settled';
import { bookVisit, buyTreatment, callApi, findSlot } from '../fixtures/visits';

// Two languages, many pages and a slow machine.
test.describe.configure({ timeout: 180_000 });
const HOUR_MS = 3_600_000;

test('a visit is moved, then canceled; another tab follows', async ({ page, context }) => {
  await register(page);
  const bought = await buyTreatment(page, 2);
  await bookVisit(page, bought);
  await page.goto('/panel/zamowienia/');
  await expectSettled(page);
  const card = main(page).getByRole('article', { name: bought.treatment.name });
  await expect(card).toContainText('24 godziny przed wizytą');
  await expectAccessible(page);
  await expectSoundLayout(page);
  const before = await card.locator('time').getAttribute('datetime');

  await card.getByRole('link', { name: /^Przełóż wizytę/ }).click();
  await expect(main(page).getByRole('heading', { name: `Przełóż wizytę: ${bought.treatment.name}` })).toBeVisible();
  const freeDay = main(page).locator('button[data-state="free"][aria-pressed="false"]');
  await expect(freeDay.last()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expectSoundLayout(page);
  await freeDay.last().click();
  const time = main(page).getByRole('button', { name: /^\d\d:\d\d/ });
  await time.last().click();
  const question = page.getByRole('dialog', { name: 'Przełożyć wizytę?' });
  await expect(question).toContainText('Nowy termin');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(time.last()).toBeFocused();
  await time.last().press('Enter');
  await question.getByRole('button', { name: 'Przekładam wizytę' }).click();
  await expect(toasts(page)).toContainText('Wizyta przełożona');
  await expect(page).toHaveURL('/panel/zamowienia/');
  await expect(card.locator('time')).not.toHaveAttribute('datetime', before ?? '');

  const other = await context.newPage();
  await other.goto('/panel/zamowienia/');
  await expect(main(other).getByRole('article', { name: bought.treatment.name })).toBeVisible();
  await card.getByRole('button', { name: /^Odwołaj wizytę/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Odwołać wizytę?' });
  await expect(dialog).toContainText('Zabieg wróci na Twoją listę');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Odwołuję wizytę' }).click();
  await expect(toasts(page)).toContainText('Twoja wizyta została odwołana');
  await expect(main(page).getByRole('region', { name: 'Odwołane' })).toContainText('Twoja wizyta została odwołana');
  await expect(main(other).getByRole('region', { name: 'Odwołane' }), 'without a reload').toBeVisible();
});

test('a visit that was moved to within 24 hours can be changed no more, and says why', async ({ page, watch }) => {
  watch.allow(/me\/events/);
  await register(page);
  const bought = await buyTreatment(page);
  const id = await bookVisit(page, bought);
  const soon = await findSlot(page, bought.treatment.id, Date.now() + HOUR_MS, Date.now() + 23 * HOUR_MS);
  test.skip(soon === null, 'no salon is open within the next 24 hours');
  expect((await callApi(page, 'PUT', `/me/events/${id}/date`, soon ?? {})).status).toBe(200);
  const again = await callApi(page, 'PUT', `/me/events/${id}/date`, soon ?? {});
  const canceled = await callApi(page, 'DELETE', `/me/events/${id}`);
  expect([again.code, canceled.code]).toEqual(['too_late', 'too_late']);

  await page.goto('/panel/');
  await expectSettled(page);
  const card = main(page).getByRole('article', { name: bought.treatment.name });
  await expect(card).toContainText('nie można jej już zmienić ani odwołać');
  await expect(card.getByRole('link', { name: /^Przełóż/ })).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Odwołaj/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/panel/zamowienia/?move=${id}`);
  await expect(main(page).getByText('Tej wizyty nie można przełożyć')).toBeVisible();
});

test('a bought treatment is booked from the panel, and its calendar file saved', async ({ page }) => {
  await register(page);
  const { treatment } = await buyTreatment(page, 2);
  await page.goto('/panel/zamowienia/?tab=treatments');
  await expectSettled(page);
  await expectAccessible(page);
  await expectSoundLayout(page);
  await main(page)
    .getByRole('link', { name: `Umów wizytę: ${treatment.name}` })
    .click();
  await main(page)
    .getByRole('button', { name: /^Znam te zasady/ })
    .click();
  const salons = main(page).getByRole('list', { name: 'Salony' }).getByRole('button');
  await salons.first().click({ timeout: 30_000 });
  await main(page)
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click({ timeout: 30_000 });
  await expect(toasts(page)).toContainText('Wizyta umówiona');

  const saving = page.waitForEvent('download');
  await main(page)
    .getByRole('button', { name: /^Pobierz plik kalendarza/ })
    .click();
  expect((await saving).suggestedFilename()).toMatch(/\.ics$/);
  await page.goto('/panel/zamowienia/?tab=treatments');
  const blocked = main(page).getByRole('button', { name: `Umów kolejną wizytę: ${treatment.name}` });
  await blocked.focus();
  await expect(page.getByRole('tooltip')).toContainText('gdy obecna się odbędzie');
  await expectAccessible(page);
});

test('in English the panel says the same', async ({ page }) => {
  await register(page);
  const bought = await buyTreatment(page);
  await bookVisit(page, bought);
  for (const path of ['/en/panel/', '/en/panel/visits/', '/en/panel/visits/?tab=treatments', '/en/panel/orders/']) {
    await page.goto(path);
    await expectSettled(page);
    await expectAccessible(page);
    await expectSoundLayout(page);
  }
  await page.goto('/en/panel/');
  await expect(heading(page)).toContainText('Anna');
  await expect(main(page).getByRole('link', { name: /^Move the visit/ })).toBeVisible();
});
