import { expect, test } from '../fixtures/journey-test';
import { expectHostStarted } from '../fixtures/page-ready';
import { heading, main } from '../fixtures/page-regions';
import { bothLanguages } from '../fixtures/words';

const texts = {
  pl: { label: 'Szukaj w serwisie', typed: 'pach', found: /Depilacja laserowa pach/ },
  en: { label: 'Search the site', typed: 'underar', found: /Underarm laser hair removal/ },
};

for (const { base, locale } of bothLanguages) {
  const { label, typed, found } = texts[locale];

  test(`at ${base}/ a word typed into the header leads by keys to what is sold`, async ({ page, isMobile }) => {
    await page.goto(`${base}/faq/`);
    await expectHostStarted(page);
    if (isMobile) await page.getByRole('button', { name: label }).tap();
    else await page.getByRole('searchbox', { name: label }).focus();
    // On a phone the opened field has the focus: what is typed at once is not lost.
    await page.keyboard.type(typed);
    const field = page.getByRole('combobox', { name: label });
    await expect(field).toHaveValue(typed);
    const option = page.getByRole('option', { name: found }).first();
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');

    // Escape closes the list and keeps the word; Down opens it again and goes into it.
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(field).toHaveValue(typed);
    await page.keyboard.press('ArrowDown');
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(found);
    await expect(heading(page)).toHaveCount(1);
  });
}
