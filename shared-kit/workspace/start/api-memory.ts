/**
 * How Node holds the commerce API's memory: by itself it would let garbage gather to a multiple of what is in use before
 * it clears it away. These keep a process within the budget of 300 MB (architecture, "Budgets") under full load.
 */
const LIMITS = '--max-semi-space-size=8 --max-old-space-size=256';

/** `NODE_OPTIONS` of the API; what the operator asks for comes last and holds. */
export const apiNodeOptions = (given: string | undefined): string => (given ? `${LIMITS} ${given}` : LIMITS);
