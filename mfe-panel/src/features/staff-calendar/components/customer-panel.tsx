import type { CustomerVisit, StaffCustomer } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Loaded } from '../../../states/loaded';
import { cardQuery } from '../api/customer-card';
import type { CalendarPanel } from '../calendar-panel';
import { refusalOf } from '../refusal';
import { BookAgain } from './book-again';
import { CustomerFacts } from './customer-facts';
import { CustomerNotes } from './customer-notes';
import { CustomerPurchases } from './customer-purchases';
import { CustomerVisits } from './customer-visits';
import { Actions, Parts } from './panel-style';
import { SidePanel } from './side-panel';

export interface CustomerPanelProps {
  /** The visit that the card was opened from. */
  visitId: string;
  /** Of the shown calendar. */
  locationId: string;
  /** Of the shown calendar: where a visit is booked unless another date is chosen. */
  date: string;
  userId: string;
  role: string;
  isNarrow: boolean;
  onClose(): void;
  onOpen(panel: CalendarPanel): void;
  /** Shows a visit of this salon in the calendar of its day. */
  onVisit(visit: Pick<CustomerVisit, 'id' | 'startAt'>): void;
}

/** The customer's card: who they are, what is known of them, their visits and what they bought. */
export function CustomerPanel(props: CustomerPanelProps) {
  const { visitId, isNarrow, onClose } = props;
  const t = useTranslate();
  const query = useQuery(cardQuery(useHttp(), visitId));
  const { data, error } = query;
  return (
    <SidePanel
      title={data ? `${data.firstName} ${data.lastName}` : t('staff.card.title')}
      isNarrow={isNarrow}
      onClose={onClose}
    >
      <Loaded
        query={query}
        failedTitle={t('staff.card.failed')}
        {...(error ? { failedText: refusalOf(error, t).message } : {})}
        height="20rem"
      >
        {(customer) => <Card {...props} customer={customer} />}
      </Loaded>
    </SidePanel>
  );
}

function Card({ customer, ...props }: CustomerPanelProps & { customer: StaffCustomer }) {
  const { date, onOpen } = props;
  const [newest] = customer.visits;
  return (
    <Parts>
      <CustomerFacts customer={customer} />
      {newest ? (
        <Actions>
          <BookAgain event={{ customer, product: newest.product }} date={date} onOpen={onOpen} />
        </Actions>
      ) : null}
      <CustomerNotes {...props} notes={customer.notes} />
      <CustomerPurchases
        customer={customer}
        onBook={({ id, orderNumber }) =>
          onOpen({ kind: 'book', preset: { date, time: '', purchase: { search: orderNumber, orderProductId: id } } })
        }
      />
      <CustomerVisits {...props} customer={customer} />
    </Parts>
  );
}
