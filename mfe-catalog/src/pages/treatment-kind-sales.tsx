import type { Gender, OfferSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Container, EmptyState, Heading, LinkButton, Section, Stack, Text } from '@aksamit/ui';
import { Tag } from 'lucide-react';
import type { TreatmentKind } from '../features/treatment-pages/api/list-kind';
import type { KindLabels } from '../features/treatment-pages/treatment-pages';
import { PriceTable } from '../features/treatments/components/price-table';
import { TreatmentSheet } from '../features/treatments/components/treatment-figure';
import { TreatmentRow } from '../features/treatments/components/treatment-row';
import { shownTreatment } from '../features/treatments/shown-treatment';
import { zoneAddress, zonePages } from '../features/treatments/zone-filters';
import { RowForms } from '../prices/row-purchase';
import { OfferPrices } from './offer-prices';

/** Id of the prices on the page. */
export const KIND_PRICES = 'prices';

interface KindSalesProps {
  /** Code. */
  category: string;
  kind: TreatmentKind;
  offers: readonly OfferSummary[];
  labels: KindLabels;
}

/** What can be bought of a kind of treatment: prices by zone, packages, offers. */
export function KindSales({ category, kind, offers, labels }: KindSalesProps) {
  const t = useTranslate();
  const href = useHref();
  const genders = (['female', 'male'] as const).filter((gender) => kind[gender].length > 0);
  return (
    <Section id={KIND_PRICES}>
      <Container>
        <Stack gap={3}>
          <Heading level={2}>{labels.treatments}</Heading>
          {genders.length > 0 ? <Text tone="muted">{labels.treatmentsLead}</Text> : null}
        </Stack>
        {genders.length === 0 ? (
          <EmptyState
            icon={<Tag />}
            title={labels.empty}
            action={<LinkButton href={href('catalog/price-list')}>{t('prices.title')}</LinkButton>}
          />
        ) : null}
        <RowForms />
        {genders.map((gender) => (
          <ZonePrices key={gender} gender={gender} category={category} kind={kind} labels={labels} />
        ))}
        <KindPackages category={category} kind={kind} labels={labels} />
        <div style={{ marginTop: '3rem' }}>
          <OfferPrices offers={offers} title={labels.offers} />
        </div>
      </Container>
    </Section>
  );
}

/** Prices of one zone, and the way to all of its treatments of this kind. */
function ZonePrices({
  gender,
  category,
  kind,
  labels,
}: Pick<KindSalesProps, 'category' | 'kind' | 'labels'> & { gender: Gender }) {
  const href = useHref();
  const group = { id: gender, name: labels[gender], treatments: kind[gender] };
  return (
    <div style={{ marginTop: '1.5rem' }}>
      <TreatmentSheet treatments={kind[gender]}>
        <PriceTable group={group} headingLevel={3} isOffscreen={false} />
      </TreatmentSheet>
      <LinkButton
        variant="secondary"
        size="sm"
        href={zoneAddress(href(zonePages[gender].list), { category, sort: '', page: 1 })}
      >
        {gender === 'female' ? labels.allFemale : labels.allMale}
      </LinkButton>
    </div>
  );
}

function KindPackages({ category, kind, labels }: Pick<KindSalesProps, 'category' | 'kind' | 'labels'>) {
  const href = useHref();
  if (kind.packages.length === 0) return null;
  return (
    <Stack gap={5} style={{ marginTop: '3rem' }}>
      <Stack gap={2}>
        <Heading level={2}>{labels.packages}</Heading>
        <Text tone="muted">{labels.packagesLead}</Text>
      </Stack>
      <TreatmentRow treatments={kind.packages.map(shownTreatment)} showZones />
      <Stack direction="row" gap={3}>
        <LinkButton variant="secondary" size="sm" href={href('catalog/packages')}>
          {labels.allPackages}
        </LinkButton>
        {category === 'epilation' ? (
          <LinkButton variant="secondary" size="sm" href={href('catalog/bundles')}>
            {labels.bundles}
          </LinkButton>
        ) : null}
      </Stack>
    </Stack>
  );
}
