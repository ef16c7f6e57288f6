import { builtFolder } from './releases';

test('the build’s last line names the folder that it made', () => {
  expect(builtFolder('x\ncatalog@0.1.0-ab: 9 files, 44.1 KB of scripts (brotli), in /a b/dist/0.1.0-ab\n')).toBe(
    '/a b/dist/0.1.0-ab',
  );
  expect(builtFolder('Failed to compile')).toBeUndefined();
});
