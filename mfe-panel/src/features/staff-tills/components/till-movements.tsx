import type { Till, TillMovement } from '@aksamit/contracts/staff';
import { formatTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Stack } from '@aksamit/ui';
import { useId } from 'react';
import { RecordList } from '../../../staff-kit/list/record-list';
import { personName, tillMoney } from '../till-words';

/** One page holds the whole day. */
const WHOLE = { page: 1, sort: '', addressOf: () => '' };

export interface TillMovementsProps {
  till: Pick<Till, 'currency'>;
  /** At least one. */
  movements: readonly TillMovement[];
}

/** Cash put in or taken out besides payments: why, when, how much, and by whom. */
export function TillMovements({ till, movements }: TillMovementsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const headingId = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('staff.tills.movement.title')}</h2>
      <RecordList
        caption={t('staff.tills.movement.title')}
        list={WHOLE}
        columns={[
          { key: 'reason', label: t('staff.tills.movement.fields.reason') },
          { key: 'at', label: t('staff.tills.columns.at') },
          { key: 'amount', label: t('staff.tills.columns.amount'), isNumber: true },
          { key: 'madeBy', label: t('staff.tills.movement.madeBy') },
        ]}
        rows={movements.map((movement) => ({
          key: movement.id,
          cells: [
            movement.reason,
            formatTime(movement.at),
            tillMoney(movement.amount, till.currency, locale),
            personName(movement.madeBy, t),
          ],
        }))}
        total={movements.length}
        perPage={movements.length}
        empty={null}
      />
    </Stack>
  );
}
