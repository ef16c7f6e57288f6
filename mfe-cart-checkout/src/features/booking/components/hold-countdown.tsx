import { useTranslate } from '@aksamit/module-sdk/i18n';
import { VisuallyHidden } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Timer } from 'lucide-react';
import { clockOf, saidMinutes } from '../reservation-state';
import { useSecondsLeft } from '../use-seconds-left';

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
  const left = useSecondsLeft(deadline, onEnd);
  const said = saidMinutes(left);
  return (
    <Base data-short={left <= SHORT_SECONDS ? '' : undefined}>
      <Timer aria-hidden="true" />
      <span aria-hidden="true">
        {/* The server's second differs from the browser's. */}
        {t('hold.left')} <strong suppressHydrationWarning>{clockOf(left)}</strong>
      </span>
      <span role="status">
        {said === null ? null : <VisuallyHidden>{t('hold.said', { count: said })}</VisuallyHidden>}
      </span>
    </Base>
  );
}
