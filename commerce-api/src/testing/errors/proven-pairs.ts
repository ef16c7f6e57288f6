import { resolve } from 'node:path';
import { accountCases } from './account-cases';
import { cartCases } from './cart-cases';
import { correctionCases } from './correction-cases';
import { deskCases } from './desk-cases';
import { findProofs } from './find-proofs';
import { missingCases } from './missing-cases';
import { moneyCases } from './money-cases';
import { orderCases } from './order-cases';
import type { DeclaredPair } from './refusals';
import { saleCases } from './sale-cases';
import { secondFactorCases } from './second-factor-cases';
import { tillCases } from './till-cases';
import { visitCases } from './visit-cases';

/** The errors that `money-errors.api.test.ts` causes. */
export const shopCases = [
  ...cartCases,
  ...orderCases,
  ...moneyCases,
  ...deskCases,
  ...correctionCases,
  ...saleCases,
  ...tillCases,
  ...accountCases,
  ...secondFactorCases,
  ...missingCases,
];

/** Every pair of a call and an error that is proven in both languages: by the tables of this folder, or by a test. */
export function provenPairs(): DeclaredPair[] {
  const tables = [...visitCases, ...shopCases].map(([pair]) => pair);
  return [...tables, ...findProofs(resolve(__dirname, '../..')).map(({ pair }) => pair)];
}
