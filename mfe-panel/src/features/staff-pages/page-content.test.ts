import en from '../../locales/staff.en.json';
import pl from '../../locales/staff.pl.json';
import type { Control } from '../../staff-kit/record-form/control';
import { contentOfForm, formOfContent, pageControl, SECTION_KINDS } from './page-content';

const meta = { title: 'Wiosna', description: '', keywords: '', canonical: null };
const both = <Value>(value: Value) => ({ pl: value, en: value });
const sections = [
  {
    kind: 'hero' as const,
    title: 'Wiosna',
    more: { label: 'Cennik', path: '/cennik/' },
    points: ['Bez bólu'],
    actions: [],
    picture: { pictureId: '4', drawing: null, alt: 'Gabinet' },
    figure: null,
  },
  {
    kind: 'text' as const,
    blocks: [
      { type: 'heading' as const, text: 'O nas', level: 2 as const },
      { type: 'list' as const, items: ['a'], ordered: true },
    ],
  },
  {
    kind: 'table' as const,
    caption: 'Ceny',
    columns: ['a', 'b'],
    rows: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
  {
    kind: 'treatments' as const,
    productIds: ['3'],
    type: 'product' as const,
    category: null,
    gender: 'female' as const,
    count: 3,
    packages: null,
  },
  { kind: 'faq' as const, hasSearch: false, groups: [{ title: null, items: [{ title: 'Czy boli?', text: 'Nie' }] }] },
];
const content = {
  title: both('Wiosna'),
  slugs: both('lp/wiosna'),
  lead: both(''),
  meta: both(meta),
  sections: both(sections),
};

test('what is stored comes back from the form as it was', () => {
  expect(contentOfForm(formOfContent(content, 3, 'pl'))).toMatchObject({ content });
});

test('a page of text alone is edited as the one section that it is shown as', () => {
  const { sections: _, ...page } = content;
  const body = both([{ type: 'paragraph' as const, text: 'Treść' }]);
  expect(contentOfForm(formOfContent({ ...page, body }, 1, 'pl'))).toMatchObject({
    content: { sections: both([{ kind: 'text', blocks: body.pl }]) },
  });
});

interface Texts {
  fields: Record<string, string>;
  options: Record<string, Record<string, string>>;
}

/** Names of fields and of their options that a form shows. */
function shownNames(name: string, control: Control): string[] {
  switch (control.kind) {
    case 'languages':
      return shownNames(name, control.value);
    case 'list':
      return [`fields.${name}`, ...shownNames(name, control.entry)];
    case 'group':
      return [`fields.${name}`, ...[...control.fields].flatMap(([field, below]) => shownNames(field, below))];
    case 'variants':
      return [...control.options].flatMap(([kind, option]) => [
        `options.${control.by}.${kind}`,
        ...[...option.fields].flatMap(([field, below]) => shownNames(field, below)),
      ]);
    case 'choice':
      return [`fields.${name}`, ...control.options.map((option) => `options.${name}.${option}`)];
    case 'constant':
      return [];
    default:
      return [`fields.${name}`];
  }
}

test.each([
  ['Polish', pl.staff.sitePages],
  ['English', en.staff.sitePages],
])('each field and option of every kind of section has its text in %s', (_, texts: Texts) => {
  expect(SECTION_KINDS.length).toBeGreaterThan(20);
  const names = [...pageControl.fields].flatMap(([name, control]) => shownNames(name, control));
  const textOf = (name: string) =>
    name.split('.').reduce<unknown>((value, part) => Reflect.get(Object(value), part), texts);
  expect([...new Set(names)].filter((name) => typeof textOf(name) !== 'string')).toEqual([]);
});
