import type { ProfiledLocation } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { EmptyState, Stack } from '@aksamit/ui';
import { MapPin } from 'lucide-react';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { PROFILES_PER_PAGE, profilesQuery } from '../api/profiles';

/** Salons on the maps service: their rating, and where customers write one. */
export function ProfileList() {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress([]);
  const profiles = useQuery(profilesQuery(useHttp(), list.query));
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.profiles.title')}
        back={{ href: href('panel/staff-tools'), label: t('staff.tools.title') }}
      />
      <Loaded query={profiles} failedTitle={t('staff.profiles.failed')} height="24rem">
        {(data) => <Profiles {...data} list={list} isLoading={profiles.isPlaceholderData} />}
      </Loaded>
    </StaffContent>
  );
}

interface ProfilesProps {
  profiles: readonly ProfiledLocation[];
  total: number;
  list: ListAddress<never>;
  isLoading: boolean;
}

function Profiles({ profiles, total, list, isLoading }: ProfilesProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const rating = new Intl.NumberFormat(locale === 'pl' ? 'pl-PL' : 'en-GB', { minimumFractionDigits: 1 });
  return (
    <RecordList
      caption={t('staff.profiles.title')}
      list={list}
      columns={[
        { key: 'name', label: t('staff.profiles.columns.name'), sort: 'name' },
        { key: 'city', label: t('staff.profiles.columns.city'), sort: 'city' },
        { key: 'rating', label: t('staff.profiles.columns.rating'), sort: 'rating', isNumber: true },
        { key: 'count', label: t('staff.profiles.columns.count'), isNumber: true },
        { key: 'refreshedAt', label: t('staff.profiles.columns.refreshedAt') },
        { key: 'links', label: t('staff.profiles.columns.links'), isPlain: true },
      ]}
      rows={profiles.map(({ id, name, city, gmb }) => ({
        key: id,
        cells: [
          name,
          city.name,
          gmb.rating === null ? '–' : rating.format(gmb.rating),
          String(gmb.ratingsCount),
          formatDateTime(gmb.refreshedAt, locale),
          <Stack key="links" gap={1} align="flex-start">
            <a href={gmb.profileUrl} aria-label={t('staff.profiles.profileOf', { name })}>
              {t('staff.profiles.profile')}
            </a>
            <a href={gmb.reviewUrl} aria-label={t('staff.profiles.reviewOf', { name })}>
              {t('staff.profiles.review')}
            </a>
          </Stack>,
        ],
      }))}
      total={total}
      perPage={PROFILES_PER_PAGE}
      isLoading={isLoading}
      empty={<EmptyState icon={<MapPin />} title={t('staff.profiles.none')} text={t('staff.profiles.noneText')} />}
    />
  );
}
