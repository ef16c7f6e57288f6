/**
 * Node's memory limits for the commerce API: by default it would let garbage grow to a multiple of the memory in use
 * before collecting it. These keep a process within the budget of 300 MB (architecture, "Budgets") under full load.
 * Tighter ones cost throughput: with half the young space and 240 MB a list of 24 took a third more of the processor,
 * since data in flight was then promoted to the old space and collected there (decision 0077).
 */
const LIMITS = '--max-semi-space-size=32 --max-old-space-size=400';

/** `NODE_OPTIONS` of the API; the operator's own come last and take precedence. */
export const apiNodeOptions = (given: string | undefined): string => (given ? `${LIMITS} ${given}` : LIMITS);
