import { formatRating } from '@aksamit/contracts/figures';
import { defineFragment } from '@aksamit/module-sdk/fragments';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { balancedColumn, Grid, Heading, LinkButton, Stack, Stars, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { z } from 'zod';
import { OpinionCard } from '../features/opinions/components/opinion-card';
import { opinionAddress, readOpinionFilter } from '../features/opinions/opinion-filter';
import { opinionsTexts } from '../texts/opinions-texts';

/** An opinion as the API has it, as far as it is shown. */
const quotedOpinion = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.number().int().min(1).max(5),
  content: z.string(),
  /** Language that the content is in. */
  locale: z.enum(['pl', 'en']),
  isTranslated: z.boolean(),
  verification: z.enum(['visit', 'salonRecord', 'none']),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Name of the treatment, where the page itself is not about it. */
  about: z.string().optional(),
});

/**
 * The contract with the pages that mount it. They have the opinions with their own record, so that showing them costs no
 * call of the API.
 */
const opinionsProps = z.object({
  of: z.enum(['treatment', 'salon']),
  /** Over all published opinions: stars with two decimals, and how many there are. */
  rating: z.object({ average: z.number().min(1).max(5), count: z.number().int().min(1) }),
  /** The latest ones, whatever they rate. */
  opinions: z.array(quotedOpinion).min(1).max(3),
  /** Slug of the treatment: the link leads to what was written about it. */
  product: z.string().optional(),
  /** Name of the salon's city: the link leads to opinions about the salons there. */
  city: z.string().optional(),
  /** Look of the heading, which is one of the second level. */
  headingSize: z.enum(['lg', 'md']).optional(),
});
export type OpinionsProps = z.infer<typeof opinionsProps>;

export default defineFragment({
  name: 'opinions',
  version: 1,
  rendering: 'public',
  props: opinionsProps,
  reservedHeightPx: 0,
  component: Opinions,
  texts: { pl: opinionsTexts.pl, en: opinionsTexts.en },
  isStatic: true,
});

const Rating = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  font-size: ${tokens.text.sm};

  & > strong {
    font-variant-numeric: tabular-nums;
  }
`;

const EVERY_OPINION = readOpinionFilter(() => null);

/** How a treatment or a salon is rated, its latest opinions, and the way to all of them. */
export function Opinions({ of, rating, opinions, product, city, headingSize = 'lg' }: OpinionsProps) {
  const t = useTranslate();
  const average = formatRating(rating.average, useLocaleFormats());
  return (
    <section aria-labelledby="opinions">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size={headingSize} id="opinions">
            {t(`title.${of}`)}
          </Heading>
          <Rating>
            <Stars rating={rating.average} label={t('opinion.stars', { rating: average })} />
            <strong aria-hidden="true">{average}</strong>
            <span>{t('opinion.count', { count: rating.count })}</span>
          </Rating>
          <Text tone="muted">{t(`latest.${of}`)}</Text>
        </Stack>
        <Grid as="ul" stretch minColumn={balancedColumn(opinions.length, '17rem', '1rem')} gap={4}>
          {opinions.map((opinion) => (
            <li key={opinion.id}>
              <OpinionCard opinion={opinion} subject={opinion.about} fills />
            </li>
          ))}
        </Grid>
        <AllOpinions product={product} city={city} count={rating.count} />
      </Stack>
    </section>
  );
}

function AllOpinions({ product, city, count }: Pick<OpinionsProps, 'product' | 'city'> & { count: number }) {
  const t = useTranslate();
  const path = useHref()('content/opinions');
  const address = opinionAddress(path, EVERY_OPINION, { product: product ?? null, city: city ?? null });
  return (
    <div>
      <LinkButton variant="secondary" href={address}>
        {city === undefined ? t('all', { count }) : t('ofCity', { city })}
      </LinkButton>
    </div>
  );
}
