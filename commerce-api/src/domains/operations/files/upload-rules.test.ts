import fc from 'fast-check';
import { safeFileName, sniffMimeType } from './upload-rules';

test.each([
  ['Moje zdjęcie (1).JPG', 'image/jpeg', 'Moje-zdjecie-1.jpg'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\kat\\łąka.png', 'image/png', 'laka.png'],
  ['x.svg', 'image/png', 'x.png'],
  ['...', 'image/webp', 'file.webp'],
  ['żółć.exe.jpg', 'image/jpeg', 'zolc.exe.jpg'],
] as const)('%s becomes a safe name', (name, mimeType, expected) => {
  expect(safeFileName(name, mimeType)).toBe(expected);
});

test('any name fits the table, is no path and keeps the true extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (name) => {
      expect(safeFileName(name, 'image/png')).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/);
      expect(safeFileName(name, 'image/png').endsWith('.png')).toBe(true);
    }),
  );
});

test('only what begins as a picture or PDF is known; SVG, HTML and rubbish are not', () => {
  const of = (text: string) => sniffMimeType(Buffer.from(text.padEnd(20, ' '), 'latin1'));
  expect(of('%PDF-1.7')).toBe('application/pdf');
  expect(of('\xff\xd8\xff\xe0')).toBe('image/jpeg');
  expect(of('RIFF1234WEBP')).toBe('image/webp');
  expect([of('<svg xmlns='), of('<?xml'), of('<html>'), of('GIF89a'), of('MZ')]).toEqual(Array(5).fill(null));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => void sniffMimeType(Buffer.from(bytes))));
});
