/** A cut through skin, before a course and after it, at the same size so that both lie on each other. Pure. */
import { dot, line, path } from '../svg-shapes';

/** What a course changes: hair, dimples over fat, clogged pores, scars, slack fibres of collagen, a weak muscle. */
export const skinSubjects = ['hair', 'dimples', 'pores', 'scars', 'fibres', 'muscle'] as const;
export type SkinSubject = (typeof skinSubjects)[number];
export type SkinTime = 'before' | 'after';

const HAIR = '#4b332f';
/** Height of the surface in the drawing. */
const SURFACE = 92;
/** Where the fat begins. */
const FAT = 190;

const CALM_WAVE = 2.5;
/** How far the surface swings before the course, where it does. */
const WAVES: Partial<Record<SkinSubject, number>> = { dimples: 13, fibres: 7 };

/** The drawing as SVG of the given pixel size, in the proportion 4:3. */
export function skinSvg(subject: SkinSubject, time: SkinTime, width: number, height: number): string {
  const isAfter = time === 'after';
  const wave = isAfter ? CALM_WAVE : (WAVES[subject] ?? CALM_WAVE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 240">
<defs>
<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdf6f1"/><stop offset="1" stop-color="#f8e6e0"/></linearGradient>
<linearGradient id="upper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7d8c6"/><stop offset="1" stop-color="#efbfa9"/></linearGradient>
<linearGradient id="lower" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eeb8a6"/><stop offset="1" stop-color="#e2a094"/></linearGradient>
</defs>
<rect width="320" height="240" fill="url(#air)"/>
${path(`${surface(SURFACE, wave)}V240H0Z`, 'url(#upper)')}
${path(`${surface(SURFACE + 20, wave * 0.8)}V240H0Z`, 'url(#lower)')}
${fat(subject === 'dimples' && !isAfter)}
${grain()}
${line(surface(SURFACE, wave), isAfter ? '#fff4ec' : '#dba28c', isAfter ? 4 : 2.4)}
${subjects[subject](isAfter)}
</svg>`;
}

/** A waved line from the left edge to the right one; its end is open. */
function surface(y: number, swing: number): string {
  const pieces = [40, 120, 200, 280].map((x, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    return `S${x - 6} ${y + side * swing} ${x + 40} ${y}`;
  });
  return `M0 ${y}C14 ${y} 24 ${y - swing} 40 ${y - swing}${pieces.map((piece, index) => (index === 0 ? `S66 ${y} 80 ${y}` : piece)).join('')}`;
}

/** Lobes of fat; swollen ones push the surface up. */
function fat(isSwollen: boolean): string {
  const lobes = Array.from({ length: 9 }, (_unused, index) => {
    const x = index * 40;
    const rise = isSwollen && index % 2 === 1 ? 34 : 0;
    return `<ellipse cx="${x}" cy="${FAT + 34 - rise / 2}" rx="25" ry="${32 + rise / 2}" fill="#f6dcae" stroke="#e8bf86" stroke-width="2"/>`;
  });
  const septa = isSwollen
    ? Array.from({ length: 4 }, (_unused, index) =>
        line(`M${40 + index * 80 + 40} ${SURFACE + 14}V${FAT + 40}`, '#c98778', 2.4),
      ).join('')
    : '';
  return path(`${surface(FAT, 4)}V240H0Z`, '#f4d3a2') + lobes.join('') + septa;
}

/** Cells and vessels that make it skin, the same in each drawing. */
function grain(): string {
  const cells = Array.from({ length: 26 }, (_unused, index) => {
    const x = (index * 53 + 17) % 320;
    const y = 122 + ((index * 31) % 58);
    return dot(x, y, 1.6, '#c9806f');
  });
  return `<g fill-opacity=".4">${cells.join('')}</g><g stroke-opacity=".45">${line('M0 172q46 -10 84 2t92 -2 144 2', '#b3475f', 2.4)}${line('M84 174q8 -16 22 -22M196 174q10 -18 26 -20', '#b3475f', 1.6)}</g>`;
}

const ROOTS = [30, 80, 130, 180, 230, 280];

/** A hair in its follicle, leaning to the right. `strength`: 1 a whole one. */
function hair(x: number, strength: number): string {
  const bulb = SURFACE + 76;
  const top = SURFACE - 64 * strength;
  return (
    path(
      `M${x - 6} ${SURFACE}Q${x - 6} ${bulb - 20} ${x - 11} ${bulb - 6}Q${x - 10} ${bulb + 10} ${x} ${bulb + 10}T${x + 8} ${bulb - 8}Q${x + 4} ${bulb - 20} ${x + 6} ${SURFACE}Z`,
      '#f4cbb9',
    ) +
    `<ellipse cx="${x - 1}" cy="${bulb}" rx="${6 * strength + 1}" ry="${7 * strength + 1}" fill="${HAIR}"/>` +
    line(
      `M${x - 1} ${bulb}Q${x} ${SURFACE + 10} ${x + 2} ${SURFACE - 6}T${x + 18 * strength} ${top}`,
      HAIR,
      1 + 3.4 * strength,
    )
  );
}

/** A follicle that makes no hair any more. */
const restingFollicle = (x: number) =>
  `<path d="M${x - 4} ${SURFACE + 3}Q${x - 4} ${SURFACE + 34} ${x - 6} ${SURFACE + 44}Q${x - 4} ${SURFACE + 52} ${x} ${SURFACE + 52}T${x + 5} ${SURFACE + 42}Q${x + 3} ${SURFACE + 30} ${x + 4} ${SURFACE + 3}Z" fill="#f4cbb9" fill-opacity=".8"/>`;

const shine = () => line(`M48 ${SURFACE - 14}q24 -8 52 -2M176 ${SURFACE - 15}q40 -7 84 2`, '#fff', 3.5);

/** A pore: open and clogged, or clean. */
const pore = (x: number, isAfter: boolean) =>
  isAfter
    ? path(`M${x - 4} ${SURFACE - 1}q4 16 4 24q0 -8 4 -24Z`, '#e7ad97')
    : path(`M${x - 11} ${SURFACE - 2}q3 26 4 44q7 12 14 0q1 -18 4 -44Z`, '#d99a86') +
      path(`M${x - 9} ${SURFACE - 4}q9 -9 18 0q-2 24 -4 40q-5 8 -10 0q-2 -16 -4 -40Z`, '#c8a878') +
      `<ellipse cx="${x}" cy="${SURFACE - 5}" rx="9" ry="5" fill="#5b463f"/>`;

const subjects: Record<SkinSubject, (isAfter: boolean) => string> = {
  hair: (isAfter) =>
    isAfter
      ? shine() + ROOTS.map((x, index) => (index === 2 ? hair(x, 0.35) : restingFollicle(x))).join('')
      : ROOTS.map((x) => hair(x, 1)).join(''),
  dimples: (isAfter) => (isAfter ? shine() : ''),
  pores: (isAfter) =>
    (isAfter ? shine() : '') + ROOTS.map((x) => pore(x, isAfter)).join('') + (isAfter ? '' : redness()),
  scars: (isAfter) =>
    (isAfter ? shine() : '') + collagen(isAfter ? 7 : 3, isAfter ? 4 : 6) + SCARS.map((x) => scar(x, isAfter)).join(''),
  fibres: (isAfter) => (isAfter ? shine() : CREASES.map(crease).join('')) + collagen(isAfter ? 8 : 4, isAfter ? 3 : 9),
  muscle: (isAfter) => (isAfter ? shine() : '') + muscle(isAfter ? 36 : 22, isAfter),
};

/** Strands of collagen across the skin. @param swing how slack they are */
function collagen(strands: number, swing: number): string {
  const lines = Array.from({ length: strands }, (_unused, index) => {
    const y = SURFACE + 34 + (index * 60) / strands;
    const bend = index % 2 === 0 ? swing : -swing;
    return line(`M0 ${y}q40 ${bend * 2} 80 0t80 0t80 0t80 0`, '#fff1e6', 2.6);
  });
  return `<g stroke-opacity=".75">${lines.join('')}</g>`;
}

const SCARS = [58, 150, 238];

/** A scar's hollow in the surface: deep, or nearly level. */
function scar(x: number, isAfter: boolean): string {
  const depth = isAfter ? 5 : 26;
  const half = isAfter ? 12 : 15;
  const edge = `M${x - half} ${SURFACE - 3}q${half / 3} ${depth} ${half} ${depth}t${half} ${-depth}`;
  return path(`${edge}Z`, '#fae9e2') + line(edge, isAfter ? '#fff4ec' : '#c98778', isAfter ? 3 : 2.4);
}

const CREASES = [78, 162, 244];

/** A fold of slack skin. */
const crease = (x: number) => line(`M${x - 6} ${SURFACE + 3}q5 1 6 15q1 -14 6 -15`, '#c98778', 2.2);

/** A muscle below the fat, of the given height. */
function muscle(height: number, isStrong: boolean): string {
  const top = 240 - height;
  const fibres = Array.from({ length: Math.floor(height / 7) }, (_unused, index) =>
    line(`M0 ${top + 7 + index * 7}q80 -5 160 0t160 0`, isStrong ? '#e58d8f' : '#dba5a2', 1.8),
  );
  return path(`M0 ${top}q80 -8 160 -2t160 2V240H0Z`, isStrong ? '#b8424f' : '#c97b7c') + fibres.join('');
}

const redness = () =>
  [56, 206]
    .map((x) => `<ellipse cx="${x}" cy="${SURFACE + 12}" rx="22" ry="9" fill="#d6546a" fill-opacity=".22"/>`)
    .join('');
