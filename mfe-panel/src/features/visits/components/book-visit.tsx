import type { AgeDeclaration, OrderProduct } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDate, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useMarketPolicies } from '@aksamit/module-sdk/policies';
import { useQuery } from '@aksamit/module-sdk/query';
import { Card, EmptyState, Heading, LinkButton, Notice, Stack, Text } from '@aksamit/ui';
import { useState } from 'react';
import { Loaded } from '../../../states/loaded';
import { boughtListQuery } from '../api/get-visits';
import { bookingBar } from '../visit-rules';
import { HealthRules } from './health-rules';
import { SlotChoice } from './slot-choice';

export interface BookVisitProps {
  userId: string;
  orderProductId: string;
  /** Salon to begin with, such as the one with a free time. */
  locationId: string | null;
  /** Therapist to begin with, such as that of the last visit. */
  therapistId: string | null;
}

/** Books the next visit of a bought treatment. */
export function BookVisit({ userId, orderProductId, ...start }: BookVisitProps) {
  const t = useTranslate();
  const href = useHref();
  const list = useQuery(boughtListQuery(useHttp(), userId));
  return (
    <Loaded query={list} failedTitle={t('treatments.failedTitle')} height="40rem">
      {({ bought }) => {
        const entry = bought.find(({ id }) => id === orderProductId);
        return entry ? (
          <BookOf bought={entry} {...start} />
        ) : (
          <EmptyState
            title={t('slot.missingTreatment')}
            text={t('slot.missingTreatmentText')}
            action={<LinkButton href={`${href('panel/visits')}?tab=treatments`}>{t('slot.toTreatments')}</LinkButton>}
          />
        );
      }}
    </Loaded>
  );
}

type BookOfProps = Pick<BookVisitProps, 'locationId' | 'therapistId'> & { bought: OrderProduct };

function BookOf({ bought, locationId, therapistId }: BookOfProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const { cancellationNoticeHours, noShowNoticeHours } = useMarketPolicies();
  const href = useHref();
  const [age, setAge] = useState<AgeDeclaration>();
  const bar = bookingBar(bought);
  return (
    <Stack gap={6}>
      <Card tone="blush">
        <Stack gap={1}>
          <Heading level={2} size="md">
            {bought.product.name}
          </Heading>
          <Text>{t('treatments.leftToBook', { count: bought.leftCount })}</Text>
          {bought.bookFrom ? (
            <Text>{t('treatments.bookFrom', { date: formatDate(bought.bookFrom, locale) })}</Text>
          ) : null}
        </Stack>
      </Card>
      {bar === null ? (
        <>
          <Notice tone="info">
            {t('slot.bookRule', { hours: t('visits.hours', { count: cancellationNoticeHours }) })}{' '}
            {bought.product.categoryCode === 'epilation' ? t('slot.bookInterval') : null}
          </Notice>
          {bought.asksHealth || (bought.asksAge && !age) ? (
            <HealthRules asksHealth={bought.asksHealth ?? false} asksAge={bought.asksAge ?? false} onAge={setAge} />
          ) : (
            <SlotChoice
              kind="orderProduct"
              id={bought.id}
              product={bought.product}
              locationId={locationId}
              startAt={null}
              therapistId={therapistId ?? undefined}
              ageDeclaration={age}
            />
          )}
        </>
      ) : (
        <>
          <Notice tone="warning" title={t('slot.bookRefused')}>
            {t(`treatments.bar.${bar}`, { hours: t('visits.hours', { count: noShowNoticeHours }) })}
          </Notice>
          <LinkButton variant="secondary" href={`${href('panel/visits')}?tab=treatments`}>
            {t('slot.toTreatments')}
          </LinkButton>
        </>
      )}
    </Stack>
  );
}
