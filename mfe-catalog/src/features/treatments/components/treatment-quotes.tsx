import type { Product, ProductQuote } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Card, Container, Grid, Heading, LinkButton, Section, Stack, Stars, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { opinionsAddress } from '../opinions-address';
import { RatingLink } from './rating-link';

const Quote = styled.blockquote`
  margin: 0;
  line-height: 1.55;
`;

const Author = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: ${tokens.text.sm};
`;

/** The latest opinions about a treatment with its rating, and the way to all of them; nothing without any. */
export function TreatmentQuotes({ product }: { product: Pick<Product, 'quotes' | 'rating' | 'slug'> }) {
  const t = useTranslate();
  const href = useHref();
  const { quotes = [], rating } = product;
  if (!rating || quotes.length === 0) return null;
  return (
    <Section>
      <Container>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2}>{t('quotes.title')}</Heading>
            <RatingLink product={product} />
            <Text tone="muted">{t('quotes.latest')}</Text>
          </Stack>
          <Grid as="ul" stretch minColumn="17rem" gap={4}>
            {quotes.map((quote) => (
              <li key={quote.id}>
                <QuoteCard quote={quote} />
              </li>
            ))}
          </Grid>
          <div>
            <LinkButton variant="secondary" href={opinionsAddress(href('content/opinions'), product)}>
              {t('quotes.all', { count: rating.count })}
            </LinkButton>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}

function QuoteCard({ quote }: { quote: ProductQuote }) {
  const t = useTranslate();
  const { authorName, content, createdAt, isTranslated, locale, rating, verification } = quote;
  return (
    <Card as="article" aria-label={authorName} style={{ height: '100%' }}>
      <Stack gap={3}>
        <Stars rating={rating} label={t('rating.stars', { rating })} />
        <Quote lang={isTranslated ? undefined : locale}>{content}</Quote>
        <Author>
          <strong>{authorName}</strong>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Author>
        <Text size="sm" tone="muted">
          {t(`quotes.verification.${verification}`)}
          {isTranslated ? ` · ${t('quotes.translated')}` : null}
        </Text>
      </Stack>
    </Card>
  );
}
