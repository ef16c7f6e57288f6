import type { ProductSummary } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Grid, offscreenItem, Skeleton, VisuallyHidden } from '@aksamit/ui';
import { shownTreatment } from '../shown-treatment';
import { TreatmentCard } from './treatment-card';

interface TreatmentGridProps {
  treatments: readonly ProductSummary[];
  headingLevel?: 2 | 3;
  /** How many pictures at the start are loaded at once. */
  eagerPictures?: number;
  /** Shows the zone on each card. */
  showZones?: boolean;
  /** On a phone rows with small pictures, for long lists. */
  compact?: boolean;
}

/** Cards of treatments, as many in a row as fit. */
export function TreatmentGrid({
  treatments,
  headingLevel = 2,
  eagerPictures = 0,
  showZones = false,
  compact = false,
}: TreatmentGridProps) {
  return (
    <Grid as="ul" minColumn="18rem" gap={compact ? 3 : 6}>
      {treatments.map((treatment, index) => (
        <li key={treatment.id} style={offscreenItem(index, compact ? 175 : 570, compact ? 600 : 655)}>
          <TreatmentCard
            treatment={shownTreatment(treatment)}
            headingLevel={headingLevel}
            eager={index < eagerPictures}
            showZone={showZones}
            compact={compact}
          />
        </li>
      ))}
    </Grid>
  );
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a list that is loading, in the size of its cards. */
export function TreatmentGridSkeleton({ compact = false }: { compact?: boolean }) {
  const t = useTranslate();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      <Grid minColumn="18rem">
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} height={compact ? '12rem' : '32rem'} shape="card" />
        ))}
      </Grid>
    </div>
  );
}
