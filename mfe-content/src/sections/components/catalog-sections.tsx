/** Sections that the catalog draws, as its fragments. Where no live module offers one, nothing is shown. */
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment } from '@aksamit/module-sdk/lifecycle';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

/** As many cards as a row of a wide screen has. */
const MOST_CARDS = 4;

/** Fragments refuse longer words than their contract has. */
const words = (text: string | undefined, most: number) => text?.slice(0, most);

interface Head {
  eyebrow?: string | undefined;
  title?: string | undefined;
  lead?: string | undefined;
}

const headOf = ({ eyebrow, title, lead }: Head, fallback: string) => ({
  eyebrow: words(eyebrow, 80),
  title: words(title || fallback, 120) ?? fallback,
  text: words(lead, 400),
});

export function TreatmentsSection({ section }: SectionProps<'treatments'>) {
  const t = useTranslate();
  const { productIds, type, category, gender, count, packages } = section;
  const ids = productIds.slice(0, MOST_CARDS);
  const narrowed = { category: category ?? undefined, gender: gender ?? undefined };
  // With packages below, the first row has treatments alone.
  const chosen = packages
    ? { ...narrowed, packages: { ...headOf(packages, packages.title), count: Math.min(count, MOST_CARDS) } }
    : ids.length > 0
      ? { ids }
      : { ...narrowed, type };
  return (
    <Fragment
      module="catalog"
      name="product-teaser"
      version={1}
      optional
      props={{
        ...headOf(section, t('popular.title')),
        ...chosen,
        count: Math.min(count, MOST_CARDS),
      }}
    />
  );
}

export function PricesSection({ section }: SectionProps<'prices'>) {
  const t = useTranslate();
  const { category, gender, count } = section;
  return (
    <Fragment
      module="catalog"
      name="price-teaser"
      version={1}
      optional
      props={{ ...headOf(section, t('text.prices.title')), category, gender: gender ?? undefined, count }}
    />
  );
}

export function OffersSection({ section }: SectionProps<'offers'>) {
  const t = useTranslate();
  const { gender, count } = section;
  return (
    <Fragment
      module="catalog"
      name="offer-teaser"
      version={1}
      optional
      props={{
        ...headOf(section, t('sections.offers')),
        gender: gender ?? undefined,
        count: Math.min(count, MOST_CARDS),
      }}
    />
  );
}

export function BodyPartsSection({ section }: SectionProps<'bodyParts'>) {
  return <Fragment module="catalog" name="body-part-groups" version={1} optional props={{ gender: section.gender }} />;
}

export function MapSection({ section, position }: SectionProps<'map'>) {
  return (
    <SectionBand head={section} position={position}>
      <Fragment
        module="catalog"
        name="salon-finder"
        version={1}
        optional
        reservedHeightPx={320}
        props={{ finderId: position.id, mode: 'link', selectedId: null, preferredId: null, lastId: null }}
      />
    </SectionBand>
  );
}
