import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, IconButton } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

const Base = styled.section`
  flex: none;
  width: min(24rem, 50vw);
  padding: 0.75rem 1.25rem 2rem;
  overflow: auto;
  border-top: 1px solid ${tokens.color.border};
  border-left: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > div:first-of-type {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: 0.5rem;
  }
  & h2 {
    padding-top: 0.5rem;
    font-size: ${tokens.text.lg};
    overflow-wrap: anywhere;
  }
`;

export interface SidePanelProps {
  title: string;
  /** On a phone it is a dialog over the list. */
  isNarrow: boolean;
  /** False: what is in it takes the focus itself. */
  takesFocus?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Details or a form beside the calendar, which stays usable. Takes the focus when it opens; Escape closes it. */
export function SidePanel({ title, isNarrow, takesFocus = true, onClose, children }: SidePanelProps) {
  const t = useTranslate();
  if (isNarrow) {
    return (
      <Dialog open title={title} closeLabel={t('staff.close')} onClose={onClose}>
        {children}
      </Dialog>
    );
  }
  return (
    <Beside title={title} takesFocus={takesFocus} onClose={onClose}>
      {children}
    </Beside>
  );
}

function Beside({ title, takesFocus, onClose, children }: Omit<SidePanelProps, 'isNarrow'>) {
  const t = useTranslate();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <Base aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={t('staff.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {children}
    </Base>
  );
}
