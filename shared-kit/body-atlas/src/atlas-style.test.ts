import { markedByControls } from './atlas-style';

test('an area is marked by the checkbox of its own part', () => {
  const style = markedByControls([{ code: 'legs', controlId: 'part-7' }]);
  expect(style).toContain('html:has(#part-7:checked) & [data-part=legs]{--area-fill: 0.62;');
  expect(style).toContain('html:has(#part-7:focus-visible) & [data-part=legs]{');
  expect(markedByControls([])).toBe('');
});
