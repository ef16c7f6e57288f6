import type { Section, SectionKind } from '@aksamit/contracts';
import type { ComponentType } from 'react';
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
import { StepsSection } from './components/steps-section';
import { TableSection } from './components/table-section';
import { TextSection } from './components/text-section';
import { VideoSection } from './components/video-section';
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

/** The sections of a page from top to bottom. */
export function SectionList({ sections, pageTitle }: { sections: readonly Section[]; pageTitle: string }) {
  const positions = sectionPositions(sections, pageTitle);
  return sections.map((section, index) => {
    const position = positions[index];
    return position ? <OneSection key={position.id} section={section} position={position} /> : null;
  });
}

function OneSection({ section, position }: { section: Section; position: SectionPosition }) {
  // The table has the component of this very kind, which the compiler cannot relate to the section.
  const Component = COMPONENTS[section.kind] as
    | ComponentType<{ section: Section; position: SectionPosition }>
    | undefined;
  return Component ? <Component section={section} position={position} /> : null;
}
