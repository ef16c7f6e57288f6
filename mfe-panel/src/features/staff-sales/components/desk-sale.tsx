import type { StaffOrder } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Card, EmptyState, LinkButton, Notice, Stack } from '@aksamit/ui';
import { useEffect, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { Loaded } from '../../../states/loaded';
import { saleCustomerQuery, salePreviewQuery } from '../api/sales';
import { readSubject, type SaleSubject, subjectBody } from '../sale-subject';
import { SaleCustomer } from './sale-customer';
import { SaleForm } from './sale-form';
import { TreatmentSearch } from './treatment-search';

/** A sale at the desk: the treatment, its price now, the order, and then payment and visit. */
export function DeskSale({ locationId }: { locationId: string }) {
  const t = useTranslate();
  const href = useHref();
  const [search] = useSearchParams();
  const [sold, setSold] = useState<StaffOrder | null>(null);
  const subject = readSubject(search);
  const back = { href: href('panel/staff-calendar'), label: t('staff.calendar.title') };
  const title = t(subject?.isItself ? 'staff.sales.ofVisit' : 'staff.sales.title');
  return (
    <StaffContent>
      <StaffHeading title={title} back={back} />
      {subject === null ? (
        <EmptyState title={t('staff.sales.nobody')} text={t('staff.sales.nobodyText')} />
      ) : sold ? (
        <Sold order={sold} isItself={subject.isItself} />
      ) : (
        <Sale subject={subject} locationId={locationId} onSold={setSold} />
      )}
    </StaffContent>
  );
}

interface SaleProps {
  subject: SaleSubject;
  locationId: string;
  onSold(order: StaffOrder): void;
}

function Sale({ subject, locationId, onSold }: SaleProps) {
  const t = useTranslate();
  const http = useHttp();
  const [productId, setProductId] = useState('');
  const isChosen = subject.isItself || productId !== '';
  // Of a visit that is sold itself the preview comes at once, and names the customer.
  const found = useQuery(saleCustomerQuery(http, subject, !subject.isItself));
  const request = { locationId, ...subjectBody(subject), ...(subject.isItself ? {} : { productId }), quantity: 1 };
  const preview = useQuery(salePreviewQuery(http, request, isChosen));
  const customer = found.data ?? preview.data?.customer;
  return (
    <Card style={{ maxWidth: '42rem' }}>
      <Stack gap={4}>
        {customer ? <SaleCustomer customer={customer} /> : null}
        {subject.isItself ? null : <TreatmentSearch chosen={productId} onChoose={setProductId} />}
        {isChosen ? (
          <Loaded
            query={preview}
            failedTitle={t('staff.sales.failed')}
            failedText={preview.error ? messageOfError(preview.error, t) : ''}
            height="12rem"
          >
            {(shown) => <SaleForm key={productId} preview={shown} request={request} onSold={onSold} />}
          </Loaded>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The order is made: now its payment, and of a next treatment its visit. */
function Sold({ order, isItself }: { order: StaffOrder; isItself: boolean }) {
  const t = useTranslate();
  const href = useHref();
  const box = useRef<HTMLDivElement>(null);
  // The form is gone, and the focus with it.
  useEffect(() => box.current?.focus(), []);
  return (
    <Card style={{ maxWidth: '42rem' }}>
      <div ref={box} tabIndex={-1}>
        <Stack gap={4}>
          <Notice tone="success" announce="polite">
            {t('staff.sales.sold', { number: order.number })}
          </Notice>
          <Stack direction="row" gap={3}>
            <LinkButton href={`${href('panel/staff-order', { id: order.id })}?do=payment`}>
              {t('staff.orders.payment.title')}
            </LinkButton>
            <LinkButton variant="secondary" href={`${href('panel/staff-order', { id: order.id })}?do=voucher`}>
              {t('staff.orders.voucher.title')}
            </LinkButton>
            {isItself ? null : (
              <LinkButton
                variant="secondary"
                href={`${href('panel/staff-calendar')}?${new URLSearchParams({ find: order.number })}`}
              >
                {t('staff.sales.book')}
              </LinkButton>
            )}
          </Stack>
        </Stack>
      </div>
    </Card>
  );
}
