import { decimalAmount } from '@aksamit/contracts/money';
import { cardImage } from '@aksamit/contracts/pictures';
import { serviceJsonLd, shareImageOf } from '@aksamit/contracts/structured-data';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { InBrowserOnly } from '@aksamit/module-sdk/islands';
import { Fragment, useHref, usePageContext, usePageHead } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { Accordion, Breadcrumbs, Button, Container, Heading, LinkButton, Section, Stack, Text } from '@aksamit/ui';
import { Search } from 'lucide-react';
import { CityForm } from '../features/salons/components/city-form';
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
      <KindSalons labels={labels} />
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

/** The search for salons of a city: a form of the list of salons, which needs no script. */
function KindSalons({ labels }: { labels: KindLabels }) {
  const href = useHref();
  return (
    <Section>
      <Container>
        <Stack gap={4}>
          <Heading level={2}>{labels.where}</Heading>
          <CityForm role="search" aria-label={labels.salons} action={href('catalog/salons')} method="get">
            <label>
              {labels.city}
              <input
                type="search"
                name="city"
                required
                maxLength={80}
                autoComplete="address-level2"
                placeholder={labels.cityExample}
              />
            </label>
            <Button type="submit">
              <Search aria-hidden="true" />
              {labels.search}
            </Button>
          </CityForm>
        </Stack>
      </Container>
    </Section>
  );
}

/** Salons that do these treatments; all of them while the category is not known. */
function SalonsLink({ label, category }: { label: string; category: string | undefined }) {
  const href = useHref();
  return (
    <LinkButton
      variant="secondary"
      href={category === undefined ? href('catalog/salons') : href('catalog/salon', { slug: category })}
    >
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
