/** Drawn rooms of salons: a treatment room, a reception, a front on the street. The same for a salon each time. Pure. */

import { box, dot, line, path } from './svg-shapes';

/** `1` a treatment room, `2` the reception, `3` the front. */
export type SalonView = '1' | '2' | '3';

/** What differs between salons. */
interface Look {
  wall: string;
  panel: string;
  floor: string;
  fabric: string;
  wood: string;
  /** Mirrored: what stands left stands right. */
  isMirrored: boolean;
  /** 0 to 2. */
  variant: number;
}

const walls = [
  ['#f3e1da', '#e9cfc6'],
  ['#efe6da', '#e2d3c0'],
  ['#e6e7e0', '#d3d7cb'],
  ['#f2dde0', '#e5c5cb'],
] as const;
const floors = ['#c9a888', '#b9977a', '#d8c2a8'] as const;
const fabrics = ['#a3214f', '#7c1b44', '#5d6f63', '#8796a4'] as const;
const woods = ['#8a6547', '#a67c58', '#6e4f3a'] as const;
const INK = '#241a25';
const LIGHT = '#fdf6ef';

/** The drawing as SVG of the given pixel size, in the proportion 4:3. */
export function salonSvg(view: SalonView, salonId: string, width: number, height: number): string {
  const look = lookOf(salonId);
  const drawing = { '1': room, '2': reception, '3': front }[view](look);
  const turned = look.isMirrored ? ' transform="translate(320 0) scale(-1 1)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 320 240"><g${turned}>${drawing}</g></svg>`;
}

function lookOf(salonId: string): Look {
  const number = [...salonId].reduce((sum, digit) => sum * 7 + digit.charCodeAt(0), 3);
  const pick = <T>(list: readonly T[], step: number, other: T): T =>
    list[Math.floor(number / step) % list.length] ?? other;
  const [wall, panel] = pick(walls, 1, walls[0]);
  return {
    wall,
    panel,
    floor: pick(floors, 4, floors[0]),
    fabric: pick(fabrics, 3, fabrics[0]),
    wood: pick(woods, 5, woods[0]),
    isMirrored: Math.floor(number / 2) % 2 === 1,
    variant: Math.floor(number / 6) % 3,
  };
}

/** Wall, skirting and floor of a room. */
const shell = ({ wall, floor, panel }: Look) =>
  box(0, 0, 320, 178, wall) + box(0, 174, 320, 5, LIGHT) + box(0, 179, 320, 61, floor) + box(0, 120, 320, 54, panel);

const lamp = (x: number, length: number, fill: string) =>
  line(`M${x} 0V${length}`, INK, 1) +
  path(`M${x - 16} ${length + 16}Q${x - 14} ${length} ${x} ${length}T${x + 16} ${length + 16}Z`, fill) +
  `<ellipse cx="${x}" cy="${length + 16}" rx="16" ry="3" fill="${LIGHT}"/>`;

const plant = (x: number, base: number) =>
  ['-22 -30', '-9 -46', '8 -48', '22 -32', '0 -38']
    .map((tip) => tip.split(' ').map(Number))
    .map(([dx = 0, dy = 0]) =>
      path(
        `M${x} ${base - 24}Q${x + dx * 1.3} ${base - 34 + dy / 2} ${x + dx} ${base - 24 + dy}Q${x + dx * 0.3} ${base - 38 + dy / 2} ${x} ${base - 24}Z`,
        dx < 0 ? '#5d7a63' : '#6f8d72',
      ),
    )
    .join('') + path(`M${x - 13} ${base - 26}h26l-4 26h-18Z`, '#c98f74');

