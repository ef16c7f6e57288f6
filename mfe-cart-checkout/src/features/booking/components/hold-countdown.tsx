import { useTranslate } from '@aksamit/module-sdk/i18n';
import { VisuallyHidden } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Timer } from 'lucide-react';
import { announcedMinutes, clockOf } from '../reservation-state';
import { useRemainingSeconds } from '../use-remaining-seconds';

const Base = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5em;
  color: ${tokens.color['ink-muted']};
  font-size: ${tokens.text.sm};
  line-height: 1.4;

  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  & strong {
    color: ${tokens.color.ink};
    font-variant-numeric: tabular-nums;
  }
  &[data-short] {
    color: ${tokens.color.warning};
  }
  &[data-short] strong {
    color: inherit;
  }
`;

/** From here on it is a warning. */
const SHORT_SECONDS = 120;

/** Time that a slot is still held: updated each second, announced to screen readers at 10, 5, 2 minutes and one. */
export function HoldCountdown({ deadline, onEnd }: { deadline: number; onEnd(): void }) {
  const t = useTranslate();
  const remaining = useRemainingSeconds(deadline, onEnd);
  const announced = announcedMinutes(remaining);
  return (
    <Base data-short={remaining <= SHORT_SECONDS ? '' : undefined}>
      <Timer aria-hidden="true" />
      <span aria-hidden="true">
        {/* The server's second differs from the browser's. */}
        {t('hold.left')} <strong suppressHydrationWarning>{clockOf(remaining)}</strong>
      </span>
      <span role="status">
        {announced === null ? null : <VisuallyHidden>{t('hold.said', { count: announced })}</VisuallyHidden>}
      </span>
    </Base>
  );
}
