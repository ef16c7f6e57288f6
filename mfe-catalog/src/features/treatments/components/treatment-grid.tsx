import type { ProductSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Grid, offscreenItem, Skeleton, VisuallyHidden } from '@aksamit/ui';
import { TreatmentCard } from './treatment-card';
import { TreatmentSheet } from './treatment-figure';

interface TreatmentGridProps {
  treatments: readonly ProductSummary[];
  headingLevel?: 2 | 3;
  /** How many pictures at the start are loaded at once. */
  eagerPictures?: number;
  /** Shows the zone on each card. */
  showZones?: boolean;
}

/** Cards of treatments, as many in a row as fit. */
export function TreatmentGrid({
  treatments,
  headingLevel = 2,
  eagerPictures = 0,
  showZones = false,
}: TreatmentGridProps) {
  return (
    <TreatmentSheet treatments={treatments}>
      <Grid as="ul" minColumn="18rem">
        {treatments.map((treatment, index) => (
          <li key={treatment.id} style={offscreenItem(index, 570, 655)}>
            <TreatmentCard
              treatment={treatment}
              headingLevel={headingLevel}
              eager={index < eagerPictures}
              showZone={showZones}
            />
          </li>
        ))}
      </Grid>
    </TreatmentSheet>
  );
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a list that is loading, in the size of its cards. */
export function TreatmentGridSkeleton() {
  const t = useTranslate();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Grid minColumn="18rem">
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} height="32rem" shape="card" />
        ))}
      </Grid>
    </div>
  );
}
