import { formatMonth } from '@aksamit/module-sdk/dates';
import { formatDate } from '@aksamit/module-sdk/i18n';
import { useMoney, usePageContext } from '@aksamit/module-sdk/lifecycle';
import type { Measure } from '../figures-rows';

/** How the figures of one currency are written. */
export interface FiguresWords {
  /** `YYYY-MM-DD` or `YYYY-MM` as people write it. */
  period(period: string): string;
  value(measure: Measure, value: number): string;
}

/** A share as a percentage in the page's language; a dash for none. */
export function usePercent(): (share: number | null) => string {
  const { locale } = usePageContext();
  const percents = new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { style: 'percent' });
  return (share) => (share === null ? '–' : percents.format(share));
}

const MONTH_LENGTH = 'YYYY-MM'.length;

/** Days and months, counts and amounts in the page's language. */
export function useFiguresWords(currency: string): FiguresWords {
  const money = useMoney();
  const { locale } = usePageContext();
  const counts = new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB');
  return {
    period: (period) => (period.length === MONTH_LENGTH ? formatMonth(period, locale) : formatDate(period, locale)),
    value: (measure, value) => (measure === 'orders' ? counts.format(value) : money(value, currency)),
  };
}
