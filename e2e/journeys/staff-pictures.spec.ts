import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { logIn } from '../fixtures/account';
import { expectSound } from '../fixtures/axe-once';
import { expect, test } from '../fixtures/journey-test';
import { expectPageReady } from '../fixtures/page-ready';
import { main, toasts } from '../fixtures/page-regions';
import { PHOTOGRAPH_WIDTH, photograph } from '../fixtures/photograph';
import type { Admin } from '../fixtures/staff';
import { patternOf, text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

test.describe.configure({ timeout: 180_000 });

const administrator = { email: 'admin@example.com', password: 'Aksamit-2026' };
const editors = { pl: '/admin/tresci/strony/', en: '/admin/content/pages/' };
/** Words of the photograph, as shoppers who do not see it are given them. */
const alt = { pl: 'Gabinet z oknem na park', en: 'A treatment room with a window on the park' };
const LANGUAGES = ['pl', 'en'] as const;

const inBoth = <Value>(value: Value) => ({ pl: value, en: value });

/** A published page that begins with a section without a picture. */
async function pageWithoutPicture(staff: Admin, code: string): Promise<string> {
  const title = 'Aksamit';
  const { cmsPage } = await staff.send<{ cmsPage: { id: string } }>('POST', '/cms-pages', {
    code,
    kind: 'campaign',
    title: inBoth(title),
    slugs: inBoth(`lp/${code}`),
    lead: inBoth(''),
    sections: inBoth([{ kind: 'hero', title }]),
    meta: inBoth({ title, description: 'Gabinety, w których pracujemy.', keywords: '', canonical: null }),
  });
  return cmsPage.id;
}

/** The browser has loaded the picture and could draw it. @returns its width, CSS pixels; 0 for a broken one */
const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

for (const site of bothLanguages) {
  const t = (key: string) => text(site, `staff-area:staff.${key}`);

  // The pages' policy names where pictures may come from: that the browser shows this one is seen in a browser alone.
  test(`at ${site.base}/ an admin adds a photograph from the computer, and the shop's page shows it`, async ({
    page,
    staff,
  }) => {
    const code = `e2e-${randomUUID().slice(0, 8)}`;
    const id = await pageWithoutPicture(staff, code);
    const editor = `${site.base}${editors[site.locale]}${id}/`;
    await page.goto(editor);
    await expectPageReady(page);
    await logIn(page, administrator, site);
    await expect(page).toHaveURL(editor);
    await expectPageReady(page);

    const section = main(page)
      .getByRole('list', { name: t('sitePages.groups.sections') })
      .locator(':scope > li');
    await section.locator('button[aria-expanded="false"]').click();
    await section.getByRole('button', { name: t('pictures.add') }).click();
    const dialog = page.getByRole('dialog', { name: t('pictures.add') });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByText(t('pictures.pick'), { exact: true }).click();
    await (await chooser).setFiles(await photograph());

    const described = dialog.getByRole('group', { name: t('pictures.describe') });
    const whole = described.locator('img').first();
    await expect.poll(() => widthOf(whole)).toBe(PHOTOGRAPH_WIDTH);
    await whole.click({ position: { x: 20, y: 20 } });
    await expect(described.getByRole('slider', { name: t('pictures.focus.x') })).not.toHaveValue('50');
    for (const language of LANGUAGES) {
      await described
        .getByRole('textbox', { name: new RegExp(`^${patternOf(t(`pictures.alt.${language}`))}`) })
        .fill(alt[language]);
    }
    await expectSound(page, site);
    await described.getByRole('button', { name: t('pictures.save') }).click();

    await expect(dialog).toHaveCount(0);
    await expect.poll(() => widthOf(section.getByRole('img', { name: alt[site.locale] }))).toBeGreaterThan(0);
    await main(page)
      .getByRole('button', { name: t('sitePages.publish'), exact: true })
      .click();
    await expect(toasts(page)).toContainText(t('sitePages.done.now'));

    const shown = main(page).getByRole('img', { name: alt[site.locale] });
    await expect(async () => {
      await page.goto(`${site.base}/lp/${code}/`);
      await expect(shown).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect.poll(() => widthOf(shown)).toBeGreaterThan(0);
    await expectSound(page, site);
    await staff.send('PUT', `/cms-pages/${id}`, { enabled: false });
  });
}
