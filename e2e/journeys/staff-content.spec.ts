import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { heading, main, toasts } from '../fixtures/page-regions';
import type { Admin } from '../fixtures/staff';
import { patternOf, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

test.describe.configure({ timeout: 300_000 });

const administrator = { email: 'admin@example.com', password: 'Aksamit-2026' };
const HOUR_MS = 3_600_000;
const LANGUAGES = ['pl', 'en'] as const;

/** Letters that no other run has: figures in texts of the shop are compared with each other. */
const newWord = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8) + String.fromCharCode(97 + (Date.now() % 26));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const paths = {
  pl: { pages: '/admin/tresci/strony/', articles: '/admin/tresci/artykuly/', blog: '/blog/' },
  en: {
    pages: '/admin/content/pages/',
    articles: '/admin/content/articles/',
    blog: '/blog/',
  },
};

const paragraphs = {
  pl: 'Skóra po zabiegu lubi spokój. Przez kilka dni wystarczy letnia woda, delikatny żel i krem bez zapachu. Unikaj sauny, basenu i mocnego słońca, a ubranie wybierz luźne i przewiewne. Jeśli coś Cię niepokoi, zadzwoń do swojego salonu.',
  en: 'After a treatment skin likes to be left in peace. For some days lukewarm water, a mild gel and a cream without fragrance are enough. Stay away from the sauna, the pool and strong sun, and wear loose, airy clothes. If anything worries you, call your salon.',
};

async function enter(page: Page, site: Site, path: string): Promise<void> {
  await page.goto(`${site.base}${path}`);
  await expectPageReady(page);
  await logIn(page, administrator, site);
  await expect(page).toHaveURL(`${site.base}${path}`);
  await expectPageReady(page);
}

