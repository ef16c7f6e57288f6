import '../salon-chosen-topic';
import { useEvent } from '@aksamit/module-sdk/bus';
import { Fragment } from '@aksamit/module-sdk/lifecycle';
import { useId } from 'react';
import type { Salon } from '../api/list-salons';
import { SalonSelect } from './salon-select';

/** As the finder's contract reserves. */
const RESERVED_HEIGHT_PX = 320;

export interface SalonFinderProps {
  /** Salons that do the treatment. */
  salons: readonly Salon[];
  /** Code or slug of the treatment's category; empty: it has none. */
  category: string;
  productId: string;
  /** The salon before the search, if any. */
  selectedId: string | null;
  preferredId: string | null;
  lastId: string | null;
  onChoose(id: string): void;
}

/** The catalog's finder of salons; a plain list of them where it cannot be had, so that visits are booked without it. */
export function SalonFinder({ salons, category, onChoose, preferredId, lastId, ...shown }: SalonFinderProps) {
  const finderId = useId();
  // Stored ones may be of a salon that is closed, or does not do the treatment.
  const known = (id: string | null) => (salons.some((salon) => salon.id === id) ? id : null);
  useEvent('catalog.salon-chosen', (chosen) => {
    if (chosen.finderId === finderId) onChoose(chosen.salonId);
  });
  return (
    <Fragment
      module="catalog"
      name="salon-finder"
      version={1}
      reservedHeightPx={RESERVED_HEIGHT_PX}
      props={{
        ...shown,
        finderId,
        mode: 'choose',
        preferredId: known(preferredId),
        lastId: known(lastId),
        ...(category === '' ? {} : { category }),
      }}
      fallback={<SalonSelect salons={salons} onChoose={onChoose} />}
    />
  );
}
