import { CALL_TITLES } from './call-names';
import type { ScaleCell } from './scale-cells';

const milliseconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

const HEAD = [
  'call',
  'clients',
  'scale',
  'per second',
  'p50 ms',
  'p99 ms',
  'p99 ratio',
  '2xx',
  '4xx',
  '503',
  'failed',
  'MB',
];

/** The cells as a table of plain text. */
export function scaleTable(cells: readonly ScaleCell[]): string {
  const rows = cells.map(({ call, clients, scale, perSecond, p50Ms, p99Ms, p99Ratio, answers, memoryMb }) => [
    CALL_TITLES[call],
    String(clients),
    String(scale),
    String(Math.round(perSecond)),
    milliseconds(p50Ms),
    milliseconds(p99Ms),
    p99Ratio.toFixed(2),
    ...[answers.ok, answers.refused, answers.unavailable, answers.failed, memoryMb].map(String),
  ]);
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return all.map(line).join('\n');
}
