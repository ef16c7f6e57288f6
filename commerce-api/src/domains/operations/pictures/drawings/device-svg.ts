/** Devices of the treatments: a stand with its screen, and the hand piece that touches the skin. Pure. */
import { box, dot, line, path } from '../svg-shapes';

export const deviceKinds = ['laser', 'roller', 'hydrogen', 'electrodes', 'pen', 'waves'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

const INK = '#3d3440';
const WHITE = '#fdfbf9';
const SHADE = '#e6dfdc';
const METAL = '#b9b1b6';
const ACCENT = '#a3214f';
const GLASS = '#9ec3cf';

/** The drawing as SVG of the given pixel size, in the proportion 4:3. */
export function deviceSvg(kind: DeviceKind, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 240">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f8ebe6"/><stop offset="1" stop-color="#efd8d2"/></linearGradient>
<linearGradient id="case" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${WHITE}"/><stop offset=".62" stop-color="#f6f2ef"/><stop offset="1" stop-color="#dcd3d0"/></linearGradient>
<linearGradient id="screen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#cfe3e9"/><stop offset="1" stop-color="${GLASS}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${ACCENT}" stop-opacity=".55"/><stop offset="1" stop-color="${ACCENT}" stop-opacity="0"/></radialGradient>
</defs>
${box(0, 0, 320, 240, 'url(#wall)')}
${dot(196, 104, 92, '#fbf4f0')}
${path('M0 196Q160 184 320 196V240H0Z', '#dfb9a8')}
${path('M0 196Q160 184 320 196v4Q160 188 0 200Z', '#f6e2da')}
<ellipse cx="118" cy="217" rx="62" ry="8" fill="#b98c7c" fill-opacity=".45"/>
${stand()}
${handPieces[kind]()}
</svg>`;
}

/** The same for all: what is sold is named by its hand piece. */
function stand(): string {
  return [
    box(76, 202, 84, 11, METAL, 5),
    dot(86, 214, 5, INK),
    dot(150, 214, 5, INK),
    box(84, 84, 68, 120, 'url(#case)', 10),
    box(84, 150, 68, 5, ACCENT),
    line('M110 182l8-19 8 19M113.5 176h9', ACCENT, 2.6),
    box(96, 98, 44, 34, SHADE, 6),
    dot(107, 110, 4, ACCENT),
    dot(118, 110, 4, METAL),
    dot(129, 110, 4, METAL),
    line('M101 123H135', METAL, 3),
    box(112, 68, 12, 20, METAL, 3),
    path('M70 28h88q5 0 4.500 5l-4 36q-.6 4-5 4H74q-4.400 0-5-4l-4-36q-.5-5 5-5Z', INK),
    path('M73 33h82l-4 35H77Z', 'url(#screen)'),
    line('M84 58q9-16 17-6t16-8 22 4', WHITE, 2.6),
    dot(139, 48, 3, ACCENT),
    line('M84 41h22', WHITE, 3),
  ].join('');
}

/** A cable from the stand to where the hand piece begins. */
const cable = (x: number, y: number) =>
  line(`M152 128C190 132 176 214 ${x - 14} 206S${x + 22} ${y + 46} ${x} ${y}`, '#8d8090', 4.5);

/** Turned around the place where the hand lies, so that its head looks up to the left. */
const held = (content: string) => `<g transform="translate(216 58) rotate(16)">${content}</g>`;

const grip = () =>
  path('M2 34h32q6 0 6 6l-4 66q-1 14-18 14T0 106l-4-66q0-6 6-6Z', 'url(#case)') +
  box(9, 66, 18, 24, INK, 8) +
  dot(18, 74, 3.5, ACCENT) +
  box(7, 112, 22, 16, METAL, 5);

const handPieces: Record<DeviceKind, () => string> = {
  laser: () =>
    cable(210, 182) +
    dot(229, 22, 46, 'url(#glow)') +
    held(
      grip() +
        path('M-14 4q0-8 8-8h48q8 0 8 8v20q0 12-12 12H-2q-12 0-12-12Z', 'url(#case)') +
        box(-10, -16, 56, 14, INK, 5) +
        box(-3, -21, 42, 7, '#f5b3c6', 3) +
        line('M-8 14h52', SHADE, 3),
    ),
  roller: () =>
    cable(210, 182) +
    held(
      grip() +
        path('M-20 2q0-10 10-10h56q10 0 10 10v16q0 18-16 18H-4q-16 0-16-18Z', 'url(#case)') +
        box(-14, -24, 64, 15, METAL, 7) +
        box(-14, -6, 64, 15, METAL, 7) +
        line('M-6 -16.500h48M-6 1.500h48', WHITE, 2),
    ) +
    line('M186 26q14-14 32-12M282 60q10 14 4 30', ACCENT, 3),
  hydrogen: () =>
    cable(210, 182) +
    held(
      grip() +
        path('M4 34L8 8h20l4 26Z', 'url(#case)') +
        path('M10 8q0-26 8-34 8 8 8 34Z', 'url(#screen)') +
        line('M14 2q0-14 4-20', WHITE, 2),
    ) +
    [
      [206, 40, 6],
      [222, 20, 4],
      [268, 26, 5],
      [252, 8, 3.5],
      [190, 62, 4],
      [284, 50, 7],
    ]
      .map(
        ([x = 0, y = 0, radius = 0]) =>
          dot(x, y, radius, '#bfdbe3') + dot(x - radius / 3, y - radius / 3, radius / 3.5, WHITE),
      )
      .join(''),
  electrodes: () =>
    line('M152 128C190 132 178 84 204 76', '#8d8090', 4) +
    line('M152 136C196 148 204 170 232 150', '#8d8090', 4) +
    [
      [228, 66],
      [252, 142],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y}) rotate(12)">${box(-32, -24, 64, 48, WHITE, 16)}${box(-26, -18, 52, 36, '#f2dcd9', 12)}${dot(0, 0, 9, METAL)}${dot(0, 0, 4, ACCENT)}</g>`,
      )
      .join('') +
    line('M270 52q10 12 4 28M282 44q16 20 6 46M210 128q-10 12-4 28M198 122q-16 20-6 44', ACCENT, 3),
  pen: () =>
    cable(210, 182) +
    held(
      grip() +
        path('M2 34L7 6h22l5 28Z', METAL) +
        box(8, -12, 20, 20, 'url(#screen)', 4) +
        line('M12 -14v-9M16 -14v-11M20 -14v-11M24 -14v-9', INK, 1.4),
    ) +
    line('M202 34l-9-9M226 14l-3-13M258 22l9-9', ACCENT, 3),
  waves: () =>
    cable(210, 182) +
    held(
      grip() +
        path('M-12 6q0-14 14-14h32q14 0 14 14v14q0 16-14 16H2q-14 0-14-16Z', 'url(#case)') +
        `<ellipse cx="18" cy="-8" rx="30" ry="10" fill="${INK}"/><ellipse cx="18" cy="-10" rx="22" ry="6.500" fill="${METAL}"/><ellipse cx="18" cy="-11" rx="12" ry="3.500" fill="${WHITE}"/>`,
    ) +
    line('M214 28q12-16 34-10M206 16q18-22 50-12M262 34q8 6 8 16', ACCENT, 3),
};
