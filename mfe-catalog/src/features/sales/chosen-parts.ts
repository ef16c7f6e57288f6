import { sharedChoice } from '../../choices/shared-choice';

const useChoice = sharedChoice<readonly string[]>();
/** Ids of the treatments that a visitor chose for a bundle; `initial` until they choose. */
export const useChosenParts = (bundleId: number, initial: readonly string[]) => useChoice(bundleId, initial);
