import type { StaffCalendar, StaffEvent, StaffOrderProduct } from '@aksamit/contracts/staff';
import { storeDateOf } from '@aksamit/contracts/store-time';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Notice } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { useEffect, useRef, useState } from 'react';
import { purchaseSearch, purchasesQuery } from '../../../staff-kit/purchases/purchase-search';
import { LEAST_LETTERS } from '../../../staff-kit/treatments';
import { useSettled } from '../../../staff-kit/use-settled';
import { calendarMatches } from '../calendar-matches';
import type { CalendarPanel } from '../calendar-panel';
import { refusalOf } from '../refusal';
import { FoundDeskVisits } from './found-desk-visits';
import { FoundPurchases, type FoundPurchasesProps } from './found-purchases';
import { FoundVisits } from './found-visits';
import { Parts } from './panel-style';

export interface SearchPanelProps {
  calendar: StaffCalendar;
  /** What is searched for at first. */
  initialText: string;
  /** Of the shown calendar: where a visit is booked unless another date is chosen. */
  date: string;
  locationId: string;
  onOpen(panel: CalendarPanel): void;
  onDay(date: string): void;
  /** Shows a visit in the calendar of its day. */
  onVisit(visit: Pick<StaffEvent, 'id' | 'startAt'>): void;
}

/** One field for all that somebody names: their visits, on any day too those without a purchase, and what they have bought. */
export function SearchPanel({ calendar, initialText, date, locationId, onOpen, onDay, onVisit }: SearchPanelProps) {
  const t = useTranslate();
  const [text, setText] = useState(initialText);
  const settled = useSettled(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // After the dialog of a phone has opened and taken the focus itself.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const showNext = ({ id, nextStartAt }: StaffOrderProduct) => {
    if (!nextStartAt) return;
    onDay(storeDateOf(nextStartAt));
    onOpen({ kind: 'next', orderProductId: id, startAt: nextStartAt });
  };
  const shown = calendarMatches(calendar, settled);
  const showCard = (visitId: string) => onOpen({ kind: 'customer', visitId });
  return (
    <Parts role="search">
      <Field label={t('staff.customer.search')} hint={t('staff.customer.hint', { number: LEAST_LETTERS })}>
        <TextInput
          type="search"
          autoComplete="off"
          ref={field}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <FoundVisits visits={shown} onChoose={(event) => onOpen({ kind: 'visit', id: event.id })} />
      <FoundDeskVisits
        text={settled}
        locationId={locationId}
        exceptIds={shown.map(({ id }) => id)}
        onVisit={onVisit}
        onCard={showCard}
      />
      <Purchases
        text={settled}
        onNext={showNext}
        onCard={showCard}
        onBook={({ id, orderNumber }) =>
          onOpen({
            kind: 'book',
            preset: { date, time: '', purchase: { search: orderNumber, orderProductId: id } },
          })
        }
      />
    </Parts>
  );
}

interface PurchasesProps extends Omit<FoundPurchasesProps, 'purchases'> {
  text: string;
}

/** What the API finds of the text; a search that fails keeps what is typed. */
function Purchases({ text, ...actions }: PurchasesProps) {
  const t = useTranslate();
  const query = useQuery(purchasesQuery(useHttp(), text));
  if (!purchaseSearch(text)) return null;
  if (query.error) {
    return (
      <Notice tone="alert" announce="polite">
        {refusalOf(query.error, t).message}
      </Notice>
    );
  }
  const found = query.data ?? [];
  const outcome = found.length === 0 ? t('staff.customer.none') : t('staff.customer.found', { number: found.length });
  return (
    <div>
      <p role="status">{query.isPending ? t('loading') : outcome}</p>
      <FoundPurchases purchases={found} {...actions} />
    </div>
  );
}
