import type { Location } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Badge, Text } from '@aksamit/ui';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { clockTime, shownSpans, type TimeSpan } from '../opening-rules';

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;
  min-height: 1.75rem;

  &[hidden] {
    display: none;
  }
`;

/**
 * Shown within a span of time only. The browser host changes what is hidden while the page is open, also on pages that run
 * no component (shell, timed-parts).
 */
export const within = ({ from, until }: TimeSpan, now: number): Pick<ComponentProps<'p'>, 'hidden'> => ({
  hidden: now < from || now >= until,
  ...{ 'data-shown-from': from, 'data-shown-until': until },
});

interface OpeningStateProps {
  salon: Pick<Location, 'openTime' | 'openingExceptions'>;
  now: number;
  /** Whole days ahead for which the page stays right while it is open. */
  days?: number;
}

/** Whether the salon is open, and until when; if not, when it opens. */
export function OpeningState({ salon, now, days }: OpeningStateProps) {
  const t = useTranslate();
  return shownSpans(salon, new Date(now), days).map((span) => (
    <State key={span.from} {...within(span, now)}>
      <Badge tone={span.isOpen ? 'success' : 'neutral'}>
        {t(span.isOpen ? 'salonRow.openNow' : 'salonRow.closedNow')}
      </Badge>
      {span.ends ? (
        <Text as="span" size="sm">
          {t('salonRow.openUntil', { time: clockTime(span.ends) })}
        </Text>
      ) : null}
      {span.opens ? (
        <Text as="span" size="sm">
          {t(`salonRow.opens.${span.opens.day}`, { time: clockTime(span.opens.time) })}
        </Text>
      ) : null}
    </State>
  ));
}
