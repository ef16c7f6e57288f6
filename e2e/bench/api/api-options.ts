import { CALL_NAMES, type CallName, WANTED_CALLS } from './call-names';

/** What `npm run bench -- api` measures, and for how long. */
export interface ApiBenchOptions {
  calls: readonly CallName[];
  /** Clients at once. */
  clients: readonly number[];
  /** Sizes of the shop's data, ascending: 1 is the demo shop. */
  scales: readonly number[];
  /** Each cell is measured so many times, the scales in turn, and the median taken. */
  rounds: number;
  /** Of one round of a call that can be repeated at will. */
  seconds: number;
  /** Requests of one round of a call that consumes something: a free slot, an open cart. */
  requests: number;
  /** Compares with bare http and pg on the same statements too. */
  isCompared: boolean;
}

/** Options as parseArgs gives them. */
export interface GivenOptions {
  quick?: boolean | undefined;
  calls?: string | undefined;
  clients?: string | undefined;
  scales?: string | undefined;
}

const THOROUGH = { clients: [1, 20, 100], scales: [1, 10, 100], rounds: 3, seconds: 2, requests: 150 };
/** Whether it runs at all: the figures of so short a run mean little. */
const QUICK = { clients: [1, 20], scales: [1, 2], rounds: 1, seconds: 0.5, requests: 30 };

function numbers(name: string, text: string | undefined, most: number): number[] | undefined {
  if (text === undefined) return undefined;
  const found = text.split(',').map(Number);
  if (found.some((value) => !Number.isInteger(value) || value < 1 || value > most)) {
    throw new Error(
      `Failed to bench: --${name} ${text} is no list of whole numbers from 1 to ${most}. Write --${name} 1,20.`,
    );
  }
  return [...new Set(found)].sort((a, b) => a - b);
}

function callNames(text: string | undefined): readonly CallName[] {
  if (text === undefined) return WANTED_CALLS;
  if (text === 'all') return CALL_NAMES;
  return text.split(',').map((asked) => {
    const found = CALL_NAMES.find((name) => name === asked);
    if (found === undefined) {
      throw new Error(`Failed to bench the call "${asked}": choose all, or from ${CALL_NAMES.join(', ')}.`);
    }
    return found;
  });
}

/** @throws one sentence that names the option which cannot be read */
export function apiBenchOptions(given: GivenOptions): ApiBenchOptions {
  const chosen = given.quick ? QUICK : THOROUGH;
  return {
    ...chosen,
    calls: callNames(given.calls),
    clients: numbers('clients', given.clients, 1000) ?? chosen.clients,
    scales: numbers('scales', given.scales, 1000) ?? chosen.scales,
    isCompared: !given.quick,
  };
}
