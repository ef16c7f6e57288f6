import type { StaffSalon } from '@aksamit/contracts/staff';
import { addDays, storeDateOf } from '@aksamit/contracts/store-time';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, IconButton, Stack, Text } from '@aksamit/ui';
import { TextInput } from '@aksamit/ui/form';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePreservedFocus } from '../../../focus/use-preserved-focus';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { useListAddress } from '../../../staff-kit/list/use-list-address';
import { useNow } from '../../../staff-kit/use-now';
import { Loaded } from '../../../states/loaded';
import { tillQuery } from '../api/tills';
import { TillActions } from './till-actions';
import { TillEntries } from './till-entries';
import { TillHistory, TillSums } from './till-facts';
import { EarlierTills, TILL_NAMES } from './till-list';
import { TillMovements } from './till-movements';
import { DayRow, Paper } from './till-style';

const DATE = /^\d{4}-\d\d-\d\d$/;

export interface TillViewProps {
  salon: Pick<StaffSalon, 'id' | 'name'>;
  salons: readonly StaffSalon[];
  mayCorrect: boolean;
}

/** The till of the chosen salon and day, and the list of all tills below it. */
export function TillView({ salon, salons, mayCorrect }: TillViewProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const href = useHref();
  const list = useListAddress(TILL_NAMES);
  const today = storeDateOf(useNow());
  const typed = list.values.date;
  const date = DATE.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : today;
  const till = useQuery(tillQuery(useHttp(), { locationId: salon.id, date }));
  // What was closed takes its button along.
  const content = usePreservedFocus<HTMLDivElement>();
  const dayOf = (shown: { locationId: string; date: string }) =>
    `${list.path}?${new URLSearchParams({ salon: shown.locationId, date: shown.date })}`;
  return (
    <Paper ref={content}>
      <StaffContent>
        <StaffHeading
          title={t('staff.tills.of', { salon: salon.name, date: formatDate(date, locale) })}
          actions={
            till.data ? (
              <TillActions
                key={`${salon.id}/${date}`}
                till={till.data}
                salonName={salon.name}
                mayCorrect={mayCorrect}
                hasCome={date <= today}
              />
            ) : null
          }
        />
        <Day date={date} today={today} onChange={(next) => list.change({ date: next === today ? '' : next })} />
        <Loaded query={till} failedTitle={t('staff.tills.failed')} height="24rem">
          {(shown) => (
            <Stack gap={4}>
              <TillSums till={shown} />
              <TillHistory till={shown} />
              <TillEntries till={shown} hrefOf={(id) => href('panel/staff-order', { id })} />
              {shown.movements?.length ? <TillMovements till={shown} movements={shown.movements} /> : null}
              {shown.entries.some(({ currency }) => currency !== shown.currency) ? (
                <Text size="sm" tone="muted">
                  {t('staff.tills.otherCurrency', { currency: shown.currency })}
                </Text>
              ) : null}
            </Stack>
          )}
        </Loaded>
        <EarlierTills list={list} salons={salons} hrefOf={dayOf} />
      </StaffContent>
    </Paper>
  );
}

function Day({ date, today, onChange }: { date: string; today: string; onChange(date: string): void }) {
  const t = useTranslate();
  return (
    <DayRow data-day-row="">
      <IconButton
        label={t('staff.calendar.before.day')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange(addDays(date, -1))}
      />
      <Button size="sm" variant="secondary" onClick={() => onChange(today)}>
        {t('staff.calendar.today')}
      </Button>
      <IconButton
        label={t('staff.calendar.after.day')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onChange(addDays(date, 1))}
      />
      <TextInput
        type="date"
        aria-label={t('staff.calendar.date')}
        value={date}
        onChange={({ target }) => target.value && onChange(target.value)}
      />
    </DayRow>
  );
}
