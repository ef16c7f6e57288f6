import type { DetailedLocation } from '@aksamit/contracts';
import { Island } from '@aksamit/module-sdk/islands';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import visitHere from '../islands/visit-here.island';

/** Id of the part of a salon's page where a visit begins: `BOOK_HERE` of the rows that lead to it. */
const ID = 'visit';

/** The button that begins a visit, with the first free day of the first kind of treatment. */
export function VisitBegins({ salon, category }: { salon: DetailedLocation; category?: string }) {
  const href = useHref();
  const service = salon.services?.find((one) => category === undefined || one.category === category);
  const chosen = salon.productCategories.find(({ code }) => code === service?.category) ?? salon.productCategories[0];
  const treatment = service ? { id: service.productId, name: service.productName } : null;
  const prices = chosen
    ? href('catalog/salon-category', { categorySlug: chosen.slug, slug: salon.slug })
    : href('catalog/price-list');
  return (
    <div id={ID} style={{ scrollMarginTop: '6rem' }}>
      <Island of={visitHere} props={{ locationId: salon.id, treatment, prices: category ? '#prices' : prices }} />
    </div>
  );
}
