import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { CalendarColumn } from '../calendar-columns';
import { obstacleOf, type WallClock } from '../move-obstacle';
import { obstacleWords, proposedWords } from '../move-words';
import type { KeyMove } from '../use-move-mode';
import { customerName } from '../visit-words';

const Bar = styled.div`
  position: absolute;
  inset-inline: 1rem;
  bottom: 1rem;
  z-index: 6;
  display: grid;
  gap: 0.25rem;
  width: fit-content;
  max-width: calc(100% - 2rem);
  margin-inline: auto;
  padding: 0.625rem 1rem;
  border: 1px solid ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow};
  font-size: ${tokens.text.sm};
  pointer-events: none;

  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    margin: 0;
  }
  & svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  & > [data-obstacle] {
    color: ${tokens.color.danger};
    font-weight: 600;
  }
  & > [data-keys] {
    color: ${tokens.color['ink-muted']};
  }
`;

export interface MoveBarProps {
  move: KeyMove;
  columnOf(key: string): CalendarColumn | undefined;
  now: WallClock;
}

/** Shows from where to where keys move a visit, and the keys. What changes is announced beside it. */
export function MoveBar({ move: { begun, now: proposed }, columnOf, now }: MoveBarProps) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const [from, to] = [columnOf(begun.column), columnOf(proposed.column)];
  if (!from || !to) return null;
  const obstacle = obstacleOf(proposed, to, now);
  return (
    <Bar aria-hidden="true">
      <p>
        <strong>{customerName(proposed.event, t)}</strong>
        <span>{proposedWords(begun, from, locale)}</span>
        <ArrowRight />
        <strong>{proposedWords(proposed, to, locale)}</strong>
      </p>
      {obstacle ? (
        <p data-obstacle>
          <TriangleAlert />
          {obstacleWords(obstacle, t)}
        </p>
      ) : null}
      <p data-keys>{t('staff.move.keys')}</p>
    </Bar>
  );
}
