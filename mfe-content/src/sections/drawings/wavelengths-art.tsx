import { canvas, ink, stroke } from './ink';

/** How deep each wavelength reaches: nanometres, and x and y of its end. */
const BEAMS = [
  { nm: 755, x: 110, end: 168 },
  { nm: 808, x: 240, end: 222 },
  { nm: 1064, x: 370, end: 284 },
] as const;

/** Skin in section with the three wavelengths of the laser. */
export function WavelengthsArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <path
        d="M-480 108q60-10 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V900H-480Z"
        fill={ink.light}
        opacity="0.55"
      />
      <path
        d="M-480 150q60-10 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V900H-480Z"
        fill={ink.soft}
        opacity="0.8"
      />
      <path
        d="M-480 296q60-12 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V900H-480Z"
        fill={ink.light}
        opacity="0.7"
      />
      {BEAMS.map(({ nm, x, end }) => (
        <g key={nm}>
          <path d={`M${x - 22} 84H${x + 22}L${x + 7} ${end}H${x - 7}Z`} fill={ink.accent} opacity="0.34" />
          <path d={`M${x} 84V${end}`} {...stroke} stroke={ink.accent} />
          <circle cx={x} cy={end} r="8" fill={ink.deep} />
          <path d={`M${x - 26} 60h52v18h-52Z`} {...stroke} fill={ink.light} />
          <path d={`M${x + 30} 92q10 40 4 ${end - 96}`} {...stroke} strokeWidth="2.5" />
          <circle cx={x + 34} cy={end - 2} r="5" fill={ink.line} />
          <text x={x} y="44" textAnchor="middle">{`${nm} nm`}</text>
        </g>
      ))}
    </svg>
  );
}
