import type { Opinion } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Card, offscreenItem, Stack, Stars, Text } from '@aksamit/ui';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { BadgeCheck } from 'lucide-react';

const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  color: ${tokens.color.success};
  font-size: ${tokens.text.sm};

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const Reply = styled.blockquote`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-inline-start: 3px solid ${tokens.color.accent};
  background: ${tokens.color.sunken};
  font-size: ${tokens.text.sm};
`;

/** Opinions in a list: author, stars, subject, how it was verified, and the salon's reply. */
export function OpinionList({ opinions }: { opinions: readonly Opinion[] }) {
  return (
    <Stack as="ul" gap={4}>
      {opinions.map((opinion, index) => (
        <li key={opinion.id} style={offscreenItem(index, 240)}>
          <OpinionCard opinion={opinion} />
        </li>
      ))}
    </Stack>
  );
}

function OpinionCard({ opinion }: { opinion: Opinion }) {
  const t = useTranslate();
  const { authorName, rating, content, locale, isTranslated, verification, reply, createdAt } = opinion;
  return (
    <Card as="article" aria-label={authorName}>
      <Stack gap={3}>
        <Stack direction="row" gap={3}>
          <Stars rating={rating} label={t('opinionList.stars', { rating })} />
          <strong>{authorName}</strong>
          <Text as="span" size="sm" tone="muted">
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </Text>
        </Stack>
        <p lang={isTranslated ? undefined : locale}>{content}</p>
        {isTranslated ? (
          <Text size="sm" tone="muted">
            {t('opinionList.translated')}
          </Text>
        ) : null}
        <OpinionOf opinion={opinion} />
        {verification === 'none' ? (
          <Text size="sm" tone="muted">
            {t('opinionList.verification.none')}
          </Text>
        ) : (
          <Verified>
            <BadgeCheck aria-hidden="true" />
            {t(`opinionList.verification.${verification}`)}
          </Verified>
        )}
        {reply ? (
          <Reply>
            <strong>{t('opinionList.reply')}</strong> {reply}
          </Reply>
        ) : null}
      </Stack>
    </Card>
  );
}

/** Its subject: the treatment and the salon, each with a link. */
function OpinionOf({ opinion: { product, location } }: { opinion: Opinion }) {
  const href = useHref();
  if (!product && !location) return null;
  const productPage = product?.gender === 'male' ? 'catalog/mens-product' : 'catalog/womens-product';
  return (
    <Text size="sm">
      {product ? <a href={href(productPage, { slug: product.slug })}>{product.name}</a> : null}
      {product && location ? ' · ' : null}
      {location ? <a href={href('catalog/salon', { slug: location.slug })}>{location.name}</a> : null}
    </Text>
  );
}
