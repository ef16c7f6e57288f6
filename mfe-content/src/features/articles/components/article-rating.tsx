import { formatRating } from '@aksamit/contracts/figures';
import { isAppliedChange } from '@aksamit/module-sdk/api';
import { isHttpError, newIdempotencyKey, useHttp } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Card, Heading, Notice, Stack, Stars, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Star } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { rateArticle } from '../api/rate-article';
import { givenRating, keepRating } from '../visitor-memory';

const RATINGS = [1, 2, 3, 4, 5] as const;

const Choice = styled.form`
  display: inline-flex;
  margin-inline-start: -0.5rem;

  & > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.full};
    background: none;
    color: ${tokens.color.accent};
    cursor: pointer;
  }
  & svg {
    width: 1.75rem;
    height: 1.75rem;
    fill: none;
    transition: fill ${tokens.duration.fast} ease;
  }
  /* All stars up to the one under the pointer, or in focus. */
  & > button:is(:hover, :focus-visible) > svg,
  & > button:has(~ button:is(:hover, :focus-visible)) > svg {
    fill: currentColor;
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Shown = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  font-weight: 600;
`;

/** What came of a rating that a browser without scripts sent. */
export type SentRating = 1 | 2 | 3 | 4 | 5 | 'already' | 'failed';

export interface ArticleRatingProps {
  articleId: string;
  /** Mean with two decimals; 0 without ratings. */
  rating: number;
  ratingsCount: number;
  /** Address that takes the form where no script works. */
  action: string;
  sent?: SentRating | undefined;
}

type State = { own: number | null; failure: 'failed' | 'tooMany' | null; isThanked: boolean };

/** Five stars with which a visitor rates an article, once. The rating given is shown from then on. */
export function ArticleRating({ articleId, rating, ratingsCount, action, sent }: ArticleRatingProps) {
  const t = useTranslate();
  const http = useHttp();
  const [mean, setMean] = useState({ rating, ratingsCount });
  const [state, setState] = useState<State>(() => stateOf(sent));
  const [isBusy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const keys = useRef(new Map<number, string>());
  useEffect(() => {
    const own = givenRating(articleId);
    if (own !== null) setState((before) => ({ ...before, own }));
  }, [articleId]);
  useEffect(() => {
    if (state.isThanked) status.current?.focus();
  }, [state.isThanked]);

  const given = (own: number, isThanked: boolean) => {
    keepRating(articleId, own);
    setState({ own, failure: null, isThanked });
  };
  const rate = async (event: MouseEvent, value: number) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const key = keys.current.get(value) ?? newIdempotencyKey();
    keys.current.set(value, key);
    try {
      setMean(await rateArticle(http, articleId, value, key));
      given(value, true);
    } catch (error) {
      if (isAppliedChange(error)) given(value, true);
      else if (isHttpError(error) && error.status === 409) given(0, true);
      else
        setState({
          own: null,
          failure: isHttpError(error) && error.status === 429 ? 'tooMany' : 'failed',
          isThanked: false,
        });
    }
    setBusy(false);
  };

  return (
    <Card as="section" aria-labelledby="article-rating">
      <Stack gap={3}>
        <Heading level={2} size="md" id="article-rating">
          {t('title')}
        </Heading>
        {state.own === null ? (
          <>
            <Text tone="muted">{t('lead')}</Text>
            <Choice method="post" action={action} aria-labelledby="article-rating" aria-busy={isBusy}>
              {RATINGS.map((value) => (
                <button
                  key={value}
                  type="submit"
                  name="rating"
                  value={value}
                  aria-label={t('stars', { count: value })}
                  title={t(`meaning.${value}`)}
                  onClick={(event) => void rate(event, value)}
                >
                  <Star aria-hidden="true" />
                </button>
              ))}
            </Choice>
          </>
        ) : (
          <Shown ref={status} tabIndex={-1} role="status">
            {state.own > 0 ? <Stars rating={state.own} label={t('stars', { count: state.own })} /> : null}
            {t(state.own > 0 ? (state.isThanked ? 'thanks' : 'own') : 'already')}
          </Shown>
        )}
        {state.failure ? (
          <Notice tone="alert" announce="assertive">
            {t(state.failure)}
          </Notice>
        ) : null}
        <Mean {...mean} />
      </Stack>
    </Card>
  );
}

function Mean({ rating, ratingsCount }: { rating: number; ratingsCount: number }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  if (ratingsCount === 0)
    return (
      <Text size="sm" tone="muted">
        {t('none')}
      </Text>
    );
  return (
    <Text size="sm" tone="muted">
      {t('mean', { rating: formatRating(rating, locale), count: ratingsCount })}
    </Text>
  );
}

function stateOf(sent: SentRating | undefined): State {
  if (sent === undefined) return { own: null, failure: null, isThanked: false };
  if (sent === 'failed') return { own: null, failure: 'failed', isThanked: false };
  return { own: sent === 'already' ? 0 : sent, failure: null, isThanked: sent !== 'already' };
}
