/** One figure of the bench. */
export interface Measurement {
  part: string;
  what: string;
  value: number;
  unit: string;
  /** The budget of the figure; undefined: shown without a verdict. */
  budget?: { atMost: number } | { atLeast: number };
}

/** Makes the figures of one part of the bench. */
export const measurementsOf =
  (part: string) =>
  (what: string, value: number, unit: string, budget?: Measurement['budget']): Measurement => ({
    part,
    what,
    value,
    unit,
    ...(budget === undefined ? {} : { budget }),
  });

export type Verdict = 'ok' | 'over' | '';

/** Whether a figure keeps its budget; empty without one. */
export function verdict({ value, budget }: Measurement): Verdict {
  if (budget === undefined) return '';
  const isWithin = 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
  return isWithin && Number.isFinite(value) ? 'ok' : 'over';
}

const shown = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);

const budgetText = ({ budget, unit }: Measurement): string => {
  if (budget === undefined) return '';
  return 'atMost' in budget ? `≤ ${shown(budget.atMost)} ${unit}` : `≥ ${shown(budget.atLeast)} ${unit}`;
};

/** The figures as a table of plain text. */
export function table(measurements: Measurement[]): string {
  const rows = measurements.map((each) => [
    each.part,
    each.what,
    `${shown(each.value)} ${each.unit}`.trim(),
    budgetText(each),
    verdict(each),
  ]);
  const all = [['part', 'what', 'measured', 'budget', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The value that three quarters of all stay within. */
export const p75 = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? Number.NaN;
};
