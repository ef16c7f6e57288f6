import { SEARCH_MOST_RESULTS, type SearchGroup, type SearchResult } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { balancedColumn, Grid, Heading, LinkButton, Stack } from '@aksamit/ui';
import { BundleCard } from '../features/sales/components/bundle-card';
import { OfferCard } from '../features/sales/components/offer-card';
import { listedSalon } from '../features/salons/api/list-salons';
import { presentTimeQuery } from '../features/salons/api/present-time';
import { SalonRows } from '../features/salons/components/salon-rows';
import { StoreZoneLine } from '../features/salons/components/store-zone';
import { ArticleLinks } from '../features/search/components/article-links';
import { PageLinks, VoucherLinks } from '../features/search/components/found-links';
import { ChipLinks } from '../features/search/components/ways-on';
import { foundGroups } from '../features/search/search-rules';
import { TreatmentGrid } from '../features/treatments/components/treatment-grid';

interface SearchResultsProps {
  result: SearchResult;
  /** Address of a group shown whole. */
  groupHref(group: SearchGroup): string;
}

/** What was found, in groups; of a group that holds more, the way to all of it. */
export function SearchResults({ result, groupHref }: SearchResultsProps) {
  const t = useTranslate();
  const groups = foundGroups(result);
  const countOf = (total: number) => (total < SEARCH_MOST_RESULTS ? `${total}` : t('search.more', { total }));
  return (
    <Stack gap={10} style={{ marginTop: '1rem' }}>
      {groups.length > 1 ? (
        <nav aria-label={t('search.groups')}>
          <ChipLinks
            links={groups.map(({ group, total }) => ({
              href: `#${group}`,
              text: `${t(`search.${group}`)} (${countOf(total)})`,
            }))}
          />
        </nav>
      ) : null}
      {groups.map(({ group, shown, total }) => (
        <section key={group} id={group} style={{ scrollMarginTop: '8rem' }}>
          <Heading level={2} style={{ marginBottom: '1rem' }}>
            {`${t(`search.${group}`)} (${countOf(total)})`}
          </Heading>
          <GroupResults group={group} result={result} />
          {total > shown ? (
            <LinkButton variant="secondary" href={groupHref(group)} style={{ marginTop: '1rem' }}>
              {t('search.showAll', { group: t(`search.${group}`), total: countOf(total) })}
            </LinkButton>
          ) : null}
        </section>
      ))}
    </Stack>
  );
}

function GroupResults({ group, result }: { group: SearchGroup; result: SearchResult }) {
  const { treatments, bundles = [], offers = [], vouchers = [], salons, articles, pages = [] } = result;
  if (group === 'treatments') return <TreatmentGrid treatments={treatments} headingLevel={3} showZones />;
  if (group === 'salons') return <FoundSalons salons={salons} />;
  if (group === 'articles') return <ArticleLinks articles={articles} />;
  if (group === 'vouchers') return <VoucherLinks vouchers={vouchers} />;
  if (group === 'pages') return <PageLinks pages={pages} />;
  const cards =
    group === 'bundles'
      ? bundles.map((bundle) => ({ id: bundle.id, card: <BundleCard bundle={bundle} /> }))
      : offers.map((offer) => ({ id: offer.id, card: <OfferCard offer={offer} headingLevel={3} /> }));
  return (
    <Grid as="ul" minColumn={balancedColumn(cards.length, '13rem', '1.25rem')} gap={5}>
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </Grid>
  );
}

/** Rows as on the pages of salons, in a line length that keeps name and way to a visit together. */
function FoundSalons({ salons }: Pick<SearchResult, 'salons'>) {
  const { data: now = 0 } = useQuery(presentTimeQuery());
  return (
    <div style={{ maxWidth: '48rem' }}>
      <SalonRows salons={salons.map(listedSalon)} now={now} showCity />
      <StoreZoneLine />
    </div>
  );
}
