import { SHARE_CARD_SIZE, type ShareCard } from '../model/share-card';
import { cardFonts } from './card-fonts';
import { cardSvg, groundSvg, PICTURE_WIDTH } from './card-svg';

/** Networks fetch a preview while its sender waits. */
export const MOST_CARD_BYTES = 120 * 1024;
/** JPEG qualities, tried in this order until a card is small enough. */
const QUALITIES = [82, 72, 60, 45, 30];
const TIMEOUT_MS = 5_000;

/**
 * Draws a card: JPEG, 1200 x 630, at most `MOST_CARD_BYTES`. The page's own picture fills its right side.
 * @throws while the API cannot give the picture
 */
export async function drawShareCard(card: ShareCard, apiOrigin: string): Promise<Buffer> {
  const [sharp, fonts] = await Promise.all([loadSharp(), cardFonts()]);
  const { width, height } = SHARE_CARD_SIZE;
  const layers: { input: Buffer; left: number; top: number }[] = [
    { input: Buffer.from(cardSvg(card, fonts)), left: 0, top: 0 },
  ];
  if (card.picture !== null) {
    const picture = await sharp(await readPicture(apiOrigin + card.picture))
      .resize(PICTURE_WIDTH, height, { fit: 'cover', position: 'attention' })
      .toBuffer();
    layers.unshift({ input: picture, left: width - PICTURE_WIDTH, top: 0 });
  }
  const drawn = await sharp(Buffer.from(groundSvg(card)))
    .composite(layers)
    .flatten()
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= MOST_CARD_BYTES) return bytes;
  }
  throw new Error('Failed to draw a share card: it stays too large. Look at its picture.');
}

/** Loaded with the first card: a page server whose pages nobody shares does without. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One card at a time on one thread, and nothing cached: pages need processor and memory.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function readPicture(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new Error(`Failed to read ${new URL(url).pathname}: the API answered ${response.status}. See its log.`);
}
