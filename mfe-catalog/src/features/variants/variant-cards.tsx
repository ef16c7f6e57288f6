import type { Reduction } from '@aksamit/contracts/money';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useMoney } from '@aksamit/module-sdk/lifecycle';
import { Badge, Card, Container, Grid, Heading, Section, Stack, Text } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useReductionProps } from '../../prices/use-reduction-props';

/** One size of what is sold. Amounts in minor units. */
export interface Variant {
  id: string;
  name: string;
  href: string;
  /** The page that is open shows it. */
  isCurrent: boolean;
  /** What is in it, one line each. */
  facts: readonly string[];
  total: number;
  perTreatment: number;
  /** The saving, in words and with its basis; null: nothing. */
  saving: string | null;
  reduction: Reduction | null;
}

const Facts = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  font-size: ${tokens.text.sm};
`;

const Prices = styled.p`
  display: grid;
  gap: ${space(1)};

  & > strong {
    font-size: ${tokens.text.xl};
  }
  & > :not(strong) {
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
`;

/** The sizes of a package or bundle side by side, each linking to its page; nothing without a choice. */
export function VariantCards({ variants }: { variants: readonly Variant[] }) {
  const t = useTranslate();
  const id = useId();
  if (variants.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={2} id={id}>
              {t('variants.title')}
            </Heading>
            <Text tone="muted">{t('variants.lead')}</Text>
          </Stack>
          <Grid as="ul" stretch minColumn="13rem" gap={4}>
            {variants.map((variant) => (
              <li key={variant.id}>
                <VariantCard variant={variant} />
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}

function VariantCard({ variant }: { variant: Variant }) {
  const t = useTranslate();
  const money = useMoney();
  const { name, href, isCurrent, facts, total, perTreatment, saving } = variant;
  const reduction = useReductionProps(variant.reduction);
  return (
    <Card tone={isCurrent ? 'blush' : undefined} style={{ height: '100%' }}>
      <Stack gap={4}>
        <Heading level={3} size="sm">
          {isCurrent ? name : <a href={href}>{name}</a>}
        </Heading>
        {isCurrent ? (
          <div>
            <Badge>{t('variants.current')}</Badge>
          </div>
        ) : null}
        <Facts>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Facts>
        <Prices>
          <strong>{money(total)}</strong>
          {reduction.original ? (
            <s>
              <span className="visually-hidden">{`${reduction.originalLabel} `}</span>
              {reduction.original}
            </s>
          ) : null}
          <span>{t('price.each', { price: money(perTreatment) })}</span>
          {reduction.lowestPrice ? <span>{reduction.lowestPrice}</span> : null}
          {saving ? <span>{saving}</span> : null}
        </Prices>
      </Stack>
    </Card>
  );
}
