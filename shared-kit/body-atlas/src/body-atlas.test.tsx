import { fireEvent, render, screen, within } from '@testing-library/react';
import { type AtlasTexts, BodyAtlas } from './body-atlas';
import type { AtlasPart } from './body-atlas-part';

const texts: AtlasTexts = { label: 'Okolice', views: 'Strona', view: { front: 'Przód', back: 'Tył', face: 'Twarz' } };
const part = (code: string, name: string, more: Partial<AtlasPart> = {}): AtlasPart => ({
  code,
  name,
  isChosen: false,
  href: `/?bodyPart=${code}`,
  ...more,
});
const parts = [
  part('legs', 'Całe nogi', { isChosen: true, count: 4 }),
  part('calves', 'Łydki'),
  part('chin', 'Broda', { isDisabled: true }),
];

test('without a script each part is a link on the drawing and in the list, the chosen one marked in both', () => {
  render(<BodyAtlas gender="female" parts={parts} texts={texts} />);
  const front = within(screen.getByRole('group', { name: 'Przód' }));
  expect(front.getByRole('link', { name: 'Łydki' }).getAttribute('href')).toBe('/?bodyPart=calves');
  expect(front.getByRole('link', { name: 'Całe nogi' }).getAttribute('aria-current')).toBe('true');
  const list = within(screen.getByRole('list'));
  expect(list.getByRole('link', { name: 'Całe nogi 4' }).getAttribute('aria-current')).toBe('true');
  expect(list.getByRole('link', { name: 'Broda' }).getAttribute('href')).toBe('/?bodyPart=chin');
});

test('the views that have one of the parts can be chosen; that of the chosen part is open', () => {
  render(
    <BodyAtlas
      gender="male"
      parts={[part('back', 'Plecy', { isChosen: true }), part('belly', 'Brzuch')]}
      texts={texts}
    />,
  );
  const views = within(screen.getByRole('radiogroup', { name: 'Strona' })).getAllByRole<HTMLInputElement>('radio');
  expect(views.map(({ value, checked }) => [value, checked])).toEqual([
    ['front', false],
    ['back', true],
  ]);
});

test('the keyboard reaches a part that is drawn on two sides once', () => {
  render(<BodyAtlas gender="female" parts={parts} texts={texts} />);
  const areas = screen.getAllByRole('link', { name: 'Łydki' }).filter((link) => link.querySelector('svg'));
  expect(areas.map((area) => area.getAttribute('tabindex'))).toEqual([null, '-1']);
});

test('where choices are made in the page, areas and list are checkboxes', () => {
  const toggled: string[] = [];
  render(<BodyAtlas gender="female" parts={parts} texts={texts} onToggle={(code) => toggled.push(code)} />);
  const [area] = screen.getAllByRole('checkbox', { name: 'Łydki' });
  expect(
    screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Całe nogi' }).map(({ checked }) => checked),
  ).toEqual([true, true]);
  if (!area) throw new Error('No area.');
  fireEvent.click(area);
  const shape = area.closest('label')?.querySelector('path');
  if (shape) fireEvent.click(shape);
  fireEvent.click(within(screen.getByRole('list')).getByRole('checkbox', { name: 'Łydki' }));
  for (const disabled of screen.getAllByRole('checkbox', { name: 'Broda' })) fireEvent.click(disabled);
  expect(toggled).toEqual(['calves', 'calves', 'calves']);
});

test('a page that has a list of its own gets the drawing alone', () => {
  render(<BodyAtlas gender="female" parts={parts} texts={texts} hasList={false} />);
  expect(screen.queryByRole('list')).toBeNull();
});
