import { canvas, ink, stroke } from './ink';

/** Phases of growth: the root's depth and the hair's length over the skin. */
const PHASES = [
  { x: 96, depth: 262, over: 44 },
  { x: 240, depth: 224, over: 60 },
  { x: 384, depth: 186, over: 52 },
] as const;

/** A hair in its three phases: growing, in transition, at rest. */
export function HairGrowthArt() {
  return (
    <svg {...canvas} aria-hidden="true">
      <path
        d="M-480 130q60-9 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V900H-480Z"
        fill={ink.soft}
        opacity="0.75"
      />
      <path
        d="M-480 296q60-10 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V900H-480Z"
        fill={ink.light}
        opacity="0.7"
      />
      {PHASES.map(({ x, depth, over }, index) => (
        <g key={x}>
          <path
            d={`M${x - 20} 128q8 50 2 ${depth - 128}q18 34 36 0q-6-40 2-${depth - 128}`}
            {...stroke}
            strokeWidth="2"
            fill={ink.light}
          />
          <path
            d={`M${x} ${depth}C${x - 4} ${depth - 60} ${x + 2} 120 ${x + 14} ${128 - over}`}
            {...stroke}
            strokeWidth="6"
          />
          <circle cx={x} cy={depth + 4} r={11 - index * 2} fill={index === 0 ? ink.accent : ink.line} />
          {index === 2 ? <circle cx={x} cy="262" r="6" fill={ink.accent} /> : null}
          <circle cx={x} cy="332" r="14" fill={ink.light} />
          <text x={x} y="338" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
