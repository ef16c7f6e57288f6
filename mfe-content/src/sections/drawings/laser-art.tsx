import { canvas, ink, stroke } from './ink';

/** A laser: the device, and its cooled head over the skin. */
export function LaserArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <path d="M-480 306H0q80-26 180-12t160-2 140 4H960V900H-480Z" fill={ink.light} opacity="0.75" />
      <rect x="56" y="70" width="132" height="214" rx="18" {...stroke} fill={ink.light} />
      <rect x="76" y="92" width="92" height="62" rx="8" {...stroke} fill={ink.soft} />
      <path d="M92 128q14-24 30 0t30-6" {...stroke} stroke={ink.accent} />
      <circle cx="96" cy="188" r="9" fill={ink.accent} />
      <path d="M120 188h44M88 222h76M88 244h52" {...stroke} />
      <path d="M80 284v20M164 284v20" {...stroke} />
      <path d="M188 118C260 66 300 96 322 152" {...stroke} strokeWidth="9" stroke={ink.line} />
      <path d="m300 150 46-12 22 74-54 14Z" {...stroke} fill={ink.light} />
      <path d="m316 226 50-13 8 22-52 14Z" {...stroke} fill={ink.accent} />
      <path d="m338 248 2 40m14-44 6 40m-40-34-4 40" {...stroke} stroke={ink.accent} />
      <path d="M394 186h34m-17-17v34m-12-29 24 24m0-24-24 24" {...stroke} strokeWidth="2" />
    </svg>
  );
}
