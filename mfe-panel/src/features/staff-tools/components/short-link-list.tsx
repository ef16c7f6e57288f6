import type { StaffShortLink } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { CopyButton, EmptyState, Stack, Text } from '@aksamit/ui';
import { Link } from 'lucide-react';
import { ListFilters } from '../../../staff-kit/list/list-filters';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecordList } from '../../../staff-kit/list/record-list';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { type ListAddress, useListAddress } from '../../../staff-kit/list/use-list-address';
import { Loaded } from '../../../states/loaded';
import { shortLinksQuery } from '../api/short-links';
import { ShortLinkForm } from './short-link-form';

const NAMES = ['q'] as const;
/** As the API pages. */
const PER_PAGE = 24;

/** Short links to pages of the shop, with how often each was followed. */
export function ShortLinkList() {
  const t = useTranslate();
  const href = useHref();
  const list = useListAddress(NAMES);
  const links = useQuery(shortLinksQuery(useHttp(), list.query));
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.shortLinks.title')}
        back={{ href: href('panel/staff-tools'), label: t('staff.tools.title') }}
      />
      <ShortLinkForm />
      <ListFilters
        label={t('staff.shortLinks.filters')}
        list={list}
        fields={[{ kind: 'search', name: 'q', label: t('staff.shortLinks.search') }]}
        views="short-links"
      />
      <Loaded query={links} failedTitle={t('staff.shortLinks.failed')} height="24rem">
        {(data) => <Links {...data} list={list} isLoading={links.isPlaceholderData} />}
      </Loaded>
    </StaffContent>
  );
}

interface LinksProps {
  shortLinks: readonly StaffShortLink[];
  total: number;
  list: ListAddress<(typeof NAMES)[number]>;
  isLoading: boolean;
}

function Links({ shortLinks, total, list, isLoading }: LinksProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  return (
    <RecordList
      caption={t('staff.shortLinks.title')}
      list={list}
      columns={[
        { key: 'link', label: t('staff.shortLinks.columns.link') },
        { key: 'uses', label: t('staff.shortLinks.columns.uses'), sort: 'uses', isNumber: true },
        { key: 'lastUsedAt', label: t('staff.shortLinks.columns.lastUsedAt') },
        { key: 'createdAt', label: t('staff.shortLinks.columns.createdAt'), sort: 'createdAt' },
      ]}
      rows={shortLinks.map((link) => ({
        key: link.code,
        cells: [
          <Stack key="link" gap={1} align="flex-start">
            <CopiedLink link={link.shortLinkUrl} />
            <Text as="span" size="sm" style={{ fontWeight: 400 }}>
              {t('staff.shortLinks.leadsTo')}{' '}
              <a href={link.url} data-address="">
                {pathOf(link)}
              </a>
            </Text>
          </Stack>,
          String(link.uses),
          link.lastUsedAt === null ? '–' : formatDateTime(link.lastUsedAt, locale),
          formatDateTime(link.createdAt, locale),
        ],
      }))}
      total={total}
      perPage={PER_PAGE}
      isLoading={isLoading}
      empty={<EmptyState icon={<Link />} title={t('staff.shortLinks.none')} text={t('staff.shortLinks.noneText')} />}
    />
  );
}

/** The page behind a link, without the origin that both share. */
function pathOf({ url, shortLinkUrl }: StaffShortLink): string {
  const { origin } = new URL(shortLinkUrl);
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

/** Read without its scheme, copied with it. */
function CopiedLink({ link }: { link: string }) {
  const t = useTranslate();
  const bus = useBus();
  return (
    <span style={{ display: 'flex', alignItems: 'center' }}>
      {link.replace(/^https?:\/\//, '')}
      <CopyButton
        text={link}
        label={t('staff.shortLinks.copy', { link })}
        onResult={(isCopied) =>
          bus.publish('toast', {
            type: isCopied ? 'success' : 'alert',
            message: t(isCopied ? 'staff.shortLinks.copied' : 'staff.shortLinks.notCopied'),
          })
        }
      />
    </span>
  );
}
