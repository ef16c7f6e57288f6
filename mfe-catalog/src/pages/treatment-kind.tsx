import { decimalAmount } from '@aksamit/contracts/money';
import { cardImage } from '@aksamit/contracts/pictures';
import { serviceJsonLd, shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { Fragment, useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Accordion, Breadcrumbs, Container, Heading, LinkButton, Section, Stack, Text } from '@aksamit/ui';
import { CitySearch } from '../features/salons/components/city-search';
import { type TreatmentKind, treatmentKindQuery } from '../features/treatment-pages/api/list-kind';
import { kindOffersQuery } from '../features/treatment-pages/api/list-kind-offers';
import { KindHero } from '../features/treatment-pages/components/kind-hero';
import {
  KindCaution,
  KindCompared,
  KindCourse,
  KindExplained,
} from '../features/treatment-pages/components/kind-sections';
import {
  type KindLabels,
  type KindPage,
  type KindTexts,
  kindLabels,
} from '../features/treatment-pages/treatment-pages';
import { zonePages } from '../features/treatments/zone-filters';
import { questionsEntry, trailEntry } from '../structured-data/page-json-ld';
import { FailedList } from './load-failures';
import { LoadingCards } from './loading-cards';
import { KIND_PRICES, KindSales } from './treatment-kind-sales';

/** A kind of treatment: what it is, for whom, how it goes, what it costs, where it is done. */
export function TreatmentKindPage({ page: { name, category, texts: ofPage } }: { page: KindPage }) {
  const t = useTranslate();
  const http = useHttp();
  const { locale } = usePageContext();
  const texts = ofPage[locale];
  const labels = kindLabels(locale);
  const kind = useQuery(treatmentKindQuery(http, category));
  const offers = useQuery(kindOffersQuery(http, category)).data ?? [];
  const trail = useKindHead(name, texts, kind.data);
  const first = kind.data && [...kind.data.female, ...kind.data.male][0];
  const salons = <SalonsLink label={labels.salons} category={first?.category.slug} />;
  return (
    <>
      <Container>
        <div style={{ paddingTop: '1rem' }}>
          <Breadcrumbs label={t('trail.label')} items={trail} />
        </div>
        <KindHero
          texts={texts}
          image={first && cardImage(first)}
          actions={
            <>
              <LinkButton href={`#${KIND_PRICES}`}>{labels.prices}</LinkButton>
              {salons}
            </>
          }
        />
      </Container>
      <KindExplained texts={texts} labels={labels} />
      {kind.data ? (
        <KindSales category={category} kind={kind.data} offers={offers} labels={labels} />
      ) : (
        <Container style={{ paddingBlock: '2rem' }}>
          {kind.isError ? (
            <InBrowserOnly>{() => <FailedList onRetry={() => kind.refetch()} busy={kind.isFetching} />}</InBrowserOnly>
          ) : (
            <LoadingCards label={t('list.loading')} height="20rem" />
          )}
        </Container>
      )}
      <KindCourse texts={texts} labels={labels} />
      <KindCompared texts={texts} labels={labels} />
      <KindCaution texts={texts} labels={labels}>
        <Heading level={2} style={{ marginBottom: '0.75rem' }}>
          {labels.questions}
        </Heading>
        <Accordion
          items={texts.faqs.map(({ title, content }, index) => ({
            id: `question-${index + 1}`,
            title,
            content: <Text>{content}</Text>,
          }))}
        />
      </KindCaution>
      <Fragment module="content" name="article-teaser" version={1} optional props={{ about: texts.words }} />
      <KindSalons labels={labels} category={first?.category.slug} />
      <Section tone="blush">
        <Container>
          <Stack gap={4}>
            <Heading level={2}>{labels.booking}</Heading>
            <Text size="lead">{labels.bookingText}</Text>
            <Stack direction="row" gap={3}>
              <LinkButton href={`#${KIND_PRICES}`}>{labels.prices}</LinkButton>
              {salons}
            </Stack>
          </Stack>
        </Container>
      </Section>
    </>
  );
}

/** The search for a city's salons that do these treatments: a form of their list, which needs no script. */
function KindSalons({ labels, category }: { labels: KindLabels; category: string | undefined }) {
  const action = useSalonsAddress(category);
  return (
    <Section>
      <Container>
        <Stack gap={4}>
          <Heading level={2}>{labels.where}</Heading>
          <CitySearch
            action={action}
            texts={{ label: labels.salons, city: labels.city, example: labels.cityExample, search: labels.search }}
          />
        </Stack>
      </Container>
    </Section>
  );
}

/** Address of the salons that do these treatments; of all while the category's slug is not known. */
function useSalonsAddress(category: string | undefined): string {
  const href = useHref();
  return category === undefined ? href('catalog/salons') : href('catalog/salon', { slug: category });
}

function SalonsLink({ label, category }: { label: string; category: string | undefined }) {
  return (
    <LinkButton variant="secondary" href={useSalonsAddress(category)}>
      {label}
    </LinkButton>
  );
}

/** The document's head, and the way from the home page. */
function useKindHead(name: KindPage['name'], texts: KindTexts, kind: TreatmentKind | undefined) {
  const t = useTranslate();
  const href = useHref();
  const { origin, market } = usePageContext();
  const path = href(`catalog/${name}`);
  const trail = [
    { label: t('trail.home'), href: href('content/home') },
    { label: texts.title, href: path },
  ];
  const sold = kind ? [...kind.female, ...kind.male] : [];
  usePageHead({
    title: texts.metaTitle,
    description: texts.metaDescription,
    canonicalPath: path,
    ...shareImageOf(sold.map(cardImage)),
    jsonLd: [
      serviceJsonLd(
        {
          name: texts.title,
          description: texts.metaDescription,
          offers: sold.map(({ name, gender, slug, pricing }) => ({
            name,
            href: href(zonePages[gender].product, { slug }),
            price: decimalAmount(pricing.finalPrice),
            currency: pricing.currency.code,
          })),
        },
        { origin, trail, brand: market.brand.name, path },
      ),
      trailEntry({ origin, trail }),
      questionsEntry(texts.faqs),
    ],
  });
  return trail;
}
