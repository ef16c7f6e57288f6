import { Button } from './button';
import { Stack } from './layout';
import { Notice } from './notice';

interface RetryNoticeProps {
  title: string;
  text: string;
  retryLabel: string;
  /** What is tried again, for who hears the button by itself. */
  retryName: string;
  busy: boolean;
  onRetry(): void;
}

/** A part of a page that could not be had, while the rest of the page stands: what is missing, and a way to try again. */
export function RetryNotice({ title, text, retryLabel, retryName, busy, onRetry }: RetryNoticeProps) {
  return (
    <Notice tone="warning" announce="polite" title={title}>
      <Stack gap={3}>
        <p>{text}</p>
        <Button size="sm" variant="secondary" busy={busy} onClick={onRetry} aria-label={retryName}>
          {retryLabel}
        </Button>
      </Stack>
    </Notice>
  );
}
