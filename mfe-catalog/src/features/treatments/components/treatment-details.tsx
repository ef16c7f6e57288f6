import type { Product, ProductInfo } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Accordion, Card, Container, Grid, Heading, offscreen, Section, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Check, CircleSlash, Sparkles } from 'lucide-react';
import { Comparisons, TreatmentSections } from './treatment-comparisons';
import { TreatmentStages } from './treatment-stages';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

const Points = styled.ul`
  display: grid;
  gap: 0.625rem;
  margin-top: 1rem;
  padding: 0;
  list-style: none;
  line-height: 1.45;

  & > li {
    display: flex;
    gap: 0.625rem;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.1em;
    color: ${tokens.color.accent};
  }
  &[data-section='indications'] svg {
    color: ${tokens.color.success};
  }
  &[data-section='contraindications'] svg {
    color: ${tokens.color.danger};
  }
`;

const signs = { benefits: Sparkles, indications: Check, contraindications: CircleSlash } as const;

function InfoCard({ section, infos }: { section: ProductInfo['section']; infos: readonly ProductInfo[] }) {
  const t = useTranslate();
  const Sign = signs[section];
  const own = infos.filter((info) => info.section === section).sort(byOrder);
  if (own.length === 0) return null;
  return (
    <Card tone={section === 'benefits' ? 'blush' : 'plain'}>
      <Heading level={3}>{t(`product.${section}`)}</Heading>
      <Points data-section={section}>
        {own.map(({ description }) => (
          <li key={description}>
            <Sign aria-hidden="true" />
            <span>{description}</span>
          </li>
        ))}
      </Points>
    </Card>
  );
}

/** Details of a treatment; a package, bundle or offer has the same. */
export type TreatmentRecord = Pick<Product, 'description' | 'infos' | 'stages' | 'faqs' | 'comparisons'> &
  Partial<Pick<Product, 'cmsSections' | 'lists'>>;

/** All information before buying: what it is, for whom and for whom not, how it goes, questions. */
export function TreatmentDetails({ product }: { product: TreatmentRecord }) {
  const t = useTranslate();
  return (
    <>
      <Section tone="surface" style={offscreen(1350, 850)}>
        <Container>
          <Stack gap={8}>
            {product.description.length > 0 ? (
              <Stack gap={3}>
                <Heading level={2}>{t('product.about')}</Heading>
                {product.description.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </Stack>
            ) : null}
            {product.infos.length > 0 ? (
              <section aria-labelledby="for-whom">
                <Heading level={2} id="for-whom" style={{ marginBottom: '1.25rem' }}>
                  {t('product.forWhom')}
                </Heading>
                <Grid stretch minColumn="13rem" gap={4}>
                  <InfoCard section="benefits" infos={product.infos} />
                  <InfoCard section="indications" infos={product.infos} />
                  <InfoCard section="contraindications" infos={product.infos} />
                </Grid>
              </section>
            ) : null}
            <TreatmentSections product={product} />
          </Stack>
        </Container>
      </Section>
      <Comparisons comparisons={[...product.comparisons].sort(byOrder)} />
      <TreatmentStages stages={[...product.stages].sort(byOrder)} />
      {product.faqs.length > 0 ? (
        <Section tone="surface" style={offscreen(300, 380)}>
          <Container width="narrow">
            <Heading level={2} style={{ marginBottom: '1rem' }}>
              {t('product.questions')}
            </Heading>
            <Accordion
              items={[...product.faqs].sort(byOrder).map(({ title, content, order }) => ({
                id: `question-${order}`,
                title,
                content: <Text>{content}</Text>,
              }))}
            />
          </Container>
        </Section>
      ) : null}
    </>
  );
}
