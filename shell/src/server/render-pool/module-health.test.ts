import { ModuleHealth } from './module-health';

test('a release rests after three failures in a row, then gets one more try', () => {
  let now = 0;
  const health = new ModuleHealth(() => now);
  const release = 'catalog@1.0.0';
  health.failed(release);
  health.failed(release);
  expect(health.mayRender(release)).toBe(true);
  health.failed(release);
  expect(health.mayRender(release)).toBe(false);
  expect(health.mayRender('catalog@1.0.1')).toBe(true);
  now = 15_000;
  expect(health.mayRender(release)).toBe(true);
  health.failed(release);
  expect(health.mayRender(release)).toBe(false);
  now = 30_000;
  health.succeeded(release);
  health.failed(release);
  expect(health.mayRender(release)).toBe(true);
});

test('failures far apart are not in a row', () => {
  let now = 0;
  const health = new ModuleHealth(() => now);
  for (; now < 600_000; now += 60_000) health.failed('catalog@1.0.0');
  expect(health.mayRender('catalog@1.0.0')).toBe(true);
  now -= 60_000;
  health.failed('catalog@1.0.0');
  health.failed('catalog@1.0.0');
  expect(health.mayRender('catalog@1.0.0')).toBe(false);
});
