import type { OfferSummary, ProductSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { EmptyState, Grid } from '@aksamit/ui';
import { Sparkles } from 'lucide-react';
import { CardsSkeleton } from '../../../states/content-skeletons';
import { Loaded, type QueryState } from '../../../states/loaded';
import { TreatmentsLink } from '../../../states/treatments-link';
import { ItemCard } from './item-card';

export interface OfferGridProps {
  query: QueryState<readonly (ProductSummary | OfferSummary)[]>;
}

/** Suggestions, or a link to the treatments when there are none. */
export function OfferGrid({ query }: OfferGridProps) {
  const t = useTranslate();
  return (
    <Loaded query={query} failedTitle={t('offers.failedTitle')} skeleton={<CardsSkeleton />}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState
            icon={<Sparkles />}
            title={t('offers.emptyTitle')}
            text={t('offers.emptyText')}
            action={<TreatmentsLink />}
          />
        ) : (
          <Grid gap={4} minColumn="15rem">
            {items.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}
