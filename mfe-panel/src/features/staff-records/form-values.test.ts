import en from '../../locales/staff.en.json';
import pl from '../../locales/staff.pl.json';
import type { Control } from '../../staff-kit/record-form/control';
import { errorsOfIssues } from '../../staff-kit/record-form/field-errors';
import { formOfRecord, recordOfForm } from '../../staff-kit/record-form/form-values';
import { KINDS, kindOf } from './kinds';

const kind = (slug: string) => {
  const found = kindOf(slug, 'admin');
  if (!found) throw new Error(slug);
  return found;
};

const both = (text: string) => ({ pl: text, en: text });
const productTexts = {
  description: ['Pierwszy akapit', 'Drugi'],
  infos: [{ section: 'benefits', description: 'Gładkość', order: 0, needsConsultation: false }],
  stages: [],
  faqs: [{ title: 'Czy boli?', content: 'Nie', order: 0 }],
  comparisons: [
    {
      title: 'Po 6 zabiegach',
      content: 'Efekt',
      order: 0,
      pictureBeforeId: '4',
      pictureAfterId: null,
      isIllustration: false,
      // Known to the API alone.
      stored: 'since long ago',
    },
  ],
  lists: [{ title: 'W cenie', items: ['golenie'], order: 0 }],
  cmsSections: [],
  metaTitle: 'Depilacja pach',
  metaDescription: '',
};
const product = {
  type: 'product',
  code: 'pachy',
  gender: 'female',
  categoryId: '1',
  enabled: true,
  name: both('Pachy'),
  slugs: both('pachy'),
  lead: both(''),
  content: both('') as unknown,
  duration: 20,
  durationTo: null,
  showDuration: true,
  level: null,
  packageQuantity: 1,
  packageBonusQuantity: 0,
  bodyPartCount: 1,
  promoRecommended: false,
  isSpecial: false,
  canPaymentByCash: true,
  showLowestPrice: true,
  vatRate: 23,
  position: 3,
  pictureId: null,
  recommendedQuantityFrom: 6,
  recommendedQuantityTo: 8,
  isBundlable: true,
  hasCheckbox: false,
  checkboxLabel: null,
  bodyPartIds: ['2', '5'],
  pictures: [{ id: '7', alt: both('Gabinet') }],
};
product.content = { pl: productTexts, en: productTexts };
const code = {
  marketId: '1',
  code: 'ZIMA-20',
  discountType: 'amount',
  discountValue: 2050,
  productCategoryId: null,
  enabled: true,
  validFrom: '2026-12-01T08:30:00.000Z',
  validTo: null,
  totalLimit: 100,
  customerLimit: null,
};

test.each([
  ['products', product],
  ['discount-codes', code],
  ['redirects', { from: '/a/', to: '/b/', status: 301 }],
  ['prices', { productId: '3', marketId: '2', currency: 'GBP', quantityFrom: 1, quantityTo: 5, price: 1999 }],
])('a record of %s comes back from its form unchanged, in both languages', (slug, record) => {
  const { control, input } = kind(slug);
  for (const locale of ['pl', 'en'] as const) {
    const back = recordOfForm(control, formOfRecord(control, record, locale));
    expect(back).toEqual(record);
    expect(input.safeParse(back).success).toBe(true);
  }
});

test('positions in a list follow the order of its entries', () => {
  const { control } = kind('products');
  const form = formOfRecord(control, product, 'pl');
  const texts = (form.content as { pl: { faqs: object[] } }).pl;
  texts.faqs = [{ title: 'Nowe', content: 'Tak' }, ...texts.faqs];
  const back = recordOfForm(control, form) as { content: { pl: { faqs: { title: string; order: number }[] } } };
  expect(back.content.pl.faqs.map(({ title, order }) => [title, order])).toEqual([
    ['Nowe', 0],
    ['Czy boli?', 1],
  ]);
});

test('what is wrong stands at its control', () => {
  const { control, input } = kind('products');
  const t = (key: string) => key;
  const record = {
    ...product,
    duration: Number.NaN,
    slugs: { pl: 'Zły adres', en: 'pachy' },
    name: { pl: '', en: 'Underarms' },
    content: { pl: { ...productTexts, lists: [{ title: '', items: ['x'.repeat(5001)] }] }, en: productTexts },
  };
  const checked = input.safeParse(record);
  const issues = checked.error?.issues ?? [];
  expect(errorsOfIssues(control, { issues, input: record }, t)).toMatchObject({
    duration: 'staff.records.errors.notANumber',
    'slugs.pl': 'staff.records.errors.format',
    'name.pl': 'form.required',
    'content.pl.lists.0.title': 'form.required',
    'content.pl.lists.0.items.0.value': 'staff.records.errors.textBig',
  });
});

/** Names of fields with the options of their choices, of a whole form. */
function namesOf(control: Control, name: string): { fields: string[]; options: string[] } {
  const none = { fields: [name], options: [] };
  if (control.kind === 'choice') {
    return { fields: [name], options: control.options.map((option) => `${name}.${option}`) };
  }
  if (control.kind === 'order') return { fields: [], options: [] };
  if (control.kind === 'languages') return namesOf(control.value, name);
  const below =
    control.kind === 'group'
      ? [...control.fields].map(([field, inner]) => namesOf(inner, field))
      : [control.kind === 'list' ? namesOf(control.entry, name) : none];
  return { fields: below.flatMap(({ fields }) => fields), options: below.flatMap(({ options }) => options) };
}

test.each([
  ['pl', pl.staff.records],
  ['en', en.staff.records],
])('each field, choice, group and column has its text: %s', (_, texts) => {
  const known = (table: object, path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((at, part) => (typeof at === 'object' && at ? Reflect.get(at, part) : undefined), table);
  const missing = KINDS.flatMap(({ slug, control, groups, columns, filters }) => {
    const { fields, options } = namesOf(control, '');
    return [
      ...fields.filter((field) => field !== '').map((field) => `fields.${field}`),
      ...options.map((option) => `options.${option}`),
      ...groups.map(({ title }) => `groups.${title}`),
      ...[...columns.map(({ key }) => key), ...filters.map(({ name }) => name)].map((field) => `fields.${field}`),
      `kinds.${slug}.many`,
      `kinds.${slug}.new`,
    ];
  }).filter((path) => typeof known(texts, path) !== 'string');
  expect(missing).toEqual([]);
});

test('each field of a kind is in its form or fixed by it', () => {
  for (const { slug, control, groups } of KINDS) {
    const shown = groups.flatMap(({ fields }) => fields);
    expect([slug, [...control.fields.keys()].filter((field) => !shown.includes(field))]).toEqual([slug, []]);
  }
});

test('managers see the offer and no redirects', () => {
  expect(kindOf('products', 'manager')?.slug).toBe('products');
  expect(kindOf('redirects', 'manager')).toBeUndefined();
  expect(kindOf('products', 'staff')).toBeUndefined();
});
