import type { RunningRelease } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { formatDateTime, useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Badge, Button, EmptyState, Notice, Text } from '@aksamit/ui';
import { Rocket } from 'lucide-react';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { Loaded } from '../../../states/loaded';
import { WideTable } from '../../../states/wide-table';
import { releasesQuery } from '../api/releases';

/** What runs in the browsers of visitors, with its vitals and problems. Nothing is released from here. */
export function ReleaseList() {
  const t = useTranslate();
  const href = useHref();
  const overview = useQuery(releasesQuery(useHttp()));
  return (
    <StaffContent>
      <StaffHeading
        title={t('staff.releases.title')}
        back={{ href: href('panel/staff-tools'), label: t('staff.tools.title') }}
        actions={
          <Button size="sm" variant="secondary" busy={overview.isFetching} onClick={() => void overview.refetch()}>
            {t('staff.releases.refresh')}
          </Button>
        }
      />
      <Text size="sm" tone="muted">
        {t('staff.releases.note')}
      </Text>
      <Loaded query={overview} failedTitle={t('staff.releases.failed')} height="24rem">
        {({ releases, problems }) => (
          <>
            <Releases releases={releases} />
            <h2>{t('staff.releases.problems.title')}</h2>
            <Problems problems={problems} />
          </>
        )}
      </Loaded>
      <Notice title={t('staff.releases.rollback.title')}>
        {t('staff.releases.rollback.text')} <code>npm run release -- rollback catalog</code>
      </Notice>
    </StaffContent>
  );
}

function Releases({ releases }: { releases: readonly RunningRelease[] }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const language = locale === 'pl' ? 'pl-PL' : 'en-GB';
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const layout = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const ms = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);
  if (releases.length === 0) {
    return <EmptyState icon={<Rocket />} title={t('staff.releases.none')} text={t('staff.releases.noneText')} />;
  }
  const columns = ['release', 'channel', 'visitors', 'problems', 'lcp', 'inp', 'cls', 'since'];
  return (
    <WideTable
      caption={t('staff.releases.title')}
      columns={columns.map((key) => ({ key, label: t(`staff.releases.columns.${key}`) }))}
      rows={releases.map((release) => ({
        key: `${release.module} ${release.version}`,
        cells: [
          `${release.module} ${release.version}`,
          release.canaryVisitors > 0 ? (
            <Badge key="channel" tone="warning">
              {t('staff.releases.canary', { share: percent.format(release.canaryShare) })}
            </Badge>
          ) : (
            <Badge key="channel" tone="success">
              {t('staff.releases.stable')}
            </Badge>
          ),
          String(release.stableVisitors + release.canaryVisitors + release.otherVisitors),
          String(release.visitorsWithProblem),
          ms(release.lcpP75Ms),
          ms(release.inpP75Ms),
          release.clsP75 === null ? '–' : layout.format(release.clsP75),
          formatDateTime(release.seenSince, locale),
        ],
      }))}
    />
  );
}

interface ProblemsProps {
  problems: readonly {
    module: string;
    version: string;
    page: string | null;
    message: string;
    count: number;
    lastAt: string;
  }[];
}

function Problems({ problems }: ProblemsProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (problems.length === 0) return <Text tone="muted">{t('staff.releases.problems.none')}</Text>;
  const columns = ['message', 'release', 'page', 'count', 'lastAt'];
  return (
    <WideTable
      caption={t('staff.releases.problems.title')}
      columns={columns.map((key) => ({ key, label: t(`staff.releases.problems.${key}`) }))}
      rows={problems.map(({ module, version, page, message, count, lastAt }) => ({
        key: JSON.stringify([module, version, page, message, lastAt]),
        cells: [message, `${module} ${version}`, page ?? '–', String(count), formatDateTime(lastAt, locale)],
      }))}
    />
  );
}
