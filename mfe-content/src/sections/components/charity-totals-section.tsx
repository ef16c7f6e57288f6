import type { CharityTotal } from '@aksamit/contracts';
import { moneyText } from '@aksamit/contracts/money';
import { formatMonth } from '@aksamit/module-sdk/dates';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, offscreen, Text } from '@aksamit/ui';
import { media, space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const Layout = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: center;
  }
`;

const Sum = styled.p`
  display: grid;
  gap: ${space(2)};
  color: ${tokens.color['ink-muted']};

  & > strong {
    color: ${tokens.color.accent};
    font-family: ${tokens.font.serif};
    font-size: ${tokens.text['4xl']};
    font-variant-numeric: lining-nums;
    font-weight: 500;
    line-height: 1;
  }
`;

const Months = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;

  & th,
  & td {
    padding: ${space(3)} ${space(2)};
    border-bottom: 1px solid ${tokens.color.border};
    text-align: end;
    vertical-align: top;
  }
  & tr:last-child > * {
    border-bottom: 0;
  }
  & th:first-of-type {
    padding-inline-start: 0;
    text-align: start;
  }
  & td:last-of-type,
  & thead th:last-of-type {
    padding-inline-end: 0;
    white-space: nowrap;
  }
  & thead th {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 400;
  }
  & tbody th {
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
    font-weight: 400;
  }
`;

/** The charity campaign's published months, the newest first, and their sum. */
export function CharityTotalsSection({ section, position }: SectionProps<'charityTotals'>) {
  const t = useTranslate();
  const { months } = section;
  return (
    <SectionBand head={section} position={position} style={offscreen(810, 710)}>
      {months.length === 0 ? <Text tone="muted">{t('charity.none')}</Text> : <Totals months={months} />}
    </SectionBand>
  );
}

function Totals({ months }: { months: readonly CharityTotal[] }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const sum = (of: (month: CharityTotal) => number) => months.reduce((total, month) => total + of(month), 0);
  return (
    <Layout>
      <Sum>
        <strong>
          {moneyText(
            sum(({ amount }) => amount),
            'PLN',
            locale,
          )}
        </strong>
        <span>{t('charity.sumLabel', { count: sum(({ entriesCount }) => entriesCount) })}</span>
      </Sum>
      <Card>
        <Months>
          <thead>
            <tr>
              <th scope="col">{t('charity.month')}</th>
              <th scope="col">{t('charity.reviews')}</th>
              <th scope="col">{t('charity.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, entriesCount, amount, currency, paidAt, payBy }) => (
              <tr key={month}>
                <th scope="row">
                  {formatMonth(month, locale)}
                  <small>
                    {paidAt
                      ? t('charity.paid', { date: formatDate(paidAt, locale) })
                      : t('charity.payBy', { date: formatDate(payBy, locale) })}
                  </small>
                </th>
                <td>{entriesCount}</td>
                <td>{moneyText(amount, currency, locale)}</td>
              </tr>
            ))}
          </tbody>
        </Months>
      </Card>
    </Layout>
  );
}
