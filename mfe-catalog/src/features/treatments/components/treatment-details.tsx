import type { Product, ProductInfo } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import {
  Accordion,
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
import type { ComponentProps, ReactNode } from 'react';
import { IconList } from '../../../lists/icon-list';
import { Comparisons, TreatmentSections } from './treatment-comparisons';
import { TreatmentStages } from './treatment-stages';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

const signs = {
  benefits: { Sign: Sparkles, tone: undefined },
  indications: { Sign: Check, tone: 'success' },
  contraindications: { Sign: CircleSlash, tone: 'danger' },
} as const;

function InfoCard({ section, infos }: { section: ProductInfo['section']; infos: readonly ProductInfo[] }) {
  const t = useTranslate();
  const { Sign, tone } = signs[section];
  const own = infos.filter((info) => info.section === section).sort(byOrder);
  if (own.length === 0) return null;
  const toTalkAbout = own.filter(({ needsConsultation }) => needsConsultation);
  return (
    <Card tone={section === 'benefits' ? 'blush' : 'plain'}>
      <Stack gap={4}>
        <Points heading={t(`product.${section}`)} tone={tone} infos={own.filter((info) => !info.needsConsultation)}>
          <Sign aria-hidden="true" />
        </Points>
        <Points heading={t('treatmentDetails.talkFirst')} infos={toTalkAbout}>
          <MessageCircle aria-hidden="true" />
        </Points>
      </Stack>
    </Card>
  );
}

/** @param children sign of each point */
function Points({
  heading,
  infos,
  tone,
  children,
}: {
  heading: string;
  infos: readonly ProductInfo[];
  tone?: 'success' | 'danger' | undefined;
  children: ReactNode;
}) {
  if (infos.length === 0) return null;
  return (
    <div>
      <Heading level={3}>{heading}</Heading>
      <IconList data-tone={tone} style={{ marginTop: '1rem' }}>
        {infos.map(({ description }) => (
          <li key={description}>
            {children}
            <span>{joinShortWords(description)}</span>
          </li>
        ))}
      </IconList>
    </div>
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
