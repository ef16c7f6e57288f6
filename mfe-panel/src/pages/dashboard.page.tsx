import { useTranslate } from '@aksamit/module-sdk/i18n';
import type { LoadInput, LoadResult } from '@aksamit/module-sdk/lifecycle';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { Card, Grid, Heading, LinkButton, Stack, Text } from '@aksamit/ui';
import { orderListQuery } from '../features/orders/api/get-orders';
import { OrderList } from '../features/orders/components/order-list';
import { boughtListQuery, visitListQuery } from '../features/visits/api/get-visits';
import { BelowVisits } from '../features/visits/components/below-visits';
import { NextVisit } from '../features/visits/components/next-visit';
import { groupVisits } from '../features/visits/visit-rules';
import { useTreatmentsAddress } from '../states/treatments-link';
import { FOUND, forCustomer } from './load-private';
import { PanelPage } from './panel-page';
import { RecentlySeen } from './recently-seen';

export default definePage({
  name: 'dashboard',
  layout: 'panel',
  rendering: 'private',
  patterns: { pl: ['/panel/'], en: ['/panel/'] },
  area: 'panel',
  load: forCustomer(load),
  component: DashboardPage,
});

async function load({ http, queryClient }: LoadInput, userId: string): Promise<LoadResult> {
  const [{ events }] = await Promise.all([
    queryClient.fetchQuery(visitListQuery(http, userId)),
    queryClient.fetchQuery(orderListQuery(http, userId)),
  ]);
  if (groupVisits(events).ahead.length === 0) await queryClient.fetchQuery(boughtListQuery(http, userId));
  return FOUND;
}

const LATEST_ORDERS = 3;

/** The panel's first page: a greeting, the next visits, the purchases. */
export function DashboardPage() {
  const t = useTranslate();
  const href = useHref();
  return (
    <PanelPage
      current="dashboard"
      title={({ firstName }) => t('dashboard.greeting', { name: firstName })}
      lead={t('dashboard.lead')}
    >
      {(user) => (
        <>
          <Stack as="section" gap={4} aria-labelledby="dashboard-visits">
            <Stack direction="row" style={{ justifyContent: 'space-between' }}>
              <Heading level={2} size="md" id="dashboard-visits">
                {t('dashboard.visits')}
              </Heading>
              <a href={href('panel/visits')}>{t('dashboard.toVisits')}</a>
            </Stack>
            <NextVisit userId={user.id} />
          </Stack>
          <BelowVisits userId={user.id}>
            <LatestOrders userId={user.id} />
            <NextSteps />
            <RecentlySeen />
          </BelowVisits>
        </>
      )}
    </PanelPage>
  );
}

/** The newest purchases, with the way to all of them. */
function LatestOrders({ userId }: { userId: string }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <Stack as="section" gap={4} aria-labelledby="dashboard-orders">
      <Stack direction="row" style={{ justifyContent: 'space-between' }}>
        <Heading level={2} size="md" id="dashboard-orders">
          {t('dashboard.orders')}
        </Heading>
        <a href={href('panel/orders')}>{t('dashboard.allOrders')}</a>
      </Stack>
      <OrderList userId={userId} most={LATEST_ORDERS} />
    </Stack>
  );
}

/** What the customer can do next: choose a treatment, complete the settings, prepare for a visit. */
function NextSteps() {
  const t = useTranslate();
  const href = useHref();
  const steps = [
    { key: 'choose', address: useTreatmentsAddress() },
    { key: 'settings', address: href('panel/settings') },
    { key: 'prepare', address: href('content/faq') },
  ];
  return (
    <Stack as="section" gap={4} aria-labelledby="dashboard-steps">
      <Heading level={2} size="md" id="dashboard-steps">
        {t('dashboard.next')}
      </Heading>
      <Grid gap={4} minColumn="14rem">
        {steps.map(({ key, address }) => (
          <Card key={key}>
            <Stack gap={3} align="flex-start" style={{ height: '100%' }}>
              <Heading level={3} size="sm">
                {t(`dashboard.steps.${key}.title`)}
              </Heading>
              <Text size="sm" tone="muted" style={{ flex: 1 }}>
                {t(`dashboard.steps.${key}.text`)}
              </Text>
              <LinkButton size="sm" variant="secondary" href={address}>
                {t(`dashboard.steps.${key}.action`)}
              </LinkButton>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
