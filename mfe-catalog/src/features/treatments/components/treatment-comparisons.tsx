import type { Comparison, Image, Product } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Container, Grid, Heading, offscreen, Section, Stack, Text } from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import type { BeforeAfterPair } from './before-after';

/** Words and pictures: side by side from a tablet up, over all columns of the grid. */
const Pictured = styled.div`
  grid-column: 1 / -1;

  & > div {
    display: grid;
    gap: 1.25rem clamp(1.5rem, 4vw, 3rem);
    align-items: center;

    ${media.tablet} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

/** Pairs of pictures: the list's, or the one of the record. */
function pairsOf(comparison: Comparison): BeforeAfterPair[] {
  const { imagesBeforeAfterList: list, imageBefore, imageAfter, isIllustration = false } = comparison;
  const pairs = list.length > 0 || !imageBefore || !imageAfter ? list : [{ imageBefore, imageAfter }];
  return pairs.map((pair) => ({
    before: shownOf(pair.imageBefore),
    after: shownOf(pair.imageAfter),
    isIllustration,
  }));
}

const shownOf = ({ kind, id, alt, color, width, height, widths }: Image) => ({
  kind,
  id,
  alt,
  color,
  width,
  height,
  widths,
});

/** Most cards in a row. */
const MOST = 3;

/** Narrowest column for so many cards without pictures: fewer than fit in a row share its whole width. */
function columnFor(cards: number): string {
  const columns = Math.min(Math.max(cards, 1), MOST);
  return `max(20rem, (100% - ${columns - 1}rem) / ${columns})`;
}

interface ComparisonsProps {
  comparisons: readonly Comparison[];
  /** Shows two pictures with the border between them: an island, which the page knows. */
  beforeAfter: (pair: BeforeAfterPair) => ReactNode;
}

/** Compares a treatment with known methods, and shows its effects. */
export function Comparisons({ comparisons, beforeAfter }: ComparisonsProps) {
  const t = useTranslate();
  if (comparisons.length === 0) return null;
  const all = comparisons.map((comparison) => ({ ...comparison, pairs: pairsOf(comparison) }));
  const isPictured = all.some(({ pairs }) => pairs.length > 0);
  return (
    <Section style={isPictured ? offscreen(1010, 920) : offscreen(430, 380)}>
      <Container>
        <Heading level={2} style={{ marginBottom: '1.25rem' }}>
          {t('product.comparisons')}
        </Heading>
        <Grid minColumn={columnFor(all.filter(({ pairs }) => pairs.length === 0).length)} gap={4}>
          {all.map(({ title, content, pairs }) =>
            pairs.length > 0 ? (
              <Pictured key={title}>
                <Card>
                  <div>
                    <Heading level={3}>{title}</Heading>
                    <Text style={{ marginTop: '0.5rem' }}>{content}</Text>
                  </div>
                  <div>
                    {pairs.map((pair) => (
                      <Fragment key={pair.before.id}>{beforeAfter(pair)}</Fragment>
                    ))}
                  </div>
                </Card>
              </Pictured>
            ) : (
              <Card key={title}>
                <Heading level={3}>{title}</Heading>
                <Text style={{ marginTop: '0.5rem' }}>{content}</Text>
              </Card>
            ),
          )}
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
