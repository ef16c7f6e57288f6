import { organisationJsonLd } from './organisation-json-ld';

const shop = { origin: 'https://shop.example', homePath: '/', searchPath: '/szukaj/', languages: ['pl'] };
const brand = { name: 'Aksamit', phone: '+48 22 000 00 00', email: 'kontakt@shop.example' };

test('the hours of the phone are named day by day, and left out where the API names none', () => {
  const phoneHours = [
    { from: 1, to: 3, opens: 8, closes: 19 },
    { from: 6, to: 6, opens: 9, closes: 14 },
  ];
  const [organisation] = organisationJsonLd({ ...shop, brand: { ...brand, phoneHours } });
  expect(organisation).toMatchObject({
    contactPoint: {
      telephone: '+48 22 000 00 00',
      hoursAvailable: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '19:00' },
        { dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      ],
    },
  });
  expect(JSON.stringify(organisationJsonLd({ ...shop, brand }))).not.toContain('hoursAvailable');
});

test('the shop’s profiles are those of the footer, and left out where there are none', () => {
  const social = [
    { network: 'instagram' as const, url: 'https://example.com/aksamit/instagram' },
    { network: 'facebook' as const, url: 'https://example.com/aksamit/facebook' },
  ];
  const [organisation] = organisationJsonLd({ ...shop, brand: { ...brand, social } });
  expect(organisation).toMatchObject({ sameAs: social.map(({ url }) => url) });
  expect(JSON.stringify(organisationJsonLd({ ...shop, brand: { ...brand, social: [] } }))).not.toContain('sameAs');
  expect(JSON.stringify(organisationJsonLd({ ...shop, brand }))).not.toContain('sameAs');
});
