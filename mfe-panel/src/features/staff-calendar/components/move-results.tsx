import { isHttpError } from '@aksamit/module-sdk/http';
import { useLocaleFormats, useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { movedWords } from '../move-words';
import { refusalOf } from '../refusal';
import type { Moves } from '../use-moves';
import type { VisitChanges } from '../use-visit-changes';
import { customerName } from '../visit-words';
import { Alternatives } from './alternatives';
import { Actions } from './panel-style';
import { VisitConflict } from './visit-conflict';

const Bar = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0 ${tokens.gutter} 0.625rem;
`;

export interface MoveResultsProps {
  moves: Moves;
  changes: VisitChanges;
  locationId: string;
}

/**
 * What became of the last move: an undo for a few seconds, or why it was refused, with the nearest free times. Of any
 * change also what a colleague changed meanwhile.
 */
export function MoveResults({ moves, changes, locationId }: MoveResultsProps) {
  const { conflict } = changes;
  return (
    <Bar>
      <div role="status">{moves.done ? <Done moves={moves} done={moves.done} /> : null}</div>
      {moves.refused ? <Refused moves={moves} refused={moves.refused} locationId={locationId} /> : null}
      {conflict ? <VisitConflict changes={changes} conflict={conflict} /> : null}
    </Bar>
  );
}

function Done({ moves, done: { former, event, isUndo } }: { moves: Moves; done: NonNullable<Moves['done']> }) {
  const t = useTranslate();
  const locale = useLocaleFormats();
  const values = { name: customerName(event, t), ...movedWords(former, event, locale) };
  return (
    <Notice tone="success" title={t(isUndo ? 'staff.move.undone' : 'staff.move.done', values)}>
      {isUndo ? null : (
        <Button size="sm" variant="secondary" aria-keyshortcuts="Control+Z" onClick={moves.undo}>
          {t('staff.move.undo')}
        </Button>
      )}
    </Notice>
  );
}

function Refused(props: { moves: Moves; refused: NonNullable<Moves['refused']>; locationId: string }) {
  const { moves, refused, locationId } = props;
  const t = useTranslate();
  const { message, alternatives } = refusalOf(refused.error, t);
  const { event, move } = refused.wanted;
  const salon = move.locationId === undefined ? {} : { locationId: move.locationId };
  return (
    <Notice tone="alert" announce="assertive" title={t('staff.move.refused', { name: customerName(event, t) })}>
      <p>{message}</p>
      <Alternatives
        alternatives={alternatives}
        locationId={move.locationId ?? locationId}
        except={{ startAt: event.startAt, locationId: event.location.id }}
        // Without units: the wanted ones may be what is taken, and others are free then.
        onChoose={(startAt) => moves.start({ event, move: { startAt, ...salon } })}
      />
      <Actions style={{ marginTop: '0.5rem' }}>
        {isHttpError(refused.error) && refused.error.code === 'outside_shift' ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => moves.start({ ...refused.wanted, move: { ...refused.wanted.move, outsideShift: true } })}
          >
            {t('staff.shifts.moveAnyway')}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" flush onClick={moves.dropRefusal}>
          {t('staff.close')}
        </Button>
      </Actions>
    </Notice>
  );
}
