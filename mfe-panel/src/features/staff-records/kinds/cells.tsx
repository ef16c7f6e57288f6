/** Cells that several kinds of records have in their lists. */
import { type SaleState, saleState } from '@aksamit/contracts/staff';
import { formatDateTime } from '@aksamit/module-sdk/i18n';
import { Badge, type BadgeProps } from '@aksamit/ui';
import { OptionName } from '../../../staff-kit/record-form/components/option-name';
import { localized } from '../../../staff-kit/record-form/localized';
import type { ReferenceName } from '../../../staff-kit/record-form/reference-names';
import type { StoredRecord } from '../api/record-calls';
import type { CellTools, KindColumn, KindFilter } from '../record-kind';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const nameColumn: KindColumn = { key: 'name', cell: ({ name }, { locale }) => localized(name, locale) };

/** A text or number as it is stored. */
export const plainColumn = (key: string, more: Partial<KindColumn> = {}): KindColumn => ({
  key,
  cell: (record) => textOf(record[key]),
  ...more,
});

/** One of a few values, in words. */
export const choiceColumn = (key: string): KindColumn => ({
  key,
  cell: (record, { t }) => (textOf(record[key]) === '' ? '' : t(`staff.records.options.${key}.${textOf(record[key])}`)),
});

/** Name of a record that is referred to; what names no market holds in each. */
export const referenceColumn = (key: string, to: ReferenceName, more: Partial<KindColumn> = {}): KindColumn => ({
  key,
  cell(record, { t }) {
    if (textOf(record[key]) !== '') return <OptionName to={to} id={textOf(record[key])} />;
    return to === 'markets' ? t('staff.records.everyMarket') : '';
  },
  ...more,
});

export const instantColumn = (key: string, more: Partial<KindColumn> = {}): KindColumn => ({
  key,
  cell: (record, { locale }) => (typeof record[key] === 'string' ? formatDateTime(record[key], locale) : ''),
  ...more,
});

export const enabledColumn: KindColumn = {
  key: 'enabled',
  cell: ({ enabled }, { t }) => (
    <Badge tone={enabled === true ? 'success' : 'neutral'}>{t(`staff.records.switch.${enabled === true}`)}</Badge>
  ),
};

const SALE_TONES: Readonly<Record<SaleState, BadgeProps['tone']>> = {
  off: 'neutral',
  coming: 'soft',
  on: 'success',
  over: 'neutral',
  usedUp: 'warning',
};

/** Whether what is sold or redeemed for a time can be now. An older API has no state. */
export const saleStateColumn: KindColumn = {
  key: 'state',
  cell: (record, { t }) => {
    const state = saleState.safeParse(record.state);
    return state.success ? (
      <Badge tone={SALE_TONES[state.data]}>{t(`staff.records.saleStates.${state.data}`)}</Badge>
    ) : (
      ''
    );
  },
};

/** The states by which a list is filtered. */
export const saleStateFilter = (options: readonly SaleState[]): KindFilter => ({
  name: 'state',
  kind: 'choice',
  options,
  words: 'saleStates',
});

/** A discount in percent, or an amount off each piece. */
export function discountText(record: StoredRecord, kind: unknown, { money }: CellTools): string {
  const value = Number(record.discountValue);
  return kind === 'amount' ? money(value, currencyOfMarket(record.marketId)) : `${value}%`;
}

const POUNDS_MARKET = '2';

/** Currency of a market's amounts: its second one sells in pounds. Source: readings.md, "Markets, locales, hosts". */
export const currencyOfMarket = (marketId: unknown): string => (marketId === POUNDS_MARKET ? 'GBP' : 'PLN');
