import type { Opinion } from '@aksamit/contracts';
import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, joinShortWords, Stack, Stars, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  color: ${tokens.color.success};
  font-size: ${tokens.text.sm};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

interface OpinionCardProps {
  opinion: Pick<
    Opinion,
    'authorName' | 'rating' | 'content' | 'locale' | 'isTranslated' | 'verification' | 'createdAt'
  >;
  /** The treatment or the salon that it is about. */
  subject?: ReactNode;
  /** Height of the row that it stands in. */
  fills?: boolean;
  /** What was answered. */
  children?: ReactNode;
}

/** An opinion: stars, author, words, subject, and how it was verified. */
export function OpinionCard({ opinion, subject, fills = false, children }: OpinionCardProps) {
  const t = useTranslate();
  const { authorName, rating, content, locale, isTranslated, verification, createdAt } = opinion;
  return (
    <Card as="article" aria-label={authorName} style={fills ? { height: '100%' } : undefined}>
      <Stack gap={3}>
        <Stack direction="row" gap={3}>
          <Stars rating={rating} label={t('opinion.stars', { rating })} />
          <strong>{authorName}</strong>
          <Text as="span" size="sm" tone="muted">
            <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>
          </Text>
        </Stack>
        <p lang={isTranslated ? undefined : locale}>{joinShortWords(content)}</p>
        {isTranslated ? (
          <Text size="sm" tone="muted">
            {t('opinion.translated')}
          </Text>
        ) : null}
        {subject ? <Text size="sm">{subject}</Text> : null}
        {verification === 'none' ? (
          <Text size="sm" tone="muted">
            {t('opinion.verification.none')}
          </Text>
        ) : (
          <Verified>
            <BadgeCheck aria-hidden="true" />
            {t(`opinion.verification.${verification}`)}
          </Verified>
        )}
        {children}
      </Stack>
    </Card>
  );
}
