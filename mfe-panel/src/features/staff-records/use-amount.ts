import { moneyText } from '@aksamit/contracts/money';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useCallback } from 'react';

/** Formats minor units of any of the chain's currencies: a record's market need not be the page's. */
export function useAmount(): (minor: number, currency: string) => string {
  const { locale } = usePageContext();
  return useCallback((minor, currency) => moneyText(minor, currency, locale), [locale]);
}
