import { expectSound } from '../fixtures/axe-once';
import { newPerson } from '../fixtures/guest';
import { expect, test } from '../fixtures/journey-test';
import { mailedLink } from '../fixtures/mailbox';
import { main } from '../fixtures/page-regions';
import { text } from '../fixtures/texts';
import { bothLanguages } from '../fixtures/words';

const addresses = {
  pl: {
    contact: '/kontakt/',
    partners: '/wspolpraca/',
    franchise: '/pomysl-na-biznes/',
    club: '/klub-recenzentek/',
    newsletter: '/newsletter/',
  },
  en: {
    contact: '/en/contact/',
    partners: '/en/partners/',
    franchise: '/en/business-idea/',
    club: '/en/reviewer-club/',
    newsletter: '/en/newsletter/',
  },
};

/** Each form as a browser without scripts sends it: the page, its name and its fields. */
function sentForms() {
  const { firstName, lastName, email, phone } = newPerson();
  const person = Object.entries({ firstName, lastName, email, phonePrefix: '48', phone });
  const values = (fields: Record<string, string>) =>
    Object.fromEntries([...person, ...Object.entries(fields)].map(([name, value]) => [`values.${name}`, value]));
  const agreed = { 'agrees.regulations': 'on' };
  const profile = { name: firstName, dateBirth: '1995-04-12', followersCount: '12000' };
  const looks = { accountCategory: 'beauty', skinTone: 'natural', hairShade: 'dark' };
  const instagram = { instagramLink: 'https://instagram.com/anna' };
  return [
    ['contact', 'contact', values({ topic: 'other', message: 'Czy jest parking?' })],
    ['contact', 'callBack', { ...values({ city: 'Radom', email: '' }), ...agreed }],
    ['partners', 'contactBusiness', values({ companyName: 'Nowak', message: 'Vouchery?' })],
    ['franchise', 'businessIdea', { ...values({ city: 'Radom' }), ...agreed }],
    ['contact', 'professional', { ...values({}), ...agreed, 'agrees.professional': 'on' }],
    ['club', 'reviewer', { ...values({ ...profile, ...looks, ...instagram }), ...agreed }],
    ['newsletter', 'newsletter', values({})],
  ] as const;
}

for (const site of bothLanguages) {
  const t = (key: string) => text(site, `forms:forms.${key}`);

  test(`at ${site.base}/ every form is taken without scripts, and one with nothing in it is refused`, async ({
    page,
    baseURL,
  }) => {
    const headers = { origin: baseURL ?? '' };
    for (const [at, form, fields] of sentForms()) {
      const path = addresses[site.locale][at];
      const taken = await page.request.post(path, { form: { form, website: '', ...fields }, headers });
      expect([form, taken.status(), new URL(taken.url()).searchParams.get('sent')]).toEqual([
        form,
        200,
        expect.stringMatching(new RegExp(`^${form}`)),
      ]);
      // The form's page may not have the form itself: its receipt stands where the form would.
      if (form !== 'professional') expect(await taken.text()).toContain(`id="${form}-title"`);
      const refused = await page.request.post(path, { form: { form }, headers });
      expect([form, refused.status(), refused.headers()['cache-control']]).toEqual([form, 422, 'no-store']);
      if (form !== 'professional') expect(await refused.text()).toContain(t('summary'));
    }
  });

  test(`at ${site.base}/ a newsletter is ordered, confirmed by the mailed link, and ended by the one after it`, async ({
    page,
  }) => {
    const { email } = newPerson();
    await page.goto(addresses[site.locale].newsletter);
    const form = main(page).getByRole('form', { name: t('newsletter.title') });
    await form.getByRole('textbox', { name: t('fields.email') }).fill(email);
    await form.getByRole('button', { name: t('newsletter.send') }).click();
    await expect(main(page).getByRole('heading', { name: t('newsletter.thanks') })).toBeFocused();
    await expectSound(page, site);
    const linkText = (key: string) => text(site, `newsletter:newsletter.${key}`);
    const follow = async (link: 'confirmation' | 'cancellation', part: string) => {
      await page.goto(await mailedLink(page, email, part));
      await main(page)
        .getByRole('button', { name: linkText(`${link}.button`) })
        .click();
      await expect(main(page).getByText(linkText(`${link}.done`))).toBeVisible();
    };
    const isPolish = site.locale === 'pl';
    await follow('confirmation', isPolish ? '/newsletter/potwierdzenie/' : '/newsletter/confirmation/');
    await follow('cancellation', isPolish ? '/newsletter/rezygnacja/' : '/newsletter/cancellation/');
    await expectSound(page, site);
  });
}
