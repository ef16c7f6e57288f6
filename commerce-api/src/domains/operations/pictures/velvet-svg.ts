/** Abstract "velvet" pictures: soft folds of light in the tones of the brand, the same for a record each time. Pure. */
import type { ImageKind } from '@aksamit/contracts';

export type Tone = 'blush' | 'raspberry' | 'sand' | 'slate';

/** Ground, shade, light, accent. */
const palettes: Record<Tone, [string, string, string, string]> = {
  blush: ['#eec6c4', '#cf8d9a', '#fdeee8', '#a3214f'],
  raspberry: ['#b8466d', '#7c1b44', '#f0b7c3', '#f3c9bd'],
  sand: ['#e3cbb2', '#bd9674', '#fbf1e4', '#a3214f'],
  slate: ['#8796a4', '#4b5a68', '#dde5ea', '#c79f7c'],
};

/** Tone of a record: its gender decides between warm and cool, its id varies it. */
export function toneOf(kind: ImageKind, recordId: string, gender: 'male' | 'female' | 'all'): Tone {
  const warm: Tone[] = ['blush', 'raspberry', 'sand'];
  const cool: Tone[] = ['slate', 'sand'];
  const tones = gender === 'male' ? cool : warm;
  return tones[Math.floor(randomOf(`${kind}/${recordId}/tone`)() * tones.length)] ?? 'blush';
}

/** The picture as SVG of the given pixel size: layers of cloth, each lit along its upper edge. */
export function velvetSvg(seed: string, tone: Tone, width: number, height: number): string {
  const random = randomOf(seed);
  const [ground, shade, light, accent] = palettes[tone];
  const tilt = Math.round(-28 + random() * 56);
  // Only what can be seen is blurred: the group below is turned and enlarged.
  const area = `filterUnits="userSpaceOnUse" x="${-width * 0.15}" y="${-height * 0.2}" width="${width * 1.3}" height="${height * 1.4}"`;
  const layers = 6;
  const folds = Array.from({ length: layers }, (_unused, index) => {
    const top = height * (-0.05 + (index / layers) * 1.05 + (random() - 0.5) * 0.12);
    const path = foldPath(random, top, width, height);
    return `<path d="${path}" fill="url(#cloth${index % 3})" filter="url(#cast)"/>
<path d="${path}" fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="${(width / 220).toFixed(1)}" filter="url(#soft)"/>`;
  });
  const cloth = (id: number, first: string, middle: string, last: string) =>
    `<linearGradient id="cloth${id}" x1="0" y1="0" x2="${(0.15 + random() * 0.3).toFixed(2)}" y2="1"><stop offset="0" stop-color="${first}"/><stop offset=".28" stop-color="${middle}"/><stop offset=".8" stop-color="${last}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
${cloth(0, light, ground, shade)}
${cloth(1, ground, shade, ground)}
${cloth(2, light, ground, ground)}
<radialGradient id="glow" cx="${(0.15 + random() * 0.7).toFixed(2)}" cy="${(0.1 + random() * 0.5).toFixed(2)}" r=".65"><stop offset="0" stop-color="${light}" stop-opacity=".55"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="accent" cx="${(0.2 + random() * 0.7).toFixed(2)}" cy="${(0.7 + random() * 0.3).toFixed(2)}" r=".6"><stop offset="0" stop-color="${accent}" stop-opacity=".5"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
<filter id="soft" ${area}><feGaussianBlur stdDeviation="${(width / 130).toFixed(1)}"/></filter>
<filter id="cast" ${area}><feGaussianBlur stdDeviation="${(width / 320).toFixed(1)}" result="edge"/><feDropShadow in="edge" dx="0" dy="${(-height / 60).toFixed(1)}" stdDeviation="${(width / 36).toFixed(1)}" flood-color="${shade}" flood-opacity=".75"/></filter>
</defs>
<rect width="100%" height="100%" fill="${ground}"/>
<g transform="rotate(${tilt} ${width / 2} ${height / 2}) translate(${width / 2} ${height / 2}) scale(1.35) translate(${-width / 2} ${-height / 2})">
${folds.join('\n')}
</g>
<rect width="100%" height="100%" fill="url(#accent)"/>
<rect width="100%" height="100%" fill="url(#glow)"/>
</svg>`;
}

/** A sheet of cloth from a waved upper edge down. */
function foldPath(random: () => number, top: number, width: number, height: number): string {
  const wave = () => Math.round(top + (random() - 0.5) * height * 0.42);
  const [a, b, c, d, e] = [wave(), wave(), wave(), wave(), wave()];
  const left = Math.round(-width * 0.3);
  const right = Math.round(width * 1.3);
  const at = (share: number) => Math.round(left + (right - left) * share);
  return `M${left} ${a}C${at(0.16)} ${b} ${at(0.34)} ${c} ${at(0.5)} ${Math.round(((c ?? 0) + (d ?? 0)) / 2)}S${at(0.84)} ${d} ${right} ${e}L${right} ${height * 2}L${left} ${height * 2}Z`;
}

/** Numbers from 0 to 1 that are the same for a text each time. */
function randomOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  // Short texts that differ in their end alone must not begin alike.
  state = Math.imul(state ^ (state >>> 16), 2_246_822_507);
  state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
  return () => {
    state += 0x6d2b79f5;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