function room(look: Look): string {
  const { fabric, wood, variant } = look;
  const pane =
    variant === 0
      ? `${box(28, 30, 78, 86, LIGHT, 39)}${box(33, 35, 68, 76, '#dbe9ee', 34)}`
      : `${box(28, 26, 84, 88, LIGHT, 3)}${box(33, 31, 74, 78, '#dbe9ee')}${line('M70 31V109', LIGHT, 3)}`;
  const curtains = `${path('M18 20h22q-2 60-8 104h-16Z', '#fbf1e9')}${path('M122 20h-22q2 60 8 104h16Z', '#fbf1e9')}${line('M14 20H126', wood, 3)}`;
  const bed = [
    path('M86 182h10l4 32h-8Z', wood),
    path('M226 182h-10l-4 32h8Z', wood),
    box(72, 164, 168, 20, '#fffaf5', 8),
    path('M190 166l46-30q8-4 12 3l2 6-46 32Z', '#fffaf5'),
    box(72, 176, 168, 9, fabric, 4),
    path('M96 160h52v18q-26 8-52 0Z', fabric),
    box(80, 154, 26, 11, LIGHT, 5),
    box(82, 148, 22, 8, '#efcfd0', 4),
  ];
  const device = [
    box(262, 100, 40, 104, '#fbfbfa', 6),
    box(262, 172, 40, 32, '#e4e2e0', 4),
    path('M258 78h48l-4 26h-40Z', '#3d3440'),
    path('M263 82h38l-3 18h-32Z', '#9ec3cf'),
    line('M264 130q-24 8 -22 34', '#8d8090', 2.5),
    box(237, 160, 9, 16, '#3d3440', 3),
    dot(270, 208, 4, INK),
    dot(294, 208, 4, INK),
  ];
  return [shell(look), pane, curtains, lamp(168, 34, fabric), ...bed, ...device, plant(40, 216)].join('');
}

function reception(look: Look): string {
  const { fabric, wood, variant, panel } = look;
  const slats = Array.from({ length: 13 }, (_, index) =>
    box(176 + index * 10, 140, 5, 60, index % 2 ? wood : '#b98d66'),
  );
  const shelf = (y: number) =>
    box(20, y, 84, 4, wood) +
    [28, 42, 54, 72, 88]
      .map((x, index) =>
        box(
          x,
          y - 16 - ((index + variant) % 3) * 4,
          8,
          16 + ((index + variant) % 3) * 4,
          index % 2 ? fabric : LIGHT,
          2,
        ),
      )
      .join('');
  const sign = `${dot(238, 70, 27, panel)}${line('M226 84l12-28 12 28M230 76h16', fabric, 4)}`;
  const chair = [
    path('M34 168q0-22 24-22t24 22v24h-48Z', fabric),
    box(26, 172, 64, 24, fabric, 10),
    box(36, 166, 44, 12, '#efcfd0', 6),
    line('M36 196l-4 16M80 196l4 16', wood, 4),
  ];
  return [
    shell(look),
    shelf(66),
    shelf(104),
    sign,
    lamp(196, 20, fabric),
    lamp(280, 20, fabric),
    box(166, 132, 140, 9, LIGHT, 3),
    ...slats,
    box(170, 200, 134, 6, wood),
    path('M270 132v-8q-5-4-3-12h12q2 8-3 12v8Z', '#9ec3cf'),
    line('M273 112q-8-10-14-10M273 112q6-12 12-12M273 112v-16', '#5d7a63', 2.5),
    box(196, 112, 30, 20, '#3d3440', 2),
    ...chair,
    plant(128, 214),
  ].join('');
}

function front(look: Look): string {
  const { wall, panel, fabric, wood, variant } = look;
  const windows = [30, 92, 154, 216, 278]
    .map((x) => box(x - 16, 16, 32, 46, LIGHT, 2) + box(x - 13, 19, 26, 40, '#b9cdd6'))
    .join('');
  const stripes = Array.from({ length: 10 }, (_, index) =>
    path(`M${28 + index * 17} 104h17l3 20h-17Z`, index % 2 ? LIGHT : fabric),
  );
  const awning = variant === 1 ? box(24, 104, 180, 10, fabric, 2) : stripes.join('');
  return [
    box(0, 0, 320, 240, '#dbe6ea'),
    box(0, 0, 320, 204, wall),
    box(0, 74, 320, 6, panel),
    windows,
    box(12, 84, 296, 120, panel),
    box(24, 88, 180, 15, '#3d2233', 3),
    // The brand's initial reads the same mirrored.
    line('M109 100l5-9 5 9M110.5 97h7', '#f3c9bd', 1.8),
    box(28, 118, 172, 74, LIGHT, 3),
    box(32, 122, 164, 66, '#f6e3c8'),
    path('M52 188v-20q0-8 8-8h36q8 0 8 8v20Z', fabric),
    box(132, 150, 44, 38, wood, 2),
    lamp(80, 122, fabric).replace('M80 0', 'M80 122'),
    box(222, 98, 62, 106, '#3d2233', 3),
    box(228, 104, 50, 94, '#c9dbe2'),
    box(270, 148, 3, 20, LIGHT, 1),
    awning,
    box(0, 204, 320, 36, '#cfc6be'),
    box(0, 204, 320, 5, '#e6dfd8'),
    plant(214, 212),
    plant(296, 212),
  ].join('');
}
