import { defineFragment } from '@aksamit/module-sdk/fragments';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, LinkButton, Skeleton } from '@aksamit/ui';
import { SearchX } from 'lucide-react';
import { z } from 'zod';
import { bodyPartGroupsQuery } from '../features/treatments/api/list-body-part-groups';
import { BodyPartGroups } from '../features/treatments/components/body-part-groups';
import { FailedTeaser, TeaserSection } from '../features/treatments/components/teaser-section';
import { zoneAddress, zonePages } from '../features/treatments/zone-filters';
import { bodyPartTeaserTexts } from '../texts/teaser-texts';

/** The contract with the pages that mount it. */
const bodyPartGroupsProps = z.object({
  /** Whose zone the links lead to. */
  gender: z.enum(['male', 'female']),
});
export type BodyPartGroupsProps = z.infer<typeof bodyPartGroupsProps>;

export default defineFragment({
  name: 'body-part-groups',
  version: 1,
  rendering: 'public',
  props: bodyPartGroupsProps,
  reservedHeightPx: 0,
  component: BodyPartTeaser,
  texts: { pl: bodyPartTeaserTexts.pl, en: bodyPartTeaserTexts.en },
  isStatic: true,
  // One call. Where it fails, the browser shows the fragment once it is seen.
  load: async ({ props: { gender }, http, queryClient }) => {
    await queryClient.fetchQuery(bodyPartGroupsQuery(http, gender));
    return { cacheKeys: ['products', 'categories'] };
  },
});

/** Body parts by group, each with the way to what a zone has for it; a message where it has nothing. */
export function BodyPartTeaser({ gender }: BodyPartGroupsProps) {
  const t = useTranslate();
  const href = useHref();
  const zone = href(zonePages[gender].list);
  const groups = useQuery(bodyPartGroupsQuery(useHttp(), gender));
  return (
    <TeaserSection eyebrow={t(`bodyPartGroups.${gender}`)} title={t('bodyPartGroups.title')}>
      {groups.data?.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('bodyPartGroups.none')}
          action={
            <LinkButton variant="secondary" href={href('catalog/price-list')}>
              {t('teaser.prices')}
            </LinkButton>
          }
        />
      ) : groups.data ? (
        <BodyPartGroups
          groups={groups.data}
          addressOf={(bodyPart) => zoneAddress(zone, { bodyPart, sort: '', page: 1 })}
        />
      ) : groups.isError ? (
        <InBrowserOnly>
          {() => <FailedTeaser busy={groups.isFetching} onRetry={() => void groups.refetch()} />}
        </InBrowserOnly>
      ) : (
        <div aria-busy="true" role="status" aria-label={t('teaser.loading')}>
          <Skeleton height="18rem" shape="card" />
        </div>
      )}
    </TeaserSection>
  );
}
