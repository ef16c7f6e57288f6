import { sharedChoice } from '../../choices/shared-choice';
import type { PriceChoice } from './price-rules';

/** What a page shows of the choice outside of the buy box. */
export type ChosenPrice = Pick<PriceChoice, 'quantity' | 'treatments' | 'total'>;

/** The number of treatments that a visitor chose of a product. */
export const useChosenPrice = sharedChoice<ChosenPrice>();
