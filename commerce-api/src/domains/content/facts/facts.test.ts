import { type ShopFact, shopFact } from '@aksamit/contracts';
import { hoursText, PANEL_PHONE_HOURS, PHONE_HOURS } from '@aksamit/contracts/phone-hours';
import { insertFacts, type ShopFacts, unknownFactsOf } from '.';

const facts = Object.fromEntries(shopFact.options.map((name) => [name, `<${name}>`])) as Record<ShopFact, string>;
const inserted = (value: unknown, change: Partial<ShopFacts> = {}) => insertFacts(value, { ...facts, ...change });

test('facts are inserted in all texts of a record, however deep; what is no fact stays', () => {
  const record = { title: '{salonCount} salonów', items: [{ text: 'do {reductionPercent}%', order: 2, link: null }] };
  expect(inserted(record, { salonCount: '66', reductionPercent: '30' })).toEqual({
    title: '66 salonów',
    items: [{ text: 'do 30%', order: 2, link: null }],
  });
  expect(inserted('{nothing} {} { salonCount } {constructor}')).toBe('{nothing} {} { salonCount } {constructor}');
});

test('a number to be called has no spaces, neither common nor no-break ones', () => {
  expect(inserted('tel:{phone}', { phone: '+48\u00a022\u00a0100 20 30' })).toBe('tel:+48221002030');
  expect(inserted('{phone}', { phone: '+48\u00a022' })).toBe('+48\u00a022');
});

test('a fact’s value is a text and never read as a name or as a pattern', () => {
  expect(inserted('{email} $1', { email: '{phone} $& $1' })).toBe('{phone} $& $1 $1');
});

test('names that are no facts are reported by their path', () => {
  const sections = {
    pl: [
      { kind: 'text', title: '{salonCount}' },
      { kind: 'quote', text: 'Mamy {salons} {x1}' },
    ],
    en: [],
  };
  expect(unknownFactsOf({ sections, lead: { pl: '{__proto__} {toString}', en: '{a b}' } })).toEqual([
    'sections.pl.1.text',
    'lead.pl',
  ]);
});

test('hours of the phone are read as people of the language write them', () => {
  expect(hoursText(PHONE_HOURS, 'pl')).toBe('pon.–pt.\u00a08–19, sob.\u00a09–14');
  expect(hoursText(PHONE_HOURS, 'en')).toBe('Mon–Fri\u00a08\u00a0am–7\u00a0pm, Sat\u00a09\u00a0am–2\u00a0pm');
  expect(hoursText(PANEL_PHONE_HOURS, 'pl')).toBe('pon.–pt.\u00a08–20, sob.\u00a09–14, niedz.\u00a010–14');
});
