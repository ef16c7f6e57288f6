import type { ProductSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Container, Heading, LinkButton, offscreen, Section, Stack } from '@aksamit/ui';
import { shownTreatment } from '../shown-treatment';
import { TreatmentRow } from './treatment-row';

interface RelatedTreatmentsProps {
  treatments: readonly ProductSummary[];
  /** Address of the list that they come from. */
  listHref: string;
}

/** Other treatments of the same category, for visitors who have not decided yet. */
export function RelatedTreatments({ treatments, listHref }: RelatedTreatmentsProps) {
  const t = useTranslate();
  if (treatments.length === 0) return null;
  return (
    <Section style={offscreen(760, 890)}>
      <Container>
        <Stack direction="row" style={{ justifyContent: 'space-between', marginBottom: '1.5rem' }}>
          <Heading level={2}>{t('product.related')}</Heading>
          <LinkButton variant="quiet" flush href={listHref}>
            {t('product.seeAll')}
          </LinkButton>
        </Stack>
        <TreatmentRow treatments={treatments.map(shownTreatment)} />
      </Container>
    </Section>
  );
}
