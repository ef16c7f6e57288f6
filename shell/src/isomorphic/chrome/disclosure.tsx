import type { ReactNode } from 'react';

export interface DisclosureProps {
  /** Content of the element that opens and closes it. */
  summary: ReactNode;
  children: ReactNode;
  /** Accessible name of the summary when it has no text. */
  summaryLabel?: string;
  className?: string;
  /** Opening one closes the others of the same name. */
  name?: string;
  /** Marks the mobile drawer, which keeps the page behind it from scrolling. */
  drawer?: boolean;
}

/**
 * A native details element, so that menus open before and without scripts. With `data-menu` the browser host closes it
 * on Escape, on a press outside, on loss of focus, and when one of its links is followed (browser/chrome/menus.ts).
 */
export function Disclosure({ summary, summaryLabel, className, name, drawer, children }: DisclosureProps) {
  return (
    <details className={className} name={name} data-menu="" data-drawer={drawer ? '' : undefined}>
      <summary aria-label={summaryLabel}>{summary}</summary>
      {children}
    </details>
  );
}
