/** A drawn body with the body parts of a treatment marked. Pure. */
import { bodyPaths, MIRRORED } from '@aksamit/body-atlas/paths';
import type { Gender } from '@aksamit/contracts';

interface Tones {
  /** Of the ground, light in the middle. */
  ground: [light: string, deep: string];
  halo: string;
  skin: [light: string, deep: string];
  hair: string;
  outline: string;
  /** Of the marked areas, in the middle and at the edge of the picture. */
  area: [middle: string, edge: string];
}

const tones: Record<Gender, Tones> = {
  female: {
    ground: ['#fbf1ec', '#edcfc9'],
    halo: '#fdf8f4',
    skin: ['#fae6da', '#eec4ae'],
    hair: '#6d4439',
    outline: '#9a5f55',
    area: ['#b23a66', '#c25b80'],
  },
  male: {
    ground: ['#f1f4f5', '#c6d1d8'],
    halo: '#fafbfb',
    skin: ['#f4dfcd', '#dfb494'],
    hair: '#4a3a35',
    outline: '#82604f',
    area: ['#b23a66', '#c25b80'],
  },
};

/** How much of the body is shown around the figure's own section: pictures are seen larger than figures. */
const ROOM = 1.16;

/** In the proportion 4:3, the marked parts in the middle; null: none of the parts is drawn. */
export function bodySvg(gender: Gender, codes: readonly string[], width: number, height: number): string | null {
  const paths = bodyPaths(gender, codes);
  if (!paths) return null;
  const { ground, halo, skin, hair, outline, area } = tones[gender];
  const { box, skins } = paths;
  const tall = box.height * ROOM;
  const wide = (tall * width) / height;
  const top = Math.min(box.y + box.height / 2 - tall / 2, paths.height - tall);
  const middle = { x: box.x + box.width / 2, y: top + tall / 2 };
  const view = { x: middle.x - wide / 2, y: top };
  const stroke = tall / 190;
  const both = (shape: string) => `${shape}<g transform="${MIRRORED}">${shape}</g>`;
  const filled = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
  const drawn = (d: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${outline}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  // Each over the one behind it: the face hides where the neck begins.
  const body = skins.map((d) => both(drawn(d, stroke * 2, 0.5)) + both(filled(d, 'url(#skin)'))).join('');
  // Clipped half by half: two mirrored paths in one clip wind against each other, and cut out what they share.
  const marked = both(`<g clip-path="url(#half)">${paths.areas.map((d) => `<path d="${d}"/>`).join('')}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${[view.x, view.y, wide, tall].join(' ')}">
<defs>
<radialGradient id="ground" gradientUnits="userSpaceOnUse" cx="${middle.x}" cy="${middle.y}" r="${wide * 0.62}"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></radialGradient>
<linearGradient id="skin" gradientUnits="userSpaceOnUse" x1="${100 - tall / 5}" y1="0" x2="${100 + tall / 4}" y2="0"><stop offset="0" stop-color="${skin[1]}"/><stop offset=".42" stop-color="${skin[0]}"/><stop offset="1" stop-color="${skin[1]}"/></linearGradient>
<radialGradient id="area" gradientUnits="userSpaceOnUse" cx="${middle.x}" cy="${middle.y}" r="${tall * 0.6}"><stop offset="0" stop-color="${area[0]}"/><stop offset="1" stop-color="${area[1]}"/></radialGradient>
<clipPath id="half">${skins.map((d) => `<path d="${d}"/>`).join('')}</clipPath>
</defs>
<rect x="${view.x}" y="${view.y}" width="${wide}" height="${tall}" fill="url(#ground)"/>
<circle cx="${middle.x}" cy="${middle.y}" r="${tall * 0.44}" fill="${halo}" fill-opacity=".75"/>
${body}
<g fill="none" stroke="#fff" stroke-width="${stroke * 4}" stroke-linejoin="round">${marked}</g><g fill="url(#area)" opacity=".86">${marked}</g>
<g stroke-linecap="round" stroke-linejoin="round">${both(filled(paths.hair, hair))}${both(drawn(paths.lines, stroke, 0.8))}</g>
</svg>`;
}
