import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Text, VisuallyHidden } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type DiffLine, diffLines } from './diff-lines';

const Lines = styled.ol`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${tokens.text.sm};

  & > li {
    padding: 0.25rem 0.5rem;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  & > li[data-kind='added'] {
    border-inline-start: 3px solid ${tokens.color.success};
    background: ${tokens.color['success-soft']};
  }
  & > li[data-kind='removed'] {
    border-inline-start: 3px solid ${tokens.color.danger};
    background: ${tokens.color['danger-soft']};
    text-decoration: line-through;
  }
`;

export interface DiffViewProps {
  before: readonly string[];
  after: readonly string[];
}

/** Unchanged lines around a change, so that it can be found in the text. */
const AROUND = 1;

/** What differs between two texts, with the lines around; those in between are left out. */
export function DiffView({ before, after }: DiffViewProps) {
  const t = useTranslate();
  const lines = diffLines(before, after);
  if (lines.every(({ kind }) => kind === 'same')) return <Text>{t('staff.diff.none')}</Text>;
  return (
    <Lines>
      {shownLines(lines).map((line, index) => (
        // Lines have no identity, and the list is never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} data-kind={line?.kind}>
          {line ? <Line line={line} /> : '…'}
        </li>
      ))}
    </Lines>
  );
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const t = useTranslate();
  if (kind === 'same') return text;
  return (
    <>
      <VisuallyHidden>{t(`staff.diff.${kind}`)} </VisuallyHidden>
      {text}
    </>
  );
}

/** Null stands for lines that are left out. */
function shownLines(lines: readonly DiffLine[]): (DiffLine | null)[] {
  const isShown = (index: number) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, index) => {
    if (isShown(index)) return [line];
    return index === 0 || isShown(index - 1) ? [null] : [];
  });
}
