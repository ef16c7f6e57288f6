import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { main, toasts } from '../fixtures/page-regions';
import type { Admin } from '../fixtures/staff';
import { patternOf, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

const administrator = { email: 'admin@example.com', password: 'Aksamit-2026' };
const HOUR_MS = 3_600_000;
const LANGUAGES = ['pl', 'en'] as const;
/** Begins the names of the bars of this journey: staff see them, visitors do not. */
const MARKER = 'Zapowiedź próbna';
const words = {
  pl: { headline: 'Spotkanie ze skórą', label: 'Zobacz salony', path: '/salony/' },
  en: { headline: 'A date with your skin', label: 'See the salons', path: '/salons/' },
};
const lists = { pl: '/admin/tresci/paski-promocyjne/', en: '/admin/content/promo-bars/' };

interface ListedBar {
  id: string;
  name: string;
  editedAt: string;
}

/** Ends what earlier runs left on, but for the last hour: others may be looking at it. */
async function endFormer(staff: Admin): Promise<void> {
  const { promoBars } = await staff.get<{ promoBars: ListedBar[] }>(
    `/promo-bars?q=${encodeURIComponent(MARKER)}&state=on`,
  );
  for (const { id, editedAt } of promoBars) {
    if (Date.parse(editedAt) < Date.now() - HOUR_MS) await staff.send('PUT', `/promo-bars/${id}/end`, {});
  }
}

interface ListedArticle {
  id: string;
  title: Record<'pl' | 'en', string>;
  slugs: Record<'pl' | 'en', string>;
  promoBarId: string | null;
  isProfessional: boolean;
}

/** A public article that names no bar: each language has another one, since both run side by side. */
async function quietArticle(staff: Admin, site: Site): Promise<ListedArticle> {
  const { articles } = await staff.get<{ articles: ListedArticle[] }>('/articles?state=published&sort=code&perPage=20');
  const quiet = articles.filter(({ promoBarId, isProfessional }) => promoBarId === null && !isProfessional);
  const found = quiet[site.locale === 'pl' ? 0 : 1];
  if (!found) throw new Error('The demo shop has no article without a promo bar.');
  return found;
}

async function enter(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.base}${lists[site.locale]}`);
  await expectPageReady(page);
  await logIn(page, administrator, site);
  await expect(page).toHaveURL(`${site.base}${lists[site.locale]}`);
  await expectPageReady(page);
}

for (const site of bothLanguages) {
  const t = (key: string) => text(site, `staff-area:staff.records.${key}`);
  const box = (page: Page, label: string) =>
    main(page).getByRole('textbox', { name: new RegExp(`^${patternOf(label)}`) });
  const button = (page: Page, key: string) => main(page).getByRole('button', { name: t(key), exact: true });

  test(`at ${site.base}/ an admin writes a promo bar, an article shows it at once, ended it is gone`, async ({
    page,
    staff,
  }) => {
    await endFormer(staff);
    const article = await quietArticle(staff, site);
    const { headline, label } = words[site.locale];
    await enter(page, site);
    await expect(main(page).getByRole('table')).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('link', { name: t('kinds.promo-bars.new') })
      .click();
    await box(page, t('fields.name')).fill(`${MARKER} ${randomUUID().slice(0, 8)}`);
    for (const language of LANGUAGES) {
      await box(page, `${t('fields.headline')} (${language.toUpperCase()})`).fill(words[language].headline);
      const buttons = `${t('fields.actions')} (${language.toUpperCase()})`;
      await main(page)
        .getByRole('button', { name: text(site, 'staff-area:staff.records.addTo', { label: buttons }) })
        .click();
      await box(page, `${t('fields.actionLabel')} (${language.toUpperCase()})`).fill(words[language].label);
      await box(page, `${t('fields.path')} (${language.toUpperCase()})`).fill(words[language].path);
    }
    const adding = text(site, 'staff-area:staff.records.addTo', { label: t('fields.articleIds') });
    await main(page).getByRole('searchbox', { name: adding }).fill(article.title[site.locale]);
    await main(page).getByRole('radio', { name: article.title[site.locale] }).first().click();
    await main(page)
      .getByLabel(new RegExp(`^${patternOf(t('fields.startAt'))}`))
      .fill('2026-01-01T08:00');
    await main(page)
      .getByRole('checkbox', { name: t('fields.enabled') })
      .check();
    await expect(main(page).getByRole('region', { name: t('promoBar.preview') })).toContainText(headline);
    await expectSound(page, site);
    await button(page, 'add').click();
    await expect(button(page, 'promoBar.end')).toBeVisible();
    await expectSound(page, site);

    const shop = await page.context().newPage();
    const shown = () => main(shop).getByRole('complementary', { name: headline });
    const open = () =>
      shop.goto(`${site.base}/blog/${site.locale === 'pl' ? 'artykul' : 'article'}/${article.slugs[site.locale]}/`);
    await expect(async () => {
      await open();
      await expect(shown().getByRole('link', { name: label })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expectSound(shop, site);

    await button(page, 'promoBar.end').click();
    await expect(toasts(page)).toContainText(t('promoBar.ended'));
    await expect(main(page).getByText(t('options.state.over'), { exact: true })).toBeVisible();
    await expect(async () => {
      await open();
      await expect(shown()).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await shop.close();
  });
}
