import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { mainColor } from '../../../pictures/develop-picture';
import { scenes } from '../../../pictures/scenes';
import {
  laterCategoryCovers,
  laterCovers,
  laterRooms,
  pagePictures,
  type RenderedName,
  renderedCategoryCovers,
  renderedCovers,
  renderedPictures,
  replacedDrawings,
  salonFronts,
  salonLooks,
} from './rendered-list';

const folder = join(__dirname, '../../../pictures/made');
const pictures = Object.entries(renderedPictures);
const bytesOf = (name: string) => readFileSync(join(folder, `${name}.webp`));

test('each picture is in the folder, has a scene, and each in the folder is shown', () => {
  const names = pictures.map(([name]) => name);
  expect(names.filter((name) => !Object.hasOwn(scenes, name))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.webp`).sort());
  const shown: RenderedName[] = [
    ...salonLooks.flat(),
    ...salonFronts,
    ...Object.values(replacedDrawings),
    ...Object.values(pagePictures),
    ...Object.values(renderedCategoryCovers),
    ...Object.values(renderedCovers),
    ...Object.values(laterCategoryCovers),
    ...Object.values(laterCovers),
    ...Object.values(laterRooms),
  ];
  expect(names.filter((name) => !shown.some((one) => one === name))).toEqual([]);
});

test.each(pictures)(
  '%s is 4:3, weighs little, and has its colour and words in both languages',
  async (name, { alt, color }) => {
    const bytes = bytesOf(name);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([format, width * 3]).toEqual(['webp', height * 4]);
    expect(bytes.length).toBeLessThanOrEqual(200_000);
    expect(await mainColor(bytes)).toBe(color);
    expect(alt.pl).not.toBe(alt.en);
  },
);

test('covers of articles differ', () => {
  const covers = [...Object.values(renderedCovers), ...Object.values(laterCovers)];
  expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
});

test('all pictures together weigh at most 12 MB', () => {
  expect(pictures.reduce((sum, [name]) => sum + bytesOf(name).length, 0)).toBeLessThan(12_000_000);
});
