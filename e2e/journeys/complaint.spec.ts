import { expectSound } from '../fixtures/axe-once';
import { noPicture, picture } from '../fixtures/file-to-send';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailTo } from '../fixtures/mailbox';
import { main } from '../fixtures/page-regions';
import { like, text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

for (const site of bothLanguages) {
  const t = (key: string, values: Record<string, string | number> = {}) => text(site, `forms:forms.${key}`, values);

  test(`at ${site.base}/ somebody without an account complains, with an address and a picture that the shop checks at once`, async ({
    page,
    staff,
    watch,
  }) => {
    test.setTimeout(120_000);
    watch.allow(/file-uploads\/.* answered 422|status of 422/);
    const { firstName, lastName, email } = newPerson();
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/island-public-form/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.locale === 'pl' ? '/kontakt/' : '/en/contact/');
    const form = main(page).getByRole('form', { name: t('contact.title'), exact: true });
    const field = (name: string) => form.getByLabel(t(`fields.${name}`), { exact: false });
    // A visitor who types before the form runs does not lose anything.
    await field('topic').selectOption('complaints');
    await field('firstName').fill(firstName);
    release();
    await field('complaintAbout').selectOption('products');
    await expect(field('firstName')).toHaveValue(firstName);
    await expect(field('phonePrefix')).toHaveValue('48');
    await field('lastName').fill(lastName);
    await field('email').fill(email);
    await field('address').fill('ul. Polna 4');
    await field('postalCode').fill('90-001');
    await field('town').fill('Łódź');
    await field('claim').fill('Zwrotu pieniędzy');
    await field('circumstances').fill('Butelka była pęknięta');
    await form.getByLabel(t('files.add')).setInputFiles([picture, noPicture]);
    await expect(form.getByText(t('files.ready'))).toBeVisible();
    await expect(form.getByText(t('files.refused.broken'))).toBeVisible();
    await expectSound(page, site);
    await form.getByRole('button', { name: t('files.remove', { name: noPicture.name }) }).click();
    await form.getByRole('button', { name: t('contact.send') }).click();
    await expect(main(page).getByRole('heading', { name: t('contact.thanks') })).toBeFocused();
    const number = /[A-Z]{2}-[\d-]+/.exec(
      (await main(page).getByText(like(site, 'forms:forms.number')).textContent()) ?? '',
    );
    await mailTo(page, email, number?.[0] ?? 'a number');
    // The desk sees it with its file.
    const { complaints } = await staff.get<{
      complaints: { email: string; files: { fileName: string }[]; data: Record<string, string> }[];
    }>('/complaints?perPage=100');
    const stored = complaints.find((one) => one.email === email);
    expect(stored?.files).toHaveLength(1);
    expect(stored?.data).toMatchObject({ address: 'ul. Polna 4', postalCode: '90-001', city: 'Łódź' });
  });
}
