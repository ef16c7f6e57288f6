import { Container, Notice } from '@aksamit/ui';
import type { SkippedSection } from '../read-sections';
import { skippedReason } from '../skipped-sentence';

/**
 * Where sections that this module cannot show would stand, for those who work on the page: only in development are there any.
 * In English, as all notices to developers.
 */
export function SkippedMarks({ skipped }: { skipped: readonly SkippedSection[] }) {
  return skipped.map((one) => (
    <Container key={one.number} width="narrow" style={{ paddingBlock: '1rem' }}>
      <Notice tone="warning">
        <span lang="en">{`Section ${one.number} is not shown: ${skippedReason(one)}.`}</span>
      </Notice>
    </Container>
  ));
}
