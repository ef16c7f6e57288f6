import { useBus } from '@aksamit/module-sdk/bus';
import { defineFragment } from '@aksamit/module-sdk/fragments';
import { z } from 'zod';
import { SalonFinder } from '../features/salons/finder/salon-finder';
import { salonFinderTexts } from '../texts/salon-island-texts';

const id = z.string().min(1).max(60);

/** The contract with the pages that mount it. */
const salonFinderProps = z.object({
  /** Chosen by the page; returned in `catalog.salon-chosen`, so that several finders can be distinguished. */
  finderId: id,
  /** `choose`: a press on a salon is published (`catalog.salon-chosen`); `link`: it leads to the salon's page. */
  mode: z.enum(['choose', 'link']),
  /** Code or slug of the category that the salons must serve; omitted: all salons. */
  category: z.string().min(1).max(80).optional(),
  /** Treatment whose first free time the rows show; omitted: none. */
  productId: id.optional(),
  /** Salon that is chosen already. */
  selectedId: id.nullable(),
  /** The customer's preferred salon, offered before a search; null: none, or not known. */
  preferredId: id.nullable(),
  /** The salon chosen last in this browser, offered before a search. */
  lastId: id.nullable(),
});
export type SalonFinderFragmentProps = z.infer<typeof salonFinderProps>;

export default defineFragment({
  name: 'salon-finder',
  version: 1,
  rendering: 'private',
  props: salonFinderProps,
  reservedHeightPx: 320,
  component: SalonFinderFragment,
  texts: { pl: salonFinderTexts.pl, en: salonFinderTexts.en },
});

/** Finds a salon on another module's page; the page heeds what is chosen. */
export function SalonFinderFragment({ finderId, lastId, ...finder }: SalonFinderFragmentProps) {
  const bus = useBus();
  const { preferredId, selectedId } = finder;
  // The page shows the chosen one itself.
  const ownIds = [...new Set([preferredId, lastId])].filter((own) => own !== null).filter((own) => own !== selectedId);
  return (
    <SalonFinder
      {...finder}
      ownIds={ownIds}
      onChoose={(salonId) => bus.publish('catalog.salon-chosen', { finderId, salonId })}
    />
  );
}
