/** Abstract "velvet" pictures: soft folds of light in the tones of the brand, the same for a record each time. Pure. */
import type { ImageKind } from '@aksamit/shared-kit/contracts';

export type Tone = 'blush' | 'raspberry' | 'sand' | 'slate';

/** Ground, shade, light, accent. */
const palettes: Record<Tone, [string, string, string, string]> = {
  blush: ['#f3d9d6', '#d79fa8', '#fff4ee', '#a3214f'],
  raspberry: ['#b03a63', '#6d1437', '#f2b8c4', '#f6d9d3'],
  sand: ['#e6d6c3', '#b99d80', '#fbf5ec', '#8a5a4a'],
  slate: ['#8a98a6', '#46535f', '#dfe6ea', '#c9a98a'],
};

/** Tone of a record: what it is for decides between warm and cool, its id varies it. */
export function toneOf(kind: ImageKind, recordId: string, gender: 'male' | 'female' | 'all'): Tone {
  const warm: Tone[] = ['blush', 'raspberry', 'sand'];
  const cool: Tone[] = ['slate', 'sand'];
  const tones = gender === 'male' ? cool : warm;
  return tones[Math.floor(randomOf(`${kind}/${recordId}/tone`)() * tones.length)] ?? 'blush';
}

/** The picture as SVG of the given pixel size. */
export function velvetSvg(seed: string, tone: Tone, width: number, height: number): string {
  const random = randomOf(seed);
  const [ground, shade, light, accent] = palettes[tone];
  const angle = Math.round(20 + random() * 50);
  const folds = Array.from({ length: 7 }, (_unused, index) => fold(random, index, width, height)).map(
    (path, index) =>
      `<path d="${path}" fill="${index % 2 === 0 ? shade : light}" opacity="${(0.16 + random() * 0.26).toFixed(2)}" filter="url(#soft)"/>`,
  );
  const blur = Math.max(4, Math.round(width / 26));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="ground" gradientTransform="rotate(${angle} .5 .5)"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${ground}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<radialGradient id="glow" cx="${(0.2 + random() * 0.6).toFixed(2)}" cy="${(0.15 + random() * 0.5).toFixed(2)}" r=".6"><stop offset="0" stop-color="${light}" stop-opacity=".75"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<radialGradient id="accent" cx="${(0.3 + random() * 0.6).toFixed(2)}" cy="${(0.6 + random() * 0.4).toFixed(2)}" r=".45"><stop offset="0" stop-color="${accent}" stop-opacity=".38"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blur}"/></filter>
</defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
${folds.join('\n')}
<rect width="100%" height="100%" fill="url(#accent)"/>
<rect width="100%" height="100%" fill="url(#glow)"/>
</svg>`;
}

function fold(random: () => number, index: number, width: number, height: number): string {
  const top = ((index - 0.5) / 6) * height + (random() - 0.5) * height * 0.2;
  const swing = () => top + (random() - 0.5) * height * 0.55;
  const thickness = height * (0.06 + random() * 0.12);
  const points = [swing(), swing(), swing(), swing()].map(Math.round);
  const [a = 0, b = 0, c = 0, d = 0] = points;
  const t = Math.round(thickness);
  const third = Math.round(width / 3);
  return `M${-width * 0.1} ${a}C${third} ${b} ${third * 2} ${c} ${width * 1.1} ${d}L${width * 1.1} ${d + t}C${third * 2} ${c + t * 2} ${third} ${b + t} ${-width * 0.1} ${a + t * 2}Z`;
}

/** Numbers from 0 to 1 that are the same for a text each time. */
function randomOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296;
  };
}
