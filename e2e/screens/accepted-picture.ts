import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** What a page shows of the present time, of free visits and of others' deeds: it keeps its room, and is not compared. */
const CHANGING = [
  'time',
  '[data-shown-from]',
  '[data-counts-to]',
  '[data-store-zone]',
  // Parts that mark themselves, such as the first free time.
  '[data-varies]',
];
const HIDDEN = `:is(${CHANGING.join(', ')}) { visibility: hidden !important; }`;

/** Of a long page its beginning is compared, so many times as high as wide. */
const COMPARED = 2.5;
/** Size of an accepted picture: changes of layout, colour, pictures and most texts show, and all of them fit into the repository. */
const ACCEPTED = { width: 320, height: 320 * COMPARED };
const COLOURS = 64;

/**
 * The screen differs from the accepted picture (`screens/accepted/<name>.png`) by no more than rendering does: fonts and
 * pictures of another version of the browser. `npm run screens -- --accept` accepts it as it is.
 * @param size of the page, CSS pixels
 */
export async function expectAsAccepted(
  page: Page,
  name: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const clip = { x: 0, y: 0, width, height: Math.min(height, Math.round(COMPARED * width)) };
  // A style element, as Playwright would add, is what the page's policy forbids.
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, HIDDEN);
  const taken = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const reduced = await sharp(taken)
    .flatten()
    // Short pages too: a page that grew by a line differs by that line, not by its size.
    .resize({ ...ACCEPTED, fit: 'contain', position: 'top', background: '#fff' })
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  expect.soft(reduced).toMatchSnapshot(`${name}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.03 });
}
