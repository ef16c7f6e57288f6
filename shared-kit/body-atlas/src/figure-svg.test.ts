import { figureAddress, partsOfAddress } from './figure-address';
import { figureSvg } from './figure-svg';

test('an address names the parts once, in one order, and is read back', () => {
  const address = figureAddress({ gender: 'female', codes: ['legs', 'bikini', 'legs'] });
  expect(address).toBe('/figures/female/bikini-legs.svg');
  expect(partsOfAddress(address ?? '')).toEqual({ gender: 'female', codes: ['bikini', 'legs'] });
  expect(partsOfAddress('/figures/male/back-back.svg')).toEqual({ gender: 'male', codes: ['back'] });
});

test('what cannot be in an address has none', () => {
  expect(figureAddress({ gender: 'male', codes: [] })).toBeNull();
  expect(figureAddress({ gender: 'male', codes: ['a/b', '<svg>', ''] })).toBeNull();
  for (const path of ['/figures/all/legs.svg', '/figures/female/.svg', '/figures/female/legs.svg/', '/figures/x.svg'])
    expect([path, partsOfAddress(path)]).toEqual([path, null]);
});

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test('the picture is complete in itself: what it refers to is in it, and its colours are values', () => {
  const svg = figureSvg({ gender: 'female', codes: ['legs', 'bikini', 'wings'] }) ?? '';
  const ids = idsIn(svg);
  const used = [...svg.matchAll(/#([a-z]\d*)["')]/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(svg).not.toContain('var(');
});

test('the picture has the section of the drawing in the page, and the colours of its zone', () => {
  const sectionOf = (codes: string[]) => figureSvg({ gender: 'male', codes })?.match(/viewBox="([^"]+)"/)?.[1];
  expect(sectionOf(['feet'])).not.toBe(sectionOf(['belly']));
  const fills = (gender: 'male' | 'female') =>
    new Set(figureSvg({ gender, codes: ['legs'] })?.match(/fill="#[0-9a-f]{6}"/g));
  expect(fills('male')).not.toEqual(fills('female'));
});

test('parts that are not drawn have no picture', () => {
  expect(figureSvg({ gender: 'female', codes: ['wings'] })).toBeNull();
});
