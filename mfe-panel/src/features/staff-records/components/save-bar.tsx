import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Dialog, Stack, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Buttons } from '../../../staff-kit/record-form/components/form-style';

/** In sight however long the form is. */
const Bar = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 0.75rem;
  align-items: center;
  padding-block: 0.75rem;
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.paper};
`;

export interface SaveBarProps {
  /** Words of the button that sends the form. */
  save: string;
  state: {
    isPending: boolean;
    isChanged: boolean;
    /** A notice above the form reports what was brought back, with a button that discards it. */
    isDraft: boolean;
    discard(): void;
    /** Stores again what the last save replaced; undefined where there is nothing to undo. */
    undo: (() => void) | undefined;
  };
}

/** Below a record's form: saves it, discards what is typed, or undoes the last save. */
export function SaveBar({ save, state }: SaveBarProps) {
  const t = useTranslate();
  const { isPending, isChanged, isDraft, discard, undo } = state;
  const [isAsked, setAsked] = useState(false);
  return (
    <Bar>
      <Button type="submit" busy={isPending} aria-keyshortcuts="Control+S">
        {save}
      </Button>
      {isChanged ? (
        <>
          {isDraft ? null : (
            <Button variant="quiet" onClick={() => setAsked(true)}>
              {t('staff.records.discard')}
            </Button>
          )}
          <Text size="sm">{t('staff.records.unsaved')}</Text>
        </>
      ) : null}
      {undo ? (
        <Button variant="quiet" onClick={undo}>
          {t('staff.records.undo')}
        </Button>
      ) : null}
      <Dialog
        open={isAsked}
        title={t('staff.records.discardTitle')}
        closeLabel={t('staff.close')}
        onClose={() => setAsked(false)}
      >
        <DiscardQuestion discard={discard} onClose={() => setAsked(false)} />
      </Dialog>
    </Bar>
  );
}

function DiscardQuestion({ discard, onClose }: { discard(): void; onClose(): void }) {
  const t = useTranslate();
  return (
    <Stack gap={4}>
      <Text>{t('staff.records.discardText')}</Text>
      <Buttons>
        <Button
          onClick={() => {
            discard();
            onClose();
          }}
        >
          {t('staff.records.discard')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('staff.records.keepTyping')}
        </Button>
      </Buttons>
    </Stack>
  );
}
