import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { usePageContext } from '@aksamit/shared-kit/lifecycle';
import { useQuery } from '@aksamit/shared-kit/query';
import { tokens } from '@aksamit/shared-kit/theme';
import { Card, Heading, LinkButton, Skeleton, Stack, Text } from '@aksamit/shared-kit/ui';
import styled from '@emotion/styled';
import { Phone } from 'lucide-react';
import { orderListQuery } from '../api/get-orders';
import { boughtTreatments } from '../bought-treatments';

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.75rem;
    border-bottom: 1px solid ${tokens.color.border};
  }
  & > li > span {
    color: ${tokens.color['ink-muted']};
    white-space: nowrap;
  }
`;

/** Treatments that wait for their visits, and how to book them. Until visits can be booked here, by phone. */
export function VisitOverview({ userId, headingLevel }: { userId: string; headingLevel: 2 | 3 }) {
  const t = useTranslate();
  const { brand } = usePageContext().market;
  const list = useQuery(orderListQuery(useHttp(), userId));
  if (!list.data && !list.isError) return <Skeleton height="14rem" shape="card" />;
  const bought = boughtTreatments(list.data?.orders ?? []);
  const call = (
    <LinkButton href={`tel:${brand.phone.replace(/[^\d+]/g, '')}`} variant="secondary">
      <Phone aria-hidden="true" />
      {brand.phone}
    </LinkButton>
  );
  if (bought.length === 0) {
    return (
      <Card tone="blush">
        <Stack direction="row" gap={5} style={{ justifyContent: 'space-between' }}>
          <Stack gap={1} style={{ flex: '1 1 18rem' }}>
            <Heading level={headingLevel} size="sm">
              {t('visits.emptyTitle')}
            </Heading>
            <Text size="sm">{t('visits.emptyText')}</Text>
          </Stack>
          {call}
        </Stack>
      </Card>
    );
  }
  return (
    <Card>
      <Stack gap={4} align="flex-start">
        <Heading level={headingLevel} size="sm">
          {t('visits.toBook')}
        </Heading>
        <Rows style={{ width: '100%' }}>
          {bought.map(({ productId, name, quantity }) => (
            <li key={productId}>
              {name}
              <span>{t('visits.pieces', { count: quantity })}</span>
            </li>
          ))}
        </Rows>
        <Text size="sm" tone="muted">
          {t('visits.how')}
        </Text>
        {call}
      </Stack>
    </Card>
  );
}
