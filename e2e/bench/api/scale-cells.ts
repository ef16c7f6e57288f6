import { median } from '../measurement';
import type { CallName } from './call-names';
import type { Answers, Round } from './measure-round';

/** One call at one number of clients in one shop: the medians of its rounds, all their answers. */
export interface ScaleCell {
  call: CallName;
  clients: number;
  scale: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  answers: Answers;
  /** p99 against that of the smallest shop; the median over the rounds, in which the shops took turns. */
  p99Ratio: number;
  /** Resident memory of the API after the cell, MB; not a number where it cannot be read. */
  memoryMb: number;
}

const sum = (rounds: readonly Round[], kind: keyof Answers): number =>
  rounds.reduce((total, { answers }) => total + answers[kind], 0);

/** @param smallest rounds of the smallest shop, made in turn with these */
export function cellOf(
  where: Pick<ScaleCell, 'call' | 'clients' | 'scale' | 'memoryMb'>,
  rounds: readonly Round[],
  smallest: readonly Round[],
): ScaleCell {
  return {
    ...where,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    p99Ratio: median(rounds.map(({ p99Ms }, n) => p99Ms / (smallest[n]?.p99Ms ?? Number.NaN))),
    answers: {
      ok: sum(rounds, 'ok'),
      refused: sum(rounds, 'refused'),
      unavailable: sum(rounds, 'unavailable'),
      failed: sum(rounds, 'failed'),
    },
  };
}
