import { Button } from './button';
import { Stack } from './layout';
import { Notice } from './notice';

interface RetryNoticeProps {
  title: string;
  text: string;
  retryLabel: string;
  /** Accessible name of the retry button, which names the part. */
  retryName: string;
  busy: boolean;
  onRetry(): void;
}

/** A part of a page that could not be loaded, while the rest is shown: what is missing, and a retry. */
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
