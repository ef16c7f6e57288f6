import sharp from 'sharp';
import { colorOfDrawing, colorOfPicture } from './main-color';

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 900, height: 500, channels, background } });

test.each(['#a3214f', '#00a000', '#0a0b0c'])('a plain picture of %s has that colour', async (color) => {
  expect(await colorOfPicture(await plain(color).png().toBuffer())).toBe(color);
});

test('one of two halves has what lies between', async () => {
  const left = await sharp({ create: { width: 450, height: 500, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const bytes = await plain('#ffffff')
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec((await colorOfPicture(bytes)) ?? '') ?? [];
  for (const part of [red, green, blue]) expect(Math.abs(Number.parseInt(part, 16) - 128)).toBeLessThan(4);
});

test('a grey one has a colour too, a transparent one none', async () => {
  const grey = await plain('#808080').toColourspace('b-w').png().toBuffer();
  expect(await colorOfPicture(grey)).toMatch(/^#(..)\1\1$/);
  expect(await colorOfPicture(await plain('rgba(163, 33, 79, 0.5)', 4).png().toBuffer())).toBeNull();
});

test('a drawing has one by its name, an unknown name none', async () => {
  expect(await colorOfDrawing('body:female:armpits')).toMatch(/^#[0-9a-f]{6}$/);
  expect(await colorOfDrawing('body:female:armpits')).not.toBe(await colorOfDrawing('skin:hair:after'));
  expect(await colorOfDrawing('nothing:here')).toBeNull();
});
