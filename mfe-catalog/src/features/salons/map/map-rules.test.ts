import { CITY, COUNTRY, cityScale, fitLabels, positionOf } from './map-rules';

const warsaw = { lat: 52.2351, lng: 21.0192 };
const sizes = { letter: 6, line: 12, gap: 6, width: 500 };

test('cities stand inside of the country, east of what is west of them', () => {
  const [szczecin, warszawa, gdansk] = [{ lat: 53.43, lng: 14.55 }, warsaw, { lat: 54.35, lng: 18.65 }].map(positionOf);
  expect(szczecin?.x).toBeLessThan(warszawa?.x ?? 0);
  expect(gdansk?.y).toBeLessThan(warszawa?.y ?? 0);
  for (const { x, y } of [szczecin, warszawa, gdansk].flatMap((one) => one ?? [])) {
    expect(x > 0 && x < COUNTRY.width && y > 0 && y < COUNTRY.height).toBe(true);
  }
});

test('the points of a city fill its drawing, and the scale measures them', () => {
  const north = { lat: warsaw.lat + 0.09, lng: warsaw.lng };
  const { positionOf: inCity, scale } = cityScale([warsaw, north]);
  const distance = inCity(warsaw).y - inCity(north).y;
  expect(distance).toBeCloseTo(CITY.height - 120, 0);
  // 0.09 degrees of latitude are 10 kilometres.
  expect((distance / scale.length) * scale.km).toBeCloseTo(10, 0);
});

test('a single salon stands in the middle', () => {
  expect(cityScale([warsaw]).positionOf(warsaw)).toEqual({ x: CITY.width / 2, y: CITY.height / 2 });
});

test('a label that would meet another goes to another side', () => {
  const fitted = fitLabels(
    [
      { x: 250, y: 100, text: 'Katowice' },
      { x: 262, y: 101, text: 'Sosnowiec' },
      { x: 256, y: 104, text: 'Chorzów' },
      { x: 490, y: 300, text: 'Przemyśl' },
    ],
    sizes,
  );
  expect(fitted).toEqual([{ side: 'end' }, { side: 'start' }, { side: 'below' }, { side: 'end' }]);
});

test('a label without room on any side is left out', () => {
  const crowd = [0, 14, 28].flatMap((y) => [0, 14, 28].map((x) => ({ x: 200 + x, y: 100 + y, text: 'Sosnowiec' })));
  expect(fitLabels(crowd, sizes)[4]).toBeNull();
});
