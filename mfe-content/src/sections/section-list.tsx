import type { Section, SectionKind } from '@aksamit/contracts';
import { type ComponentType, Fragment } from 'react';
import { ArticlesSection } from './components/articles-section';
import { BeforeAfterSection } from './components/before-after-section';
import { BenefitsSection } from './components/benefits-section';
import { CallToActionSection } from './components/call-to-action-section';
import {
  BodyPartsSection,
  MapSection,
  OffersSection,
  PricesSection,
  TreatmentsSection,
} from './components/catalog-sections';
import { CharityTotalsSection } from './components/charity-totals-section';
import { DownloadsSection } from './components/downloads-section';
import { FaqSection } from './components/faq-section';
import { FiguresSection } from './components/figures-section';
import { FormSection } from './components/form-section';
import { HeroSection } from './components/hero-section';
import { OpinionsSection } from './components/opinions-section';
import { PicturesSection } from './components/pictures-section';
import { PromoBarSection } from './components/promo-bar-section';
import { QuoteSection } from './components/quote-section';
import { SalonReviewsSection } from './components/salon-reviews-section';
import { SalonsSection } from './components/salons-section';
import { SkippedMarks } from './components/skipped-marks';
import { StepsSection } from './components/steps-section';
import { TableSection } from './components/table-section';
import { TextSection } from './components/text-section';
import { VideoSection } from './components/video-section';
import type { SkippedSection } from './read-sections';
import type { SectionPosition, SectionProps } from './section-of';
import { sectionPositions } from './section-positions';

/** The component of each kind. Adding a kind: docs/onboarding-module.md, "A kind of section". */
const COMPONENTS: { readonly [Kind in SectionKind]?: ComponentType<SectionProps<Kind>> } = {
  hero: HeroSection,
  benefits: BenefitsSection,
  text: TextSection,
  steps: StepsSection,
  figures: FiguresSection,
  faq: FaqSection,
  pictures: PicturesSection,
  beforeAfter: BeforeAfterSection,
  quote: QuoteSection,
  offers: OffersSection,
  treatments: TreatmentsSection,
  prices: PricesSection,
  bodyParts: BodyPartsSection,
  salons: SalonsSection,
  articles: ArticlesSection,
  opinions: OpinionsSection,
  map: MapSection,
  video: VideoSection,
  form: FormSection,
  callToAction: CallToActionSection,
  promoBar: PromoBarSection,
  table: TableSection,
  downloads: DownloadsSection,
  charityTotals: CharityTotalsSection,
  salonReviews: SalonReviewsSection,
};

interface SectionListProps {
  sections: readonly Section[];
  pageTitle: string;
  /** Sections of the record that are not among `sections`, in development: each is marked where it would stand. */
  skipped?: readonly SkippedSection[] | undefined;
}

/** The sections of a page from top to bottom. */
export function SectionList({ sections, pageTitle, skipped = [] }: SectionListProps) {
  const positions = sectionPositions(sections, pageTitle);
  // A skipped section stands after those before it in the record that are shown.
  const skippedBefore = (index: number) => skipped.filter(({ number }, before) => number - 1 - before === index);
  return (
    <>
      {positions.map((position, index) => {
        const section = sections[index];
        return (
          <Fragment key={position.id}>
            <SkippedMarks skipped={skippedBefore(index)} />
            {section ? <OneSection section={section} position={position} /> : null}
          </Fragment>
        );
      })}
      <SkippedMarks skipped={skippedBefore(sections.length)} />
    </>
  );
}

function OneSection({ section, position }: { section: Section; position: SectionPosition }) {
  // The table has the component of this very kind, which the compiler cannot relate to the section.
  const Component = COMPONENTS[section.kind] as
    | ComponentType<{ section: Section; position: SectionPosition }>
    | undefined;
  return Component ? <Component section={section} position={position} /> : null;
}
