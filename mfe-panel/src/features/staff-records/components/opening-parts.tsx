import type { OpeningException } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Button, Dialog, Notice, Text } from '@aksamit/ui';
import { useId, useState } from 'react';
import { ConfirmQuestion } from '../../../forms/confirm-question';
import { Buttons, Part } from '../../../staff-kit/record-form/components/form-style';
import { Loaded } from '../../../states/loaded';
import { WideTable } from '../../../states/wide-table';
import { exceptionsQuery, type OpenWeek, openWeekQuery, removeException } from '../api/opening-calls';
import { DAYS, dayWords } from '../opening-day';
import type { RecordPartProps } from '../record-kind';
import { ExceptionForm } from './exception-form';
import { WeekForm } from './week-form';

/** Below a salon: the hours of its week, and dates that differ from it. */
export function OpeningParts({ record, userId, role }: RecordPartProps) {
  const t = useTranslate();
  const id = useId();
  const week = useQuery(openWeekQuery(useHttp(), record.id));
  return (
    <>
      <Part aria-labelledby={`${id}-week`}>
        <h2 id={`${id}-week`}>{t('staff.records.opening.week')}</h2>
        <Loaded query={week} failedTitle={t('staff.records.failed')} height="16rem">
          {(data) => <Week locationId={record.id} week={data} userId={userId} canWrite={role === 'admin'} />}
        </Loaded>
      </Part>
      <Part aria-labelledby={`${id}-exceptions`}>
        <h2 id={`${id}-exceptions`}>{t('staff.records.opening.exceptions')}</h2>
        <Exceptions locationId={record.id} userId={userId} />
      </Part>
    </>
  );
}

interface WeekProps {
  locationId: string;
  week: OpenWeek | null;
  userId: string;
  canWrite: boolean;
}

const CLOSED = { start: null, end: null, closed: true, allDay: false };
const CLOSED_WEEK: OpenWeek = {
  monday: CLOSED,
  tuesday: CLOSED,
  wednesday: CLOSED,
  thursday: CLOSED,
  friday: CLOSED,
  saturday: CLOSED,
  sunday: CLOSED,
};

function Week({ locationId, week, userId, canWrite }: WeekProps) {
  const t = useTranslate();
  const unknown = week === null ? <Notice>{t('staff.records.opening.unknown')}</Notice> : null;
  if (canWrite) {
    return (
      <>
        {unknown}
        <WeekForm locationId={locationId} week={week ?? CLOSED_WEEK} userId={userId} />
      </>
    );
  }
  if (week === null) return unknown;
  return (
    <WideTable
      caption={t('staff.records.opening.week')}
      columns={[
        { key: 'day', label: t('staff.records.opening.day') },
        { key: 'hours', label: t('staff.records.opening.hours') },
      ]}
      rows={DAYS.map((day) => ({ key: day, cells: [t(`staff.records.opening.days.${day}`), dayWords(week[day], t)] }))}
    />
  );
}

/** Which date's hours are edited: those of one, of another one, or none. */
type Edited = OpeningException | 'new' | null;

function Exceptions({ locationId, userId }: { locationId: string; userId: string }) {
  const t = useTranslate();
  const exceptions = useQuery(exceptionsQuery(useHttp(), locationId));
  const [edited, setEdited] = useState<Edited>(null);
  const [removed, setRemoved] = useState<OpeningException | null>(null);
  return (
    <>
      <Loaded query={exceptions} failedTitle={t('staff.records.listFailed')} height="8rem">
        {(rows) =>
          rows.length === 0 ? (
            <Text tone="muted">{t('staff.records.opening.noExceptions')}</Text>
          ) : (
            <ExceptionTable exceptions={rows} onEdit={setEdited} onRemove={setRemoved} />
          )
        }
      </Loaded>
      <div>
        <Button variant="secondary" onClick={() => setEdited('new')}>
          {t('staff.records.opening.add')}
        </Button>
      </div>
      <Dialog
        open={edited !== null}
        title={t('staff.records.opening.exception')}
        closeLabel={t('staff.close')}
        onClose={() => setEdited(null)}
      >
        {edited === null ? null : (
          <ExceptionForm
            locationId={locationId}
            userId={userId}
            exception={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Dialog>
      {removed ? <RemoveQuestion exception={removed} onClose={() => setRemoved(null)} /> : null}
    </>
  );
}

interface ExceptionTableProps {
  exceptions: readonly OpeningException[];
  onEdit(exception: OpeningException): void;
  onRemove(exception: OpeningException): void;
}

function ExceptionTable({ exceptions, onEdit, onRemove }: ExceptionTableProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const column = (key: string) => ({ key, label: t(`staff.records.opening.${key}`) });
  return (
    <WideTable
      caption={t('staff.records.opening.exceptions')}
      columns={[column('date'), column('hours'), column('reason'), column('visits'), column('action')]}
      rows={exceptions.map((exception) => ({
        key: exception.date,
        cells: [
          formatDate(exception.date, locale),
          dayWords(exception, t),
          exception.reason[locale],
          exception.affectedEvents.length,
          <ExceptionButtons
            key="action"
            date={formatDate(exception.date, locale)}
            onEdit={() => onEdit(exception)}
            onRemove={() => onRemove(exception)}
          />,
        ],
      }))}
    />
  );
}

function ExceptionButtons({ date, onEdit, onRemove }: { date: string; onEdit(): void; onRemove(): void }) {
  const t = useTranslate();
  return (
    <Buttons>
      <Button variant="secondary" size="sm" aria-label={t('staff.records.opening.editName', { date })} onClick={onEdit}>
        {t('staff.records.opening.edit')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('staff.records.opening.removeName', { date })}
        onClick={onRemove}
      >
        {t('staff.records.opening.remove')}
      </Button>
    </Buttons>
  );
}

function RemoveQuestion({ exception, onClose }: { exception: OpeningException; onClose(): void }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const http = useHttp();
  const { locationId, date } = exception;
  const words = {
    confirm: t('staff.records.opening.remove'),
    keep: t('staff.records.opening.keep'),
    done: t('staff.records.opening.removed'),
  };
  return (
    <Dialog
      open
      title={t('staff.records.opening.removeTitle', { date: formatDate(date, locale) })}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      <ConfirmQuestion words={words} send={(key) => removeException(http, { locationId, date }, key)} onClose={onClose}>
        <Text>{t('staff.records.opening.removeText')}</Text>
      </ConfirmQuestion>
    </Dialog>
  );
}
