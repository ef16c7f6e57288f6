import type { Locator, Page } from '@playwright/test';
import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { main } from '../fixtures/page-regions';
import { patternOf, text } from '../fixtures/texts';
import { bothLanguages, type Site } from '../fixtures/words';

const paths = { pl: '/pomysl-na-biznes/', en: '/en/business-idea/' };

/** Holds the form's script until `release` is called. */
async function holdForm(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/island-public-form/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Requests that send the form, as they are made. */
function sentForms(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads/business-idea'))
      keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

function formOf(page: Page, site: Site) {
  const t = (key: string) => text(site, `forms:forms.${key}`);
  const form = main(page).getByRole('form', { name: t('businessIdea.title') });
  const field = (name: string): Locator =>
    form.getByRole('textbox', { name: new RegExp(`^${patternOf(t(`fields.${name}`))}`) });
  return { t, form, field, send: form.getByRole('button', { name: t('businessIdea.send') }) };
}

for (const site of bothLanguages) {
  test(`at ${site.base}/ what is typed, ticked and sent before a form’s script is there counts`, async ({ page }) => {
    const { firstName, lastName, email, phone } = newPerson();
    const release = await holdForm(page);
    const sent = sentForms(page);
    await page.goto(paths[site.locale]);
    const { t, form, field, send } = formOf(page, site);
    await field('firstName').fill(firstName);
    await form.getByRole('checkbox').first().check();
    await send.click();
    // The browser itself sends nothing: the values would stand in the address.
    expect(new URL(page.url()).search).toBe('');
    release();

    const summary = form.getByRole('alert');
    await expect(summary.getByRole('link').first()).toHaveText(`${t('fields.lastName')}: ${t('required')}`);
    await expect(summary.getByText(t('fields.firstName'))).toHaveCount(0);
    await expect(field('firstName')).toHaveValue(firstName);
    await expect(form.getByRole('checkbox').first()).toBeChecked();
    await expectSound(page, site);
    // The summary has the focus, and its links lead to the fields.
    await summary.getByRole('link').first().click();
    await expect(field('lastName')).toBeFocused();
    expect(sent).toEqual([]);

    await field('lastName').fill(lastName);
    await field('email').fill(email);
    await field('phone').fill(phone);
    await field('city').fill('Łódź');
    await send.dblclick();
    await expect(main(page).getByRole('heading', { name: t('businessIdea.thanks') })).toBeFocused();
    expect(sent, 'a second press sends nothing').toHaveLength(1);
    await expectSound(page, site);
  });

  test(`at ${site.base}/ a form that does not reach the shop keeps everything, and is sent once with one key`, async ({
    page,
    watch,
  }) => {
    watch.allow(/leads\/business-idea|net::ERR_/);
    const { firstName, lastName, email, phone } = newPerson();
    const sent = sentForms(page);
    await page.goto(paths[site.locale]);
    const { t, form, field, send } = formOf(page, site);
    for (const [name, value] of Object.entries({ firstName, lastName, email, city: 'Łódź' }))
      await field(name).fill(value);
    await field('phone').fill(phone);
    await form.getByRole('checkbox').first().check();
    await page.route('**/api/leads/business-idea', (route) => route.abort('internetdisconnected'));
    await send.click();
    await expect(form.getByRole('alert')).toContainText(t('away'));
    await expect(field('email')).toHaveValue(email);
    await page.unroute('**/api/leads/business-idea');
    await send.click();
    await expect(main(page).getByRole('heading', { name: t('businessIdea.thanks') })).toBeFocused();
    expect(new Set(sent).size, 'one form').toBe(1);
    expect(sent[0]).toBeTruthy();
  });
}
