import type { VisitFigures as Visits } from '@aksamit/contracts/staff';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Stack, Text } from '@aksamit/ui';
import type { SalonNames } from '../../../staff-kit/salons/use-salon-names';
import { Loaded } from '../../../states/loaded';
import { visitFiguresQuery } from '../api/get-figures';
import type { FiguresRange } from '../figures-range';
import { OUTCOMES } from '../figures-sheet';
import { occupancySheet, visitsSheet } from '../more-sheets';
import { noShowShare, occupancyShare, visitRows, visitTotal } from '../visit-rows';
import { BarChart } from './bar-chart';
import { DownloadCsv } from './download-csv';
import type { FiguresPartProps } from './figures-part';
import { Charts, Share } from './figures-style';
import { NumberTable } from './number-table';
import { useFiguresWords, usePercent } from './use-figures-words';

/** What became of visits, and how full rooms and devices are. */
export function VisitFigures({ request, range, salonNames }: FiguresPartProps & { salonNames: SalonNames }) {
  const t = useTranslate();
  const figures = useQuery(visitFiguresQuery(useHttp(), request));
  return (
    <Loaded query={figures} failedTitle={t('staff.figures.failed')} height="24rem">
      {({ days, occupancy }) => (
        <>
          <Outcomes days={days} range={range} />
          <Occupancy units={occupancy} range={range} salonNames={salonNames} />
        </>
      )}
    </Loaded>
  );
}

function Outcomes({ days, range }: { days: Visits['days']; range: FiguresRange }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const words = useFiguresWords('');
  const percent = usePercent();
  const rows = visitRows(days, range);
  const total = visitTotal(rows);
  const title = t('staff.figures.outcomes.title');
  const ends = [words.period(rows[0]?.period ?? range.from), words.period(rows.at(-1)?.period ?? range.to)] as const;
  const cells = (row: typeof total) => [...OUTCOMES.map((outcome) => String(row[outcome])), percent(noShowShare(row))];
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <h2>{title}</h2>
      <Charts>
        {OUTCOMES.filter((outcome) => total[outcome] !== 0).map((outcome) => (
          <BarChart
            key={outcome}
            title={t(`staff.figures.visits.${outcome}`)}
            total={String(total[outcome])}
            ends={ends}
            bars={rows.map((row) => ({
              key: row.period,
              value: row[outcome],
              label: `${words.period(row.period)}: ${row[outcome]}`,
            }))}
          />
        ))}
      </Charts>
      <DownloadCsv
        label={t('staff.figures.outcomes.download')}
        name={t('staff.figures.outcomes.fileName')}
        range={range}
        content={() => visitsSheet(rows, { locale, t })}
      />
      <NumberTable
        caption={title}
        columns={[
          t('staff.figures.period'),
          ...OUTCOMES.map((outcome) => t(`staff.figures.visits.${outcome}`)),
          t('staff.figures.outcomes.noShowShare'),
        ]}
        rows={rows.map((row) => ({ key: row.period, cells: [words.period(row.period), ...cells(row)] }))}
        total={[t('staff.figures.total'), ...cells(total)]}
      />
    </Stack>
  );
}

interface OccupancyProps {
  units: Visits['occupancy'];
  range: FiguresRange;
  salonNames: SalonNames;
}

function Occupancy({ units, range, salonNames }: OccupancyProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const percent = usePercent();
  const title = t('staff.figures.occupancy.title');
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <h2>{title}</h2>
      <Text size="sm" tone="muted">
        {t('staff.figures.occupancy.note')}
      </Text>
      <DownloadCsv
        label={t('staff.figures.occupancy.download')}
        name={t('staff.figures.occupancy.fileName')}
        range={range}
        content={() => occupancySheet(units, salonNames, { locale, t })}
      />
      <NumberTable
        caption={title}
        columns={['unit', 'salon', 'visitHours', 'openHours', 'share'].map((column) =>
          t(`staff.figures.occupancy.${column}`),
        )}
        rows={units.map((unit) => ({
          key: `${unit.kind} ${unit.id}`,
          cells: [
            unit.name,
            salonNames.get(unit.locationId) ?? '',
            hours(unit.visitMinutes),
            hours(unit.openMinutes),
            <Share key="share" style={{ '--share': Math.min(1, occupancyShare(unit) ?? 0) }}>
              {percent(occupancyShare(unit))}
            </Share>,
          ],
        }))}
      />
    </Stack>
  );
}

/** `12:05`: hours and minutes. */
const hours = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
