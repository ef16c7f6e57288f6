/** Whether the database refused to write lately: its disk is full or broken, or it is read-only. */
import { areWritesRefused } from './database-errors';

/** After this long without a refusal writes are attempted again: no signal is needed that the disk was freed. */
const LATELY_MS = 10_000;

export interface WriteRefusals {
  /** Notes an error that a request failed with; others than refused writes are ignored. */
  note(error: unknown): void;
  wereLately(): boolean;
}

export function createWriteRefusals(clock: () => Date): WriteRefusals {
  let latest = Number.NEGATIVE_INFINITY;
  return {
    note(error) {
      if (areWritesRefused(error)) latest = clock().getTime();
    },
    wereLately: () => clock().getTime() - latest < LATELY_MS,
  };
}
