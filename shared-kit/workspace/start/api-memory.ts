/**
 * How Node holds the commerce API's memory: by itself it would let garbage gather to a multiple of what is in use before
 * it clears it away. These keep a process within the budget of 300 MB (architecture, "Budgets") under full load. Tighter
 * ones cost answers: with half the young space and 240 MB a list of 24 took a third more of the processor, for what is in
 * flight was then moved to the old space and cleared from there (decision 0077).
 */
const LIMITS = '--max-semi-space-size=32 --max-old-space-size=400';

/** `NODE_OPTIONS` of the API; what the operator asks for comes last and holds. */
export const apiNodeOptions = (given: string | undefined): string => (given ? `${LIMITS} ${given}` : LIMITS);
