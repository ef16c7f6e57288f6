import type { BlockedTime, StaffCalendar } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useBus } from '@aksamit/module-sdk/bus';
import { formatFullDate } from '@aksamit/module-sdk/dates';
import { newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useMutation, useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Notice, Text } from '@aksamit/ui';
import type { ReactNode } from 'react';
import { usePressOnce } from '../../../forms/use-press-once';
import { unblockTime } from '../api/book-visit';
import { callersKey } from '../api/waiting-callers';
import { type CalendarPanel, panelKey } from '../calendar-panel';
import { refusalOf } from '../refusal';
import { useCalendarCache } from '../use-calendar-cache';
import type { Moves } from '../use-moves';
import type { VisitChanges } from '../use-visit-changes';
import { customerName, hoursOf } from '../visit-words';
import { BlockForm } from './block-form';
import { BookingForm } from './booking-form';
import { CustomerPanel } from './customer-panel';
import { MovedAway } from './moved-away';
import { NextVisit } from './next-visit';
import { Parts } from './panel-style';
import { SearchPanel } from './search-panel';
import { ShiftPanel } from './shift-panel';
import { SidePanel } from './side-panel';
import { VisitPanel } from './visit-panel';
import { WaitingList } from './waiting-list';

export interface PanelContentProps {
  panel: CalendarPanel;
  calendar: StaffCalendar;
  /** Date that the calendar shows; of a week any of its days. */
  date: string;
  locationId: string;
  userId: string;
  role: string;
  moves: Moves;
  changes: VisitChanges;
  now: Date;
  isNarrow: boolean;
  /** What became of the last change, where the panel covers the page. */
  results: ReactNode;
  onClose(): void;
  onOpen(panel: CalendarPanel): void;
  /** Shows the calendar of a day. */
  onDay(date: string): void;
  /** Shows a visit in the calendar of its day. */
  onVisit(visit: { id: string; startAt: string }): void;
}

/** What stands beside the calendar, with its heading. What a colleague removed meanwhile closes with a word about it. */
export function PanelContent(props: PanelContentProps) {
  const { panel, isNarrow, onClose } = props;
  const t = useTranslate();
  const shared = { isNarrow, onClose };
  const key = panelKey(panel);
  if (panel.kind === 'book') {
    return (
      <SidePanel key={key} title={t('staff.book.title')} {...shared}>
        <Booking {...props} preset={panel.preset} />
      </SidePanel>
    );
  }
  if (panel.kind === 'block') {
    return (
      <SidePanel key={key} title={t('staff.block.title')} {...shared}>
        <BlockForm {...props} preset={panel.preset} onBlocked={onClose} />
      </SidePanel>
    );
  }
  if (panel.kind === 'waiting') {
    return (
      <SidePanel key={key} title={t('staff.waiting.title')} {...shared}>
        <WaitingList {...props} />
      </SidePanel>
    );
  }
  if (panel.kind === 'search') {
    return (
      <SidePanel key={key} title={t('staff.customer.title')} takesFocus={false} {...shared}>
        <SearchPanel {...props} initialText={panel.text ?? ''} />
      </SidePanel>
    );
  }
  if (panel.kind === 'next') {
    return (
      <SidePanel key={key} title={t('staff.customer.nextTitle')} {...shared}>
        <NextVisit {...props} wanted={panel} />
      </SidePanel>
    );
  }
  if (panel.kind === 'shifts') {
    return (
      <SidePanel key={key} title={t('staff.shifts.title')} {...shared}>
        <ShiftPanel {...props} therapistId={panel.therapistId} today={storeDateOf(props.now)} />
      </SidePanel>
    );
  }
  if (panel.kind === 'customer') return <CustomerPanel key={key} {...props} visitId={panel.visitId} />;
  return <ItemPanel {...props} id={panel.id} />;
}

/** A visit or a blocked time; of a visit that oneself moved away where it is now, of what a colleague removed a word. */
function ItemPanel({ id, ...props }: PanelContentProps & { id: string }) {
  const { panel, calendar, moves, isNarrow, results, onClose } = props;
  const t = useTranslate();
  const isItem = (item: { id: string }) => item.id === id;
  const event = calendar.events.find(isItem);
  const blocked = calendar.blockedTimes.find(isItem);
  const moved = moves.done && isItem(moves.done.event) ? moves.done.event : undefined;
  const named = event ?? moved;
  const title = named ? customerName(named, t) : (blocked?.reason ?? t('staff.gone.title'));
  return (
    <SidePanel key={panelKey(panel)} title={title} isNarrow={isNarrow} onClose={onClose}>
      {results}
      {event ? <VisitPanel {...props} event={event} /> : null}
      {!event && moved ? <MovedAway {...props} moved={moved} /> : null}
      {blocked ? <Unblock {...props} blocked={blocked} /> : null}
      {event || moved || blocked ? null : <Text>{t('staff.gone.text')}</Text>}
    </SidePanel>
  );
}

function Booking({
  preset,
  onOpen,
  ...props
}: PanelContentProps & { preset: Extract<CalendarPanel, { kind: 'book' }>['preset'] }) {
  const t = useTranslate();
  const bus = useBus();
  const locale = useLocaleFormats();
  const queryClient = useQueryClient();
  return (
    <BookingForm
      {...props}
      preset={preset}
      onWaiting={() => onOpen({ kind: 'waiting' })}
      onBooked={(event) => {
        // Whoever waited for it does so no longer.
        void queryClient.invalidateQueries({ queryKey: callersKey(props.locationId) });
        const day = formatFullDate(event.startAt, locale);
        bus.publish('toast', {
          type: 'success',
          message: t('staff.book.done', { name: customerName(event, t), day, hours: hoursOf(event) }),
        });
        onOpen({ kind: 'visit', id: event.id });
      }}
    />
  );
}

/** A blocked time, which can be opened again. */
function Unblock({ blocked, locationId, onClose }: PanelContentProps & { blocked: BlockedTime }) {
  const t = useTranslate();
  const http = useHttp();
  const locale = useLocaleFormats();
  const cache = useCalendarCache(locationId);
  const opening = useMutation({
    mutationFn: () => unblockTime(http, blocked.id, newIdempotencyKey()),
    onSuccess: onClose,
    onSettled: cache.refetch,
  });
  const openOnce = usePressOnce(opening);
  return (
    <Parts>
      <Text>
        {formatFullDate(blocked.startAt, locale)}, {hoursOf(blocked)}
      </Text>
      {opening.error ? (
        <Notice tone="alert" announce="assertive">
          {refusalOf(opening.error, t).message}
        </Notice>
      ) : null}
      <Button variant="secondary" busy={opening.isPending} onClick={() => openOnce()}>
        {t('staff.block.remove')}
      </Button>
    </Parts>
  );
}
