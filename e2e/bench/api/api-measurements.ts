import type { Measurement } from '../measurement';
import { CALL_TITLES, type CallName } from './call-names';
import type { ScaleCell } from './scale-cells';

/** Budget of the largest shop: its p99 against the smallest one's. */
const MOST_P99_RATIO = 2;
/** Resident, after the bench. */
const MOST_MEMORY_MB = 300;
/** Requests per second with 20 clients: six times what Vendure gave on a machine of the same kind (decision 0069). */
const LEAST_SEARCHES = 6 * 107;

/** Both are measured against it: what is cached for the next caller, and what it costs on the first request. */
const isSearch = (call: CallName): boolean => call === 'search' || call === 'search-repeated';

/** The bench's measurements of the cells, beside its budgets. */
export function measurementsOf(cells: readonly ScaleCell[]): Measurement[] {
  const largest = Math.max(...cells.map(({ scale }) => scale));
  const smallest = Math.min(...cells.map(({ scale }) => scale));
  const ratios = cells
    .filter(({ scale }) => scale === largest && scale !== smallest)
    .map(({ call, clients, p99Ratio }) => ({
      part: 'api',
      what: `${CALL_TITLES[call]}, ${clients} clients: p99 at scale ${largest} against ${smallest}`,
      value: p99Ratio,
      unit: '',
      budget: { atMost: MOST_P99_RATIO },
    }));
  const searches = cells
    .filter(({ call, clients, scale }) => isSearch(call) && clients === 20 && scale === smallest)
    .map(({ call, perSecond }) => ({
      part: 'api',
      what: CALL_TITLES[call],
      value: Math.round(perSecond),
      unit: '/s',
      budget: { atLeast: LEAST_SEARCHES },
    }));
  const failed = cells.reduce((sum, { answers }) => sum + answers.failed + answers.refused, 0);
  const scales = [...new Set(cells.map(({ scale }) => scale))];
  const memory = scales.map((scale) => ({
    part: 'api',
    what: `API at scale ${scale}, resident memory at most`,
    value: Math.max(...cells.filter((cell) => cell.scale === scale).map(({ memoryMb }) => memoryMb)),
    unit: 'MB',
    budget: { atMost: MOST_MEMORY_MB },
  }));
  return [
    ...searches,
    ...ratios,
    ...memory,
    { part: 'api', what: 'refused or failed requests', value: failed, unit: '', budget: { atMost: 0 } },
  ];
}
