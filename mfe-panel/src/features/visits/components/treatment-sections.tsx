import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Stack } from '@aksamit/ui';
import { Sparkles } from 'lucide-react';
import { TableSkeleton } from '../../../states/content-skeletons';
import { ListPages, PastTheEnd } from '../../../states/list-pages';
import { Loaded } from '../../../states/loaded';
import { TreatmentsLink } from '../../../states/treatments-link';
import { boughtListQuery } from '../api/get-visits';
import { TreatmentTable } from './treatment-table';

/** Bought treatments and packages with their performed and remaining visits. */
export function TreatmentSections({ userId, page }: { userId: string; page: number }) {
  const t = useTranslate();
  const address = `${useHref()('panel/visits')}?tab=treatments`;
  const list = useQuery(boughtListQuery(useHttp(), userId, page));
  return (
    <Loaded query={list} failedTitle={t('treatments.failedTitle')} skeleton={<TableSkeleton rows={3} />}>
      {({ bought, pages }) =>
        bought.length === 0 && page > 1 ? (
          <PastTheEnd
            icon={<Sparkles />}
            title={t('treatments.pastTheEnd')}
            href={address}
            action={t('treatments.toNewest')}
          />
        ) : bought.length === 0 ? (
          <EmptyState
            icon={<Sparkles />}
            title={t('treatments.emptyTitle')}
            text={t('treatments.emptyText')}
            action={<TreatmentsLink />}
          />
        ) : (
          <Stack gap={5}>
            <TreatmentTable userId={userId} bought={bought} />
            <ListPages
              page={page}
              last={pages}
              addressOf={(number) => `${address}&page=${number}`}
              label={t('treatments.pages')}
            />
          </Stack>
        )
      }
    </Loaded>
  );
}
