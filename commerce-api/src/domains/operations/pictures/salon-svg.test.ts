import { type SalonView, salonSvg } from './salon-svg';

const views: SalonView[] = ['1', '2', '3'];

test('each view of a salon is a drawing of its own, and the same each time', () => {
  const drawings = views.map((view) => salonSvg(view, '4', 960, 720));
  expect(new Set(drawings).size).toBe(3);
  expect(views.map((view) => salonSvg(view, '4', 960, 720))).toEqual(drawings);
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
});

test('salons beside each other in a list differ', () => {
  for (const view of views) {
    const drawings = Array.from({ length: 12 }, (_, index) => salonSvg(view, String(index + 1), 960, 720));
    drawings.slice(1).forEach((drawing, index) => {
      expect(drawing).not.toBe(drawings[index]);
    });
  }
});
