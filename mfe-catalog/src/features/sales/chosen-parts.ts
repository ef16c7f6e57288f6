import { sharedChoice } from '../../choices/shared-choice';

const useChoice = sharedChoice<readonly string[]>();
const NONE: readonly string[] = [];

/** Ids of the treatments that a visitor chose for a bundle. */
export const useChosenParts = (bundleId: number) => useChoice(bundleId, NONE);
