import { offscreen, offscreenItem } from './offscreen';

/** The reserved height at a width of the screen, as a browser computes it. */
function heightAt(width: number, style: ReturnType<typeof offscreen>): number {
  const text = String(style.containIntrinsicBlockSize);
  const [least = 0, base = 0, perVw = 0, most = 0] = (text.match(/-?[\d.]+/g) ?? []).map(Number);
  return Math.min(Math.max(least, base + (perVw * width) / 100), most);
}

test.each([
  ['lower on a wide screen', 1350, 850],
  ['higher on a wide screen', 570, 655],
  ['the same everywhere', 240, 240],
])('reserves the height of a phone and of a wide screen: %s', (_, phone, wide) => {
  const style = offscreen(phone, wide);

  expect(style.contentVisibility).toBe('auto');
  expect(heightAt(360, style)).toBeCloseTo(phone, -1);
  expect(heightAt(1280, style)).toBeCloseTo(wide, -1);
  expect(heightAt(320, style)).toBe(phone);
  expect(heightAt(2560, style)).toBe(wide);
  const between = heightAt(820, style);
  expect(between).toBeGreaterThanOrEqual(Math.min(phone, wide));
  expect(between).toBeLessThanOrEqual(Math.max(phone, wide));
});

test('leaves the cards of a first screen as they are', () => {
  expect(offscreenItem(5, 570)).toBeUndefined();
  expect(offscreenItem(6, 570)?.contentVisibility).toBe('auto');
});
