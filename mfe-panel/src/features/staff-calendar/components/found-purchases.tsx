import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { PhoneLink } from '../../../staff-kit/phone-link';
import { FoundPurchase } from './found-purchase';
import { FoundList } from './panel-style';

export interface FoundPurchasesProps {
  purchases: readonly StaffOrderProduct[];
  onBook(purchase: StaffOrderProduct): void;
  onNext(purchase: StaffOrderProduct): void;
  /** Opens the card of who made them, by a visit of theirs. */
  onCard(visitId: string): void;
}

interface FoundPerson {
  key: string;
  customer: StaffOrderProduct['customer'];
  /** Of another salon: the name is an initial, the phone its end. */
  isMasked: boolean;
  purchases: StaffOrderProduct[];
}

/** Purchases by the person who made them, in the order of the API. */
function byPerson(purchases: readonly StaffOrderProduct[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  for (const purchase of purchases) {
    const { customer, isMasked } = purchase;
    const key = JSON.stringify([isMasked, customer]);
    const person = people.get(key) ?? { key, customer, isMasked, purchases: [] };
    person.purchases.push(purchase);
    people.set(key, person);
  }
  return [...people.values()];
}

/** What people have bought: what is left of it, a visit of it to be booked, and the next one. */
export function FoundPurchases({ purchases, onBook, onNext, onCard }: FoundPurchasesProps) {
  return byPerson(purchases).map(({ key, customer, isMasked, purchases: bought }) => (
    <section key={key} aria-label={`${customer.firstName} ${customer.lastName}`} style={{ marginTop: '0.75rem' }}>
      <h3>
        {customer.firstName} {customer.lastName}
      </h3>
      {isMasked ? <p>{customer.phone}</p> : <PhoneLink {...customer} />}
      <CardButton name={`${customer.firstName} ${customer.lastName}`} purchases={bought} onCard={onCard} />
      <FoundList>
        {bought.map((purchase) => (
          <FoundPurchase key={purchase.id} purchase={purchase} onBook={onBook} onNext={onNext} />
        ))}
      </FoundList>
    </section>
  ));
}

/** Of somebody with a visit in the caller's salons. */
function CardButton({ name, purchases, onCard }: { name: string } & Pick<FoundPurchasesProps, 'purchases' | 'onCard'>) {
  const t = useTranslate();
  const visitId = purchases.find(({ lastEventId }) => lastEventId)?.lastEventId;
  if (!visitId) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      style={{ marginTop: '0.5rem' }}
      aria-label={`${t('staff.card.title')}: ${name}`}
      onClick={() => onCard(visitId)}
    >
      {t('staff.card.title')}
    </Button>
  );
}
