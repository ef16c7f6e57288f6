import { readBlocks } from './read-blocks';

it('reads every kind of block', () => {
  const blocks = readBlocks(`
    First line
    second line

    ## Title

    - one
    - two

    1. first

    ! Mind this

    ? Why? = Because.
    ? How? = So.

    -> Salons | /salons/ | All of them

    @ Phone | 22 100 | tel:22100
    @ Hours | Mon–Fri
  `);
  expect(blocks).toEqual([
    { type: 'paragraph', text: 'First line second line' },
    { type: 'heading', text: 'Title', level: 2 },
    { type: 'list', items: ['one', 'two'], ordered: false },
    { type: 'list', items: ['first'], ordered: true },
    { type: 'note', text: 'Mind this' },
    {
      type: 'faq',
      items: [
        { title: 'Why?', content: 'Because.' },
        { title: 'How?', content: 'So.' },
      ],
    },
    { type: 'link', label: 'Salons', path: '/salons/', description: 'All of them' },
    { type: 'contact', label: 'Phone', value: '22 100', href: 'tel:22100' },
    { type: 'contact', label: 'Hours', value: 'Mon–Fri', href: null },
  ]);
});
