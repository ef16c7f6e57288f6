import type { StaffMessageCount } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { ListAddress } from '../../../staff-kit/list/use-list-address';
import { kindName } from '../message-kinds';
import { type MessageTotal, totalsByKind, totalsByState } from '../message-totals';

const Totals = styled.nav`
  display: grid;
  gap: 0.75rem;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > [data-states] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  }
  & [data-total] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
    min-height: 2.75rem;
    padding: 0.5rem 0.875rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font-size: ${tokens.text.sm};
    text-decoration: none;
  }
  & > [data-states] [data-total] {
    flex-direction: column-reverse;
    border-radius: ${tokens.radius.md};
  }
  & > [data-states] strong {
    font-size: ${tokens.text.lg};
  }
  & strong {
    font-variant-numeric: tabular-nums;
  }
  & span[data-total] {
    color: ${tokens.color['ink-muted']};
  }
  & a[data-total]:hover {
    border-color: ${tokens.color['border-strong']};
  }
  & [aria-current] {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
`;

/** Kinds that are shown at first. */
const FEW = 6;

export interface MessageTotalsProps {
  counts: readonly StaffMessageCount[];
  list: Pick<ListAddress<'kind' | 'state'>, 'values' | 'addressOf'>;
}

/** How many messages there are by outcome and by kind: each number filters the list, and once more shows all again. */
export function MessageTotals({ counts, list }: MessageTotalsProps) {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const { kind, state } = list.values;
  const kinds = totalsByKind(counts, { kind, state });
  const first = kinds.filter(({ value }, index) => index < FEW || value === kind);
  if (counts.length === 0 && kind === '') return null;
  return (
    <Totals aria-label={t('staff.messages.totals.label')}>
      <ul aria-label={t('staff.messages.columns.state')} data-states>
        {totalsByState(counts, { kind, state }).map((total) => (
          <Total key={total.value} filter="state" total={total} list={list}>
            {t(`staff.messages.totals.states.${total.value}`)}
          </Total>
        ))}
      </ul>
      <ul aria-label={t('staff.messages.columns.kind')}>
        {(showsAll ? kinds : first).map((total) => (
          <Total key={total.value} filter="kind" total={total} list={list}>
            {kindName(total.value, t)}
          </Total>
        ))}
        {first.length < kinds.length ? (
          <li>
            <Button size="sm" variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? t('staff.messages.totals.fewer') : t('staff.messages.totals.all', { number: kinds.length })}
            </Button>
          </li>
        ) : null}
      </ul>
    </Totals>
  );
}

interface TotalProps {
  filter: 'kind' | 'state';
  total: MessageTotal;
  list: MessageTotalsProps['list'];
  children: string;
}

function Total({ filter, total: { value, count }, list, children }: TotalProps) {
  const isChosen = list.values[filter] === value;
  const content = (
    <>
      <span>{children}</span> <strong>{count}</strong>
    </>
  );
  return (
    <li>
      {count === 0 && !isChosen ? (
        <span data-total>{content}</span>
      ) : (
        <a
          data-total
          href={list.addressOf({ values: { [filter]: isChosen ? '' : value } })}
          aria-current={isChosen ? 'true' : undefined}
        >
          {content}
        </a>
      )}
    </li>
  );
}
