import { canvas, ink, stroke } from './ink';

const STAR = 'm0-22 6.6 13.8 15 2-11 10.4 2.8 14.8L0 11.8-13.4 19l2.8-14.8-11-10.4 15-2Z';
const STARS = [128, 184, 240, 296, 352];

/** An opinion with its stars, not all of them full. */
export function ReviewArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <circle cx="240" cy="180" r="150" fill={ink.light} opacity="0.5" />
      <path
        d="M92 78h296q20 0 20 20v128q0 20-20 20H246l-58 54v-54H92q-20 0-20-20V98q0-20 20-20Z"
        {...stroke}
        fill={ink.light}
      />
      {STARS.map((x, index) => (
        <path
          key={x}
          d={STAR}
          transform={`translate(${x} 146)`}
          {...stroke}
          fill={index < STARS.length - 1 ? ink.accent : ink.soft}
        />
      ))}
      <path d="M112 196h256M112 218h150" {...stroke} />
      <path
        d="M396 318c-30-18-40-34-30-46 9-10 22-7 30 4 8-11 21-14 30-4 10 12 0 28-30 46Z"
        {...stroke}
        fill={ink.accent}
      />
    </svg>
  );
}

/** A letter and a phone. */
export function LetterArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <circle cx="240" cy="180" r="150" fill={ink.light} opacity="0.5" />
      <path d="M110 128h260q14 0 14 14v136q0 14-14 14H110q-14 0-14-14V142q0-14 14-14Z" {...stroke} fill={ink.light} />
      <path d="m100 134 124 96q16 12 32 0l124-96M98 288l98-80m186 80-98-80" {...stroke} />
      <circle cx="352" cy="112" r="58" {...stroke} fill={ink.accent} />
      <path
        d="m332 82-12 8c-4 26 22 54 48 52l10-12-17-14-9 6c-8-4-14-11-17-19l7-8Z"
        {...stroke}
        stroke={ink.light}
        fill={ink.light}
      />
    </svg>
  );
}
