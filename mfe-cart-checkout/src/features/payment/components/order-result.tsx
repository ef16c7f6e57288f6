import type { Order } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Heading } from '@aksamit/ui';
import { OrderLines } from './order-lines';

/** What was ordered. */
export function OrderResult({ order }: { order: Order }) {
  const t = useTranslate();
  return (
    <Card as="section" aria-labelledby="ordered">
      <Heading level={2} size="md" id="ordered" style={{ marginBottom: '1rem' }}>
        {t('result.ordered')}
      </Heading>
      <OrderLines order={order} />
    </Card>
  );
}
