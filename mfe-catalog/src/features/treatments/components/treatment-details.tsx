import type { Product, ProductInfo } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import {
  Accordion,
  balancedColumn,
  Card,
  Container,
  Grid,
  Heading,
  joinShortWords,
  offscreen,
  Section,
  Stack,
  Text,
} from '@aksamit/ui';
import { Check, CircleSlash, MessageCircle, Sparkles } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconList } from '../../../lists/icon-list';
import { Comparisons, TreatmentSections } from './treatment-comparisons';
import { TreatmentStages } from './treatment-stages';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** The cards of what is known before buying, in their order. */
const cards = [
  { heading: 'product.benefits', Sign: Sparkles, tone: undefined, holds: isOf('benefits') },
  { heading: 'product.indications', Sign: Check, tone: 'success', holds: isOf('indications') },
  {
    heading: 'product.contraindications',
    Sign: CircleSlash,
    tone: 'danger',
    holds: (info: ProductInfo) => info.section === 'contraindications' && !info.needsConsultation,
  },
  {
    heading: 'treatmentDetails.talkFirst',
    Sign: MessageCircle,
    tone: undefined,
    holds: (info: ProductInfo) => info.section === 'contraindications' && info.needsConsultation === true,
  },
] as const;

function isOf(section: ProductInfo['section']) {
  return (info: ProductInfo) => info.section === section;
}

function InfoCards({ infos }: { infos: readonly ProductInfo[] }) {
  const t = useTranslate();
  const shown = cards
    .map(({ holds, ...card }) => ({ ...card, own: infos.filter(holds).sort(byOrder) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Grid stretch minColumn={balancedColumn(shown.length, '13rem', '1rem')} gap={4}>
      {shown.map(({ heading, Sign, tone, own }) => (
        <Card key={heading} tone={heading === 'product.benefits' ? 'blush' : 'plain'}>
          <Heading level={3}>{t(heading)}</Heading>
          <IconList data-tone={tone} style={{ marginTop: '1rem' }}>
            {own.map(({ description }) => (
              <li key={description}>
                <Sign aria-hidden="true" />
                <span>{joinShortWords(description)}</span>
              </li>
            ))}
          </IconList>
        </Card>
      ))}
    </Grid>
  );
}

/** Details of a treatment; a package, bundle or offer has the same. */
export type TreatmentRecord = Pick<Product, 'description' | 'infos' | 'stages' | 'faqs' | 'comparisons'> &
  Partial<Pick<Product, 'cmsSections' | 'lists'>>;

interface TreatmentDetailsProps extends Pick<ComponentProps<typeof Comparisons>, 'beforeAfter'> {
  product: TreatmentRecord;
}

/** All information before buying: what it is, for whom and for whom not, how it goes, questions. */
export function TreatmentDetails({ product, beforeAfter }: TreatmentDetailsProps) {
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
                <InfoCards infos={product.infos} />
              </section>
            ) : null}
            <TreatmentSections product={product} />
          </Stack>
        </Container>
      </Section>
      <Comparisons comparisons={[...product.comparisons].sort(byOrder)} beforeAfter={beforeAfter} />
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
