import type { Comparison, Product } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Container, Grid, Heading, offscreen, Picture, Section, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5rem;
  margin-top: 1rem;

  & > figure {
    margin: 0;
  }
  & img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.sm};
    object-fit: cover;
  }
  & figcaption {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

const PAIR_SIZES = '(min-width: 1025px) 300px, 45vw';
type Pictures = Comparison['imagesBeforeAfterList'][number];

/** Pairs of pictures: the list's, or the one of the record. */
function pairsOf({ imagesBeforeAfterList, imageBefore, imageAfter }: Comparison): Pictures[] {
  if (imagesBeforeAfterList.length > 0) return imagesBeforeAfterList;
  return imageBefore && imageAfter ? [{ imageBefore, imageAfter }] : [];
}

/** Compares a treatment with known methods, and shows its effects. */
export function Comparisons({ comparisons }: { comparisons: readonly Comparison[] }) {
  const t = useTranslate();
  if (comparisons.length === 0) return null;
  return (
    <Section style={offscreen(430, 380)}>
      <Container>
        <Heading level={2} style={{ marginBottom: '1.25rem' }}>
          {t('product.comparisons')}
        </Heading>
        <Grid minColumn="20rem" gap={4}>
          {comparisons.map((comparison) => (
            <Card key={comparison.title}>
              <Heading level={3}>{comparison.title}</Heading>
              <Text style={{ marginTop: '0.5rem' }}>{comparison.content}</Text>
              {pairsOf(comparison).map(({ imageBefore, imageAfter }) => (
                <Pair key={imageBefore.id}>
                  <figure>
                    <Picture image={imageBefore} sizes={PAIR_SIZES} />
                    <figcaption>{t('product.before')}</figcaption>
                  </figure>
                  <figure>
                    <Picture image={imageAfter} sizes={PAIR_SIZES} />
                    <figcaption>{t('product.after')}</figcaption>
                  </figure>
                </Pair>
              ))}
            </Card>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** Lists and free sections that editors added to a treatment. */
export function TreatmentSections({ product }: { product: Partial<Pick<Product, 'cmsSections' | 'lists'>> }) {
  const { cmsSections = [], lists = [] } = product;
  return (
    <>
      {[...lists].sort(byOrder).map(({ title, items }) => (
        <Stack gap={3} key={title}>
          <Heading level={2}>{title}</Heading>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Stack>
      ))}
      {[...cmsSections].sort(byOrder).map(({ title, content }) => (
        <Stack gap={3} key={title}>
          <Heading level={2}>{title}</Heading>
          {content.split(/\n{2,}/).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      ))}
    </>
  );
}
