import { canvas, ink, stroke } from './ink';

/** The front of a salon on the street. */
export function SalonArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <path d="M-480 318H960V900H-480Z" fill={ink.light} opacity="0.7" />
      <path d="M72 120h336v198H72Z" {...stroke} fill={ink.light} />
      <path d="M56 72h368l20 56H36Z" {...stroke} fill={ink.accent} />
      <path d="M130 72 118 128m92-56-6 56m66-56 6 56m74-56 12 56" {...stroke} stroke={ink.light} />
      <path d="M100 156h150v112H100Z" {...stroke} fill={ink.soft} />
      <path d="M290 156h86v162h-86Z" {...stroke} fill={ink.soft} />
      <circle cx="364" cy="240" r="5" fill={ink.line} />
      <path d="M130 268v-40q0-26 24-26t24 26v40m20 0v-22h32v22" {...stroke} />
      <path d="M440 318v-46m0 0q-26-6-24-42 26 4 24 42Zm0 0q22-8 22-34-24 4-22 34Z" {...stroke} fill={ink.soft} />
    </svg>
  );
}

/** The shop on a phone. */
export function PhoneArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <circle cx="240" cy="180" r="150" fill={ink.light} opacity="0.5" />
      <rect x="160" y="24" width="160" height="312" rx="26" {...stroke} fill={ink.light} />
      <path d="M218 44h44M222 318h36" {...stroke} />
      <rect x="178" y="66" width="124" height="78" rx="10" fill={ink.soft} />
      <path d="M178 126q32-40 62-14t62-24v46q0 10-10 10H188q-10 0-10-10Z" fill={ink.accent} />
      <path d="M180 168h84M180 188h118" {...stroke} />
      {[0, 1, 2].map((row) => (
        <rect
          key={row}
          x={180 + row * 42}
          y="212"
          width="34"
          height="30"
          rx="8"
          {...stroke}
          strokeWidth="2"
          fill={row === 1 ? ink.soft : 'none'}
        />
      ))}
      <rect x="178" y="262" width="124" height="36" rx="18" fill={ink.accent} />
      <path d="m230 280 8 8 14-16" {...stroke} stroke={ink.light} />
    </svg>
  );
}

/** A paw and a heart, of the charity campaign. */
export function PawArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <circle cx="240" cy="184" r="150" fill={ink.light} opacity="0.5" />
      <path
        d="M240 180c46 0 92 58 72 94-16 28-46 12-72 12s-56 16-72-12c-20-36 26-94 72-94Z"
        {...stroke}
        fill={ink.accent}
      />
      <g {...stroke} fill={ink.accent}>
        <ellipse cx="146" cy="172" rx="25" ry="35" transform="rotate(-28 146 172)" />
        <ellipse cx="204" cy="118" rx="25" ry="37" transform="rotate(-8 204 118)" />
        <ellipse cx="276" cy="118" rx="25" ry="37" transform="rotate(8 276 118)" />
        <ellipse cx="334" cy="172" rx="25" ry="35" transform="rotate(28 334 172)" />
      </g>
      <path d="M240 266c-34-22-30-46-13-46 8 0 13 8 13 12 0-4 5-12 13-12 17 0 21 24-13 46Z" fill={ink.light} />
      <path
        d="M394 98c-30-20-26-40-12-40 7 0 12 7 12 11 0-4 5-11 12-11 14 0 18 20-12 40Z"
        {...stroke}
        fill={ink.soft}
      />
    </svg>
  );
}

/** Two who agree, with a salon behind them. */
export function PartnersArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <path d="M-480 300H960V900H-480Z" fill={ink.light} opacity="0.7" />
      <path d="M150 120h180v180H150Z" {...stroke} fill={ink.light} />
      <path d="M138 86h204l12 34H126Z" {...stroke} fill={ink.soft} />
      <path d="M186 152h44v44h-44Zm64 0h44v44h-44Zm-36 148v-66h52v66" {...stroke} fill={ink.soft} />
      <circle cx="92" cy="176" r="28" {...stroke} fill={ink.accent} />
      <path d="M44 300v-38q0-48 48-48t48 48l56 14" {...stroke} strokeWidth="9" stroke={ink.accent} />
      <circle cx="388" cy="176" r="28" {...stroke} fill={ink.line} />
      <path d="M436 300v-38q0-48-48-48t-48 48l-56 14" {...stroke} strokeWidth="9" />
      <path d="M196 276q22-18 44 0t44 0" {...stroke} strokeWidth="9" />
    </svg>
  );
}

/** A gift voucher with its ribbon. */
export function VoucherArt() {
  return (
    <svg {...canvas} aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="480" height="360" fill={ink.line} />
      <path d="M0 236C96 156 176 212 252 250s160 20 228-62V360H0Z" fill={ink.deep} />
      <path d="M0 296C100 232 176 268 258 300s156 12 222-46V360H0Z" fill={ink.accent} />
      <path
        d="M0 236C96 156 176 212 252 250s160 20 228-62"
        {...stroke}
        stroke={ink.light}
        strokeWidth="1.5"
        opacity="0.6"
      />
      <g {...stroke} stroke={ink.light} strokeWidth="4">
        <path d="M184 126h112v30H184Zm10 30h92v76h-92Zm46-30v106" />
        <path d="M240 126c-44 0-54-46-28-46 18 0 28 26 28 46 0-20 10-46 28-46 26 0 16 46-28 46Z" />
      </g>
    </svg>
  );
}
