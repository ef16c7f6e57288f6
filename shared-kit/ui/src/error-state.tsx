import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

export interface ErrorStateProps {
  title: string;
  text?: ReactNode;
  retryLabel?: string | undefined;
  /** Shown as a button when given. */
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Error state: shows and announces that something could not be loaded, and offers a retry. */
export function ErrorState({ title, text, retryLabel, onRetry, busy, headingLevel }: ErrorStateProps) {
  const retry =
    onRetry && retryLabel ? (
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    ) : undefined;
  return (
    <div role="alert">
      <EmptyState title={title} text={text} icon={<CircleAlert />} action={retry} headingLevel={headingLevel} />
    </div>
  );
}
