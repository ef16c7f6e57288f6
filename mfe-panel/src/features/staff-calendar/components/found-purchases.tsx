import type { StaffOrderProduct } from '@aksamit/contracts/staff';
import { formatDateTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { purchaseWords } from '../purchase-words';
import { Actions, FoundList } from './panel-style';
import { PhoneLink } from './phone-link';

export interface FoundPurchasesProps {
  purchases: readonly StaffOrderProduct[];
  onBook(purchase: StaffOrderProduct): void;
  onNext(purchase: StaffOrderProduct): void;
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
export function FoundPurchases({ purchases, onBook, onNext }: FoundPurchasesProps) {
  return byPerson(purchases).map(({ key, customer, isMasked, purchases: bought }) => (
    <section key={key} aria-label={`${customer.firstName} ${customer.lastName}`} style={{ marginTop: '0.75rem' }}>
      <h3>
        {customer.firstName} {customer.lastName}
      </h3>
      {isMasked ? <p>{customer.phone}</p> : <PhoneLink {...customer} />}
      <FoundList>
        {bought.map((purchase) => (
          <Purchase key={purchase.id} purchase={purchase} onBook={onBook} onNext={onNext} />
        ))}
      </FoundList>
    </section>
  ));
}

function Purchase({
  purchase,
  onBook,
  onNext,
}: Pick<FoundPurchasesProps, 'onBook' | 'onNext'> & { purchase: StaffOrderProduct }) {
  const t = useTranslate();
  const { product, bookRefusal, nextStartAt } = purchase;
  return (
    <li>
      <strong>{product.name}</strong>
      <span>{purchaseWords(purchase, t)}</span>
      {bookRefusal ? <span>{t(`staff.bookRefusal.${bookRefusal}`)}</span> : null}
      <Actions>
        {bookRefusal ? null : (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${t('staff.book.submit')}: ${product.name}`}
            onClick={() => onBook(purchase)}
          >
            {t('staff.book.submit')}
          </Button>
        )}
        {nextStartAt ? (
          <Button size="sm" variant="secondary" onClick={() => onNext(purchase)}>
            {t('staff.customer.next', { at: formatDateTime(nextStartAt) })}
          </Button>
        ) : null}
      </Actions>
    </li>
  );
}
