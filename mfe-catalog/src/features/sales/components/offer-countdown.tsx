import { formatDate, useTranslate } from '@aksamit/module-sdk/i18n';
import { Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { timeLeft } from '../offer-rules';

const TICK_MS = 30_000;

const Left = styled.p`
  color: ${tokens.color['accent-strong']};
  font-size: ${tokens.text.sm};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

/**
 * Until when an offer holds. The date is rendered at once; the remaining time is counted in the browser, since a cached
 * page does not know the present time. Not announced: a talking clock is a nuisance.
 */
export function OfferCountdown({ validTo, showCountdown }: { validTo: string | null; showCountdown: boolean }) {
  const t = useTranslate();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!validTo || !showCountdown) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [validTo, showCountdown]);
  if (!validTo) return null;
  const left = now === null ? undefined : timeLeft(validTo, now);
  if (left === null) return <Text size="sm">{t('offer.expired')}</Text>;
  return (
    <Left data-starts={showCountdown ? 'seen' : undefined}>
      {t('offer.until', { date: formatDate(new Date(Date.parse(validTo) - 1)) })}
      {left ? ` · ${t(left.days > 0 ? 'offer.leftDays' : 'offer.leftHours', { ...left, count: left.days })}` : null}
    </Left>
  );
}
