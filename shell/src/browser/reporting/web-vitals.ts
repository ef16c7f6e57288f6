import type { ReleaseReport } from '@aksamit/contracts';
import type { InlinePage } from '@aksamit/contracts/platform';
import { onCLS, onINP, onLCP } from 'web-vitals';

type Vital = Extract<ReleaseReport, { kind: 'lcp' | 'cls' | 'inp' }>;

/**
 * Reports the web vitals of the initial page, under the module that rendered it. The slowest interaction is reported
 * for the region in which it happened.
 */
export function followVitals(
  { match }: Pick<InlinePage, 'match'>,
  versions: (module: string) => string | undefined,
  queueReport: (vital: Vital) => void,
): void {
  const about = (kind: Vital['kind'], value: number, module: string, page?: string) => {
    const version = versions(module);
    if (version) queueReport({ kind, module, version, value: round(value), ...(page ? { page } : {}) });
  };
  const first = match?.module ?? 'shell';
  onLCP(({ value }) => about('lcp', value, first, match?.page));
  onCLS(({ value }) => about('cls', value, first, match?.page));
  onINP(({ value, entries }) => {
    const target = entries.find((entry) => entry.target)?.target;
    const region = target instanceof Element ? target.closest<HTMLElement>('[data-module]') : null;
    about('inp', value, region?.dataset.module ?? (target ? 'shell' : first));
  });
}

/** Thousandths are precise enough for shifts, and milliseconds for times. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
