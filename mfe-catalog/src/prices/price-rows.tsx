import type { Reduction } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useReductionProps } from './use-reduction-props';

/** A table of prices: what it is, one treatment, a series or package, and the row's action. Cards on a phone. */
export const PriceRows = styled.table`
  width: 100%;
  margin-block: 0.75rem 2.5rem;
  table-layout: fixed;

  & th,
  & td {
    padding: 0.75rem 0.5rem;
    border-bottom: 1px solid ${tokens.color.border};
    font-weight: 400;
    line-height: 1.4;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    border-bottom: 1px solid ${tokens.color['border-strong']};
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  /* The rest is the series': its lowest price of 30 days is a sentence. */
  & thead th:first-of-type {
    width: 34%;
  }
  & thead th:nth-of-type(2) {
    width: 18%;
  }
  & tr > :last-child {
    width: 7.5rem;
    padding-inline-end: 0;
  }
  ${media.desktop} {
    & thead th:first-of-type {
      width: 40%;
    }
    & thead th:nth-of-type(2) {
      width: 16%;
    }
    & tr > :last-child {
      width: 9rem;
    }
  }
  /* Packages alone: no cell of single treatments is filled. */
  &[data-without-single] :is(thead th:nth-of-type(2), tbody td:first-of-type) {
    display: none;
  }
  &[data-without-single] thead th:first-of-type {
    width: 50%;
  }
  /* One price for each row: no column of series. */
  &[data-one-price] thead th:nth-of-type(2) {
    width: 45%;
  }
  & tr[hidden] {
    display: none;
  }
  & [data-on-phone] {
    display: none;
  }
  & :is(th, td):first-of-type {
    padding-inline-start: 0;
  }
  & td,
  & thead th:not(:first-of-type) {
    text-align: end;
  }
  & small {
    text-wrap: balance;
  }
  /* 24 pixels to press (WCAG 2.5.8), in the row's own height. */
  & th a {
    display: inline-block;
    margin-block: -0.125rem;
    padding-block: 0.125rem;
  }
  & b {
    font-weight: 600;
    white-space: nowrap;
  }
  & s {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    white-space: nowrap;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.xs};
  }
  ${media.mobile} {
    display: block;

    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.25rem 1rem;
      padding-block: 0.875rem;
      border-bottom: 1px solid ${tokens.color.border};
    }
    & tbody :is(th, td) {
      width: auto;
      padding: 0;
      border: 0;
      text-align: start;
    }
    & td:empty {
      display: none;
    }
    /* The action beside the name, prices below both. */
    & tbody > tr > th {
      grid-row: 1;
      grid-column: 1 / -1;
      padding-inline-end: 7.5rem;
    }
    & tbody > tr > :last-child {
      grid-row: 1;
      grid-column: 2;
      justify-self: end;
      width: auto;
    }
    & td:empty + td:not(:empty, :last-child) {
      grid-column: 1 / -1;
    }
    & [data-on-phone] {
      display: block;
    }
  }
  ${media.print} {
    margin-block: 0.25rem 1rem;
    font-size: 10pt;

    & tr {
      break-inside: avoid;
    }
    & :is(th, td) {
      padding-block: 0.2rem;
    }
    & tr > :last-child {
      display: none;
    }
  }
`;

/** What a cell shows; amounts in minor units. */
export interface CellPrice {
  total: number;
  treatments: number;
  perTreatment: number;
  reduction: Reduction | null;
}

/** A price with what it holds; an empty cell where nothing is sold so. */
export function PriceCell({ choice }: { choice: CellPrice | null }) {
  const t = useTranslate();
  const money = useMoney();
  const reduction = useReductionProps(choice?.reduction ?? null);
  if (!choice) return <td />;
  return (
    <td>
      <b>{money(choice.total)}</b>{' '}
      {reduction.original ? (
        <s>
          <span className="visually-hidden">{`${reduction.originalLabel} `}</span>
          {reduction.original}
        </s>
      ) : null}
      {choice.treatments > 1 ? (
        <small>
          {t('purchase.treatments', { count: choice.treatments })},{' '}
          {t('price.each', { price: money(choice.perTreatment) })}
        </small>
      ) : (
        <small data-on-phone="">{t('purchase.treatments', { count: 1 })}</small>
      )}
      {reduction.lowestPrice ? <small>{reduction.lowestPrice}</small> : null}
    </td>
  );
}

/** The columns' names. */
export function PriceHead() {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        <th scope="col">{t('rows.treatment')}</th>
        <th scope="col">{t('rows.single')}</th>
        <th scope="col">{t('rows.series')}</th>
        <ActionHead />
      </tr>
    </thead>
  );
}

/** The columns' names of what has one price. */
export function OnePriceHead({ subject }: { subject: string }) {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        <th scope="col">{subject}</th>
        <th scope="col">{t('rows.price')}</th>
        <ActionHead />
      </tr>
    </thead>
  );
}

function ActionHead() {
  const t = useTranslate();
  return (
    <th scope="col">
      <span className="visually-hidden">{t('rows.action')}</span>
    </th>
  );
}
