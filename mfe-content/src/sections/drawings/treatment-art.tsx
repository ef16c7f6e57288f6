import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { ink } from './ink';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  border-radius: inherit;
`;

const { color } = tokens;
/** Light and shade of skin, mixed from the theme's own colours. */
const skin = {
  light: `color-mix(in srgb, ${color['warning-soft']} 70%, ${color['blush-deep']})`,
  deep: `color-mix(in srgb, ${color.warning} 22%, ${color['blush-deep']})`,
};
type Stops = readonly (readonly [offset: number, color: string, opacity?: number])[];

const SHEEN: Stops = [
  [0, color['blush-deep']],
  [0.45, color.surface],
  [1, color['blush-deep']],
];
const FOLD: Stops = [
  [0, color['accent-strong']],
  [0.5, color.accent],
  [0.75, color['blush-deep']],
  [1, color.accent],
];
const DEEP: Stops = [
  [0, color.velvet],
  [0.55, color['accent-strong']],
  [1, color.velvet],
];
const WHITE: Stops = [
  [0, color.sunken],
  [0.4, color.surface],
  [1, color.sunken],
];
const SKIN: Stops = [
  [0, skin.light],
  [1, skin.deep],
];
const GLOW: Stops = [
  [0, color.surface],
  [0.35, color.accent, 0.5],
  [1, color.accent, 0],
];

const stopsOf = (stops: Stops) =>
  stops.map(([offset, stopColor, stopOpacity = 1]) => (
    <stop key={offset} offset={offset} style={{ stopColor, stopOpacity }} />
  ));

/** A leg on velvet, and the head of a laser on it: what the shop is about, in the theme's own colours. */
export function TreatmentArt() {
  const id = useId();
  const fill = (name: string) => `url(#${id}${name})`;
  return (
    <Drawing viewBox="0 0 600 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}sheen`} x2="1" y2="0.6">
          {stopsOf(SHEEN)}
        </linearGradient>
        <linearGradient id={`${id}fold`} x2="1" y2="0.5">
          {stopsOf(FOLD)}
        </linearGradient>
        <linearGradient id={`${id}deep`} x2="1" y2="0.4">
          {stopsOf(DEEP)}
        </linearGradient>
        <linearGradient id={`${id}white`}>{stopsOf(WHITE)}</linearGradient>
        <linearGradient id={`${id}skin`} x2="0" y2="1">
          {stopsOf(SKIN)}
        </linearGradient>
        <radialGradient id={`${id}glow`}>{stopsOf(GLOW)}</radialGradient>
      </defs>
      <circle cx="430" cy="190" r="150" fill={fill('sheen')} opacity="0.75" />
      <path d="M0 470C120 392 216 432 322 492S520 560 600 480V640H0Z" fill={fill('fold')} opacity="0.85" />
      <path
        d="M-40 520C60 440 150 372 232 330C276 306 318 318 350 350C410 404 470 452 640 506V640H560C470 590 392 540 318 478C300 462 284 460 262 474C190 520 110 590 40 640H-40Z"
        fill={fill('skin')}
      />
      <path
        d="M-40 520C60 440 150 372 232 330C276 306 318 318 350 350C410 404 470 452 640 506"
        fill="none"
        stroke={ink.light}
        strokeOpacity="0.7"
        strokeWidth="3"
      />
      <path d="M0 560C130 482 236 520 336 568S520 620 600 568V640H0Z" fill={fill('deep')} />
      <ellipse cx="400" cy="392" rx="120" ry="80" fill={fill('glow')} />
      <g transform="translate(402 388) rotate(40)">
        <rect x="-52" y="-48" width="104" height="40" rx="12" fill={ink.line} />
        <rect x="-40" y="-16" width="80" height="14" rx="5" fill={ink.soft} />
        <path d="M-34-140V-298q0-24 24-24h20q24 0 24 24V-140Z" fill={fill('white')} />
        <path d="M-58-128q0-20 20-20h76q20 0 20 20v66q0 20-20 20h-76q-20 0-20-20Z" fill={fill('white')} />
        <rect x="-16" y="-250" width="32" height="52" rx="16" fill={ink.line} />
        <circle cx="0" cy="-232" r="8" fill={ink.accent} />
      </g>
    </Drawing>
  );
}