/** The shop shows what was changed a moment ago. */
async function expectShown(page: Page, path: string, shown: () => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(shown()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Takes back what earlier runs published, but for the last hour: others may be looking at it. */
async function withdrawFormer(staff: Admin, marker: string): Promise<void> {
  const { articles } = await staff.get<{ articles: { id: string; publishedAt: string | null }[] }>(
    `/articles?q=${encodeURIComponent(marker)}&state=published`,
  );
  for (const { id, publishedAt } of articles) {
    if (publishedAt === null || Date.parse(publishedAt) > Date.now() - HOUR_MS) continue;
    const { articleText } = await staff.get<{ articleText: { version: { number: number } } }>(`/articles/${id}/text`);
    const basedOn = articleText.version.number;
    await staff.send('POST', `/articles/${id}/publications`, { action: 'withdraw', basedOn });
  }
}

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(site, `staff-area:staff.${key}`, values);
  const path = paths[site.locale];
  /** A text field in one language: of the parts of a form that hold both. */
  const box = (where: Page | Locator, label: string) =>
    where.getByRole('textbox', { name: new RegExp(`^${patternOf(label)}`) });
  const inLanguage = (label: string, language: string) => `${label} (${language.toUpperCase()})`;

  test(`at ${site.base}/ an admin builds a landing page of sections, looks at it and publishes it`, async ({
    page,
  }) => {
    const word = newWord();
    const title = `Aksamit ${capital(word)}`;
    await enter(page, site, path.pages);
    await addPage(page, { word, title });
    for (const kind of ['hero', 'quote']) {
      await main(page)
        .getByRole('combobox', { name: t('sitePages.kindToAdd') })
        .selectOption(kind);
      await main(page)
        .getByRole('button', { name: t('sitePages.addSection') })
        .click();
    }
    const sections = main(page)
      .getByRole('list', { name: t('sitePages.groups.sections') })
      .locator(':scope > li');
    await expect(sections).toHaveCount(2);
    for (const language of LANGUAGES) {
      await openLanguage(page, language);
      await fillSection(sections.nth(0), { title, lead: paragraphs[language] });
      await fillSection(sections.nth(1), { text: paragraphs[language], author: 'Aksamit' });
    }
    await expectSound(page, site);

    await lookAtPreview(page, title);
    const publish = main(page).getByRole('button', { name: t('sitePages.publish'), exact: true });
    await publish.click();
    await expect(toasts(page)).toContainText(t('sitePages.done.now'));
    const shopPage = `${site.base}/lp/${word}/`;
    const shop = await page.context().newPage();
    await shop.goto(shopPage);
    await expect(heading(shop)).toHaveText(title);
    await expect(main(shop).getByText('Aksamit', { exact: true }).first()).toBeVisible();
    await expectSound(shop, site);

    await openLanguage(page, site.locale);
    await fillSection(sections.nth(0), { title: `${title} Plus` });
    await publish.click();
    await expect(toasts(page)).toContainText(t('sitePages.done.now'));
    await expectShown(shop, shopPage, () => main(shop).getByRole('heading', { level: 1, name: `${title} Plus` }));
    await shop.close();
  });

  /** From the list of pages to the editor of a new one. */
  async function addPage(page: Page, { word, title }: { word: string; title: string }): Promise<void> {
    const name = (field: string) => t(`sitePages.fields.${field}`);
    await expect(main(page).getByRole('table')).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('link', { name: t('sitePages.new') })
      .click();
    await box(main(page), name('code')).fill(`e2e-${word}`);
    for (const language of LANGUAGES) {
      await box(main(page), inLanguage(name('title'), language)).fill(title);
      await box(main(page), inLanguage(name('slugs'), language)).fill(`lp/${word}`);
      await box(main(page), inLanguage(name('metaTitle'), language)).fill(title);
      await box(main(page), inLanguage(name('metaDescription'), language)).fill(`${title}: ${paragraphs[language]}`);
    }
    await expectSound(page, site);
    await main(page)
      .getByRole('button', { name: t('sitePages.add') })
      .click();
    await expect(heading(page)).toHaveText(title);
    await expectPageReady(page);
  }

  async function lookAtPreview(page: Page, title: string): Promise<void> {
    const popup = page.waitForEvent('popup');
    await main(page)
      .getByRole('button', { name: t('sitePages.preview.desktop') })
      .click();
    const preview = await popup;
    await expect(heading(preview)).toHaveText(title);
    await expect(main(preview).getByText(text(site, 'content:preview.title'), { exact: true })).toBeVisible();
    await expectSound(preview, site);
    await preview.close();
  }

  async function openLanguage(page: Page, language: string): Promise<void> {
    await main(page)
      .getByRole('button', { name: new RegExp(`^${t(`sitePages.languages.${language}`)}`) })
      .click();
  }

  /** Opens a section of the editor and fills some of its fields. */
  async function fillSection(section: Locator, fields: Record<string, string>): Promise<void> {
    const closed = section.locator('button[aria-expanded="false"]');
    if ((await closed.count()) > 0) await closed.first().click();
    for (const [name, words] of Object.entries(fields))
      await box(section, t(`sitePages.fields.${name}`))
        .first()
        .fill(words);
  }

  test(`at ${site.base}/ an admin writes an article, looks at it and publishes it`, async ({ page, staff }) => {
    const marker = 'Spokojna skóra';
    await withdrawFormer(staff, marker);
    const word = newWord();
    const title = { pl: `${marker}: ${capital(word)}`, en: `Calm skin: ${capital(word)}` };
    const label = (key: string, language: string) =>
      t(`articles.inLanguage.${language}`, { label: t(`articles.${key}`) });
    await enter(page, site, path.articles);
    await expect(main(page).getByRole('table')).toBeVisible();
    await expectSound(page, site);
    await main(page)
      .getByRole('link', { name: t('articles.new') })
      .click();
    for (const language of LANGUAGES) await box(main(page), label('fields.title', language)).fill(title[language]);
    for (const choice of ['category', 'author'])
      await main(page)
        .getByRole('combobox', { name: t(`articles.${choice}`) })
        .selectOption({ index: 1 });
    await expectSound(page, site);
    await main(page)
      .getByRole('button', { name: t('articles.start') })
      .click();
    await expect(heading(page)).toHaveText(title[site.locale]);
    await expectPageReady(page);

    for (const language of LANGUAGES) {
      await box(main(page), label('fields.lead', language)).fill(`${title[language]}. ${paragraphs[language]}`);
      await main(page)
        .getByRole('button', { name: t(`articles.text.${language}`), exact: true })
        .click();
      await main(page)
        .getByRole('button', { name: t('articles.blocks.paragraph'), exact: true })
        .click();
      await box(main(page), t('articles.blocks.paragraph')).fill(paragraphs[language]);
      await box(main(page), label('meta.title', language)).fill(title[language]);
      await box(main(page), label('meta.description', language)).fill(`${title[language]}. ${paragraphs[language]}`);
    }
    await expectSound(page, site);

    const popup = page.waitForEvent('popup');
    await main(page)
      .getByRole('button', { name: t('articles.preview'), exact: true })
      .click();
    const preview = await popup;
    await expect(heading(preview)).toHaveText(title[site.locale]);
    await expectSound(preview, site);
    await preview.close();

    await main(page)
      .getByRole('button', { name: t('articles.publish') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('articles.ask.publish.title') });
    await expectSound(page, site);
    await dialog.getByRole('button', { name: t('articles.ask.publish.confirm'), exact: true }).click();
    await expect(toasts(page)).toContainText(t('articles.done.publish'));
    const shown = main(page).getByRole('link', { name: t('articles.publicAddress') });
    const address = (await shown.getAttribute('href')) ?? '';
    await expectShown(page, `${site.base}${path.blog}`, () => main(page).locator(`a[href="${address}"]`).first());
    await page.goto(address);
    await expect(heading(page)).toHaveText(title[site.locale]);
    await expect(main(page).getByText(paragraphs[site.locale]).first()).toBeVisible();
    await expectSound(page, site);
  });
}
