import { Skeleton } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import type { ShownTreatment } from '../shown-treatment';
import { TreatmentCard } from './treatment-card';

// A row that is swiped on a phone; the next card's edge shows that there is more.
const Row = styled.ul`
  display: grid;
  grid-auto-columns: min(78%, 19rem);
  grid-auto-flow: column;
  gap: 1rem;
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: 0.25rem ${tokens.gutter} 1rem;
  overflow-x: auto;
  list-style: none;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${tokens.gutter};
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;

  & > li {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    grid-auto-columns: auto;
    grid-auto-flow: row;
    grid-template-columns: repeat(var(--tablet-cards), minmax(0, 1fr));
    gap: 1.5rem;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
  ${media.desktop} {
    grid-template-columns: repeat(var(--cards), minmax(0, 1fr));
  }
`;

/** Three in a row from a tablet up, where two would leave a gap beside the last one; four in two rows there. */
const columnsFor = (cards: number): CSSProperties & Record<`--${string}`, number> => ({
  '--cards': Math.max(3, cards),
  '--tablet-cards': cards === 3 ? 3 : 2,
});

const SIZES = '(min-width: 1025px) 24rem, (min-width: 640px) 45vw, 78vw';

interface TreatmentRowProps {
  treatments: readonly ShownTreatment[];
  /** Each with its zone, where both stand beside each other. */
  showZones?: boolean;
}

/** Up to four treatments or packages as cards. */
export function TreatmentRow({ treatments, showZones = false }: TreatmentRowProps) {
  return (
    <Row style={columnsFor(treatments.length)}>
      {treatments.map((treatment) => (
        <li key={treatment.id}>
          <TreatmentCard treatment={treatment} sizes={SIZES} showZone={showZones} />
        </li>
      ))}
    </Row>
  );
}

/** Placeholder of the row while it is loading, in the size of its cards. */
export function TreatmentRowSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <Row style={columnsFor(count)} aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index}>
          <Skeleton height="30rem" shape="card" />
        </li>
      ))}
    </Row>
  );
}
