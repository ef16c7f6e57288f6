/** The drawing of a card as SVG, in the shop's colours and type. Pure. */
import { createHash } from 'node:crypto';
import { joinShortWords } from '@aksamit/ui';
import { palette } from '@aksamit/ui/theme';
import { SHARE_CARD_SIZE, type ShareCard } from '../model/share-card';
import type { CardFonts } from './card-fonts';
import { cut, fitTitle } from './card-layout';

/** Width of the page's own picture, at the right edge. */
export const PICTURE_WIDTH = 470;

const { width, height } = SHARE_CARD_SIZE;
const MARGIN = 72;
const SECTION = { y: 116, size: 27, spacing: 2.2 };
const TITLE = { top: 168, bottom: 474 };
const BRAND = { y: 556, size: 46 };
/** The velvet runs into the picture over this length. */
const FADE = 140;
const FOLDS = 7;

const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;

/** The velvet below everything; its folds hang where a page has no picture, and are the same for a page each time. */
export function groundSvg(card: ShareCard): string {
  const folds = card.picture === null ? foldsOf(`${card.title} ${card.section}`) : '';
  return `${open}<rect width="${width}" height="${height}" fill="${palette.velvet}"/>${folds}</svg>`;
}

/** Words and wordmark, over the page's picture. */
export function cardSvg(card: ShareCard, fonts: CardFonts): string {
  const left = width - PICTURE_WIDTH;
  const fade = `<linearGradient id="f"><stop stop-color="${palette.velvet}"/><stop offset="1" stop-color="${palette.velvet}" stop-opacity="0"/></linearGradient><rect x="${left}" width="${FADE}" height="${height}" fill="url(#f)"/>`;
  const room = (card.picture === null ? width - 300 : left) - MARGIN - 32;
  return `${open}${card.picture === null ? '' : fade}${sectionOf(card, fonts, room)}${titleOf(card, fonts, room)}${brandOf(card, fonts)}</svg>`;
}

function sectionOf({ section, language }: ShareCard, { sans }: CardFonts, room: number): string {
  if (section === null) return '';
  const { y, size, spacing } = SECTION;
  const text = cut(section.toLocaleUpperCase(language), (part) => sans.widthOf(part, size, spacing) <= room);
  return `<path fill="${palette['blush-deep']}" d="${sans.pathOf(text, { x: MARGIN, y, size, spacing })}"/>`;
}

/** In the middle of its space, so that short titles do not hang below the section. */
function titleOf({ title }: ShareCard, { serif }: CardFonts, room: number): string {
  const space = TITLE.bottom - TITLE.top;
  const { lines, size, leading } = fitTitle(joinShortWords(title), serif, { width: room, height: space });
  const top = TITLE.top + (space - lines.length * leading) / 2;
  const paths = lines.map((line, index) =>
    serif.pathOf(line, { x: MARGIN, y: Math.round(top + size * 0.86 + index * leading), size }),
  );
  return `<path fill="${palette['ink-inverse']}" d="${paths.join('')}"/>`;
}

function brandOf({ brand }: ShareCard, { serif }: CardFonts): string {
  const { y, size } = BRAND;
  return `<rect x="${MARGIN}" y="${y - 74}" width="72" height="6" rx="3" fill="${palette.accent}"/><path fill="${palette['velvet-muted']}" d="${serif.pathOf(brand, { x: MARGIN, y, size })}"/>`;
}

/** Folds of cloth that hang from above, each lit along one side. */
function foldsOf(text: string): string {
  const random = createHash('sha256').update(text).digest();
  const share = (index: number) => (random[index % random.length] ?? 0) / 255;
  const folds = Array.from({ length: FOLDS }, (_, index) => {
    const x = Math.round(width - 430 + index * 76 + share(index) * 36);
    const bend = Math.round((share(index + 8) - 0.5) * 150);
    const foot = Math.round(x + (share(index + 16) - 0.5) * 120);
    const edge = (at: number, to: number) =>
      `C${at + bend} ${height * 0.33} ${to - bend} ${height * 0.66} ${to} ${height}`;
    return `<path fill="url(#${index % 2 === 0 ? 'a' : 'b'})" d="M${x} 0${edge(x, foot)}H${width + 200}V0Z"/>`;
  });
  const cloth = (id: string, light: number, shade: number) =>
    `<linearGradient id="${id}" gradientUnits="objectBoundingBox"><stop stop-color="${palette['blush-deep']}" stop-opacity="${light}"/><stop offset=".16" stop-color="${palette.accent}" stop-opacity=".16"/><stop offset=".45" stop-color="${palette.ink}" stop-opacity="${shade}"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".1"/></linearGradient>`;
  return cloth('a', 0.3, 0.34) + cloth('b', 0.2, 0.26) + folds.join('');
}
