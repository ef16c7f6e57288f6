import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailTo } from '../fixtures/mailbox';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import { text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

const manager = { email: 'manager@example.com', password: 'Aksamit-2026' };
/** Days for the answer to a complaint about a product. Source: readings.md, "Clocks". */
const PRODUCT_DAYS = 14;

const paths = {
  pl: {
    desk: '/admin/zgloszenia/',
    templates: '/admin/szablony-odpowiedzi/',
    opinions: '/admin/opinie/',
    figures: '/admin/wyniki/',
  },
  en: {
    desk: '/en/admin/desk/',
    templates: '/en/admin/answer-templates/',
    opinions: '/en/admin/opinions/',
    figures: '/en/admin/figures/',
  },
};

/** Sends a complaint as the form does. @returns its number */
async function complain(page: Page, site: Site, email: string): Promise<string> {
  const { firstName, lastName } = newPerson();
  const answer = await page.request.post('/api/contact', {
    headers: { 'market-slug': site.market, 'accept-language': site.locale, 'sec-fetch-site': 'same-origin' },
    data: {
      firstName,
      lastName,
      email,
      topic: 'complaints',
      complaintSubject: 'other',
      complaintAbout: 'products',
      address: 'ul. Polna 4',
      postalCode: '90-001',
      city: 'Łódź',
      claim: 'Zwrotu pieniędzy',
      circumstances: 'Butelka była pęknięta',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { lead: { number: string } } }).data.lead.number;
}

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.${key}`, values);
  const path = paths[site.locale];

  test(`at ${site.base}/ a manager finds a complaint with its clock, decides it, and its sender has the e-mail`, async ({
    page,
  }) => {
    const { email } = newPerson();
    const number = await complain(page, site, email);
    await page.goto(path.desk);
    await expectPageReady(page);
    await logIn(page, manager, site);
    await expect(heading(page)).toHaveText(t('desk.title'));
    await main(page)
      .getByRole('searchbox', { name: t('desk.search') })
      .fill(email);
    // While the found one is awaited, the former list is shown, paler.
    await expect(main(page).getByRole('row')).toHaveCount(2);
    const row = main(page).getByRole('row').last();
    await expect(row).toContainText(number);
    await expect(row).toContainText(t('desk.clock.ahead', { count: PRODUCT_DAYS }));
    await expectSound(page, site);
    await row.getByRole('link', { name: number }).click();
    await expect(heading(page)).toHaveText(`${t('desk.case.title')} ${number}`);
    await expect(main(page).getByText('Butelka była pęknięta')).toBeVisible();

    await main(page)
      .getByRole('button', { name: t('desk.case.take') })
      .click();
    await expect(main(page).getByText(t('desk.states.inProgress'), { exact: true })).toBeVisible();
    await main(page)
      .getByRole('radio', { name: t('desk.answer.decisions.accepted') })
      .check();
    await main(page)
      .getByRole('textbox', { name: t('desk.answer.text') })
      .fill('Zwrócimy pieniądze.');
    await page.reload();
    await expectPageReady(page);
    await expect(main(page).getByRole('textbox', { name: t('desk.answer.text') }), 'after a reload').toHaveValue(
      'Zwrócimy pieniądze.',
    );
    await main(page)
      .getByRole('button', { name: t('desk.answer.check') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('desk.answer.confirmTitle') });
    const subject = await dialog.locator('blockquote > strong').textContent();
    await expect(dialog.getByText('Zwrócimy pieniądze.')).toBeVisible();
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('desk.answer.send') }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: t('desk.outcome.accepted') })).toBeFocused();
    await expect(toasts(page)).toContainText(number);
    const mail = await mailTo(page, email, 'Zwrócimy pieniądze.');
    expect(mail.subject, 'as it was shown').toBe(subject);
  });

  test(`at ${site.base}/ a manager writes a template, begins an answer with it and leaves a note`, async ({ page }) => {
    const { email } = newPerson();
    const number = await complain(page, site, email);
    const name = `${site.locale.toUpperCase()} ${email}`;
    await page.goto(path.templates);
    await expectPageReady(page);
    await logIn(page, manager, site);
    await expect(heading(page)).toHaveText(t('desk.templates.title'));
    await main(page)
      .getByRole('button', { name: t('desk.templates.add') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('desk.templates.add') });
    const field = (key: string) => dialog.getByRole('textbox', { name: t(`desk.templates.fields.${key}`) });
    await field('name').fill(name);
    await field('pl').fill('Dzień dobry {firstName}, sprawdzimy zgłoszenie {number}.');
    await field('en').fill('Hello {firstName}, we will check case {number}.');
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('desk.templates.save') }).click();
    await expect(toasts(page)).toContainText(name);
    await expect(main(page).getByRole('row').filter({ hasText: name })).toContainText(t('desk.templates.inUse'));
    await expectSound(page, site);

    await page.goto(path.desk);
    await expectPageReady(page);
    await main(page)
      .getByRole('searchbox', { name: t('desk.search') })
      .fill(email);
    await expect(page).toHaveURL(/[?&]q=/);
    await main(page).getByRole('link', { name: number }).click();
    const note = main(page).getByRole('textbox', { name: t('desk.notes.note') });
    await note.fill('Zadzwonić po osiemnastej');
    await main(page)
      .getByRole('button', { name: t('desk.notes.add') })
      .click();
    await expect(main(page).getByRole('listitem').filter({ hasText: 'osiemnastej' })).toContainText('Marta Zielińska');
    await expect(note).toHaveValue('');
    await main(page)
      .getByRole('combobox', { name: t('desk.templates.choose') })
      .selectOption({ label: name });
    await expect(main(page).getByRole('textbox', { name: t('desk.answer.text') })).toHaveValue(new RegExp(number));
    await expectSound(page, site);
  });

  test(`at ${site.base}/ a manager refuses an opinion, publishes it again and reads the figures`, async ({ page }) => {
    // The oldest ones, one for each language: no other journey looks at them.
    await page.goto(`${path.opinions}?status=published&sort=createdAt`);
    await expectPageReady(page);
    await logIn(page, manager, site);
    const rows = main(page).getByRole('row');
    await expect(rows.nth(1)).toBeVisible();
    await expectSound(page, site);
    const words = await rows
      .nth(site.locale === 'pl' ? 1 : 2)
      .locator('td')
      .first()
      .textContent();
    const row = rows.filter({ hasText: words ?? '' }).first();
    await row.getByRole('button', { name: t('opinions.actions.rejected') }).click();
    await expect(toasts(page)).toContainText(t('opinions.done.rejected', { name: '' }).trim());
    await main(page)
      .getByRole('combobox', { name: t('opinions.status') })
      .selectOption('rejected');
    await row.getByRole('button', { name: t('opinions.actions.published') }).click();
    await expect(toasts(page)).toContainText(t('opinions.done.published', { name: '' }).trim());

    await page.goto(path.figures);
    await expectPageReady(page);
    await expect(main(page).getByRole('table').first()).toBeVisible();
    await expectSound(page, site);
    const download = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: t('figures.download', { currency: 'PLN' }) })
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
}
