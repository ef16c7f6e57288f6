import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './icon-button';
import { tokens } from './theme';

const Base = styled.dialog`
  width: min(36rem, 100% - 2rem);
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  border: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow};

  &::backdrop {
    background: ${tokens.color.overlay};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 1rem;
  padding: 1.25rem 1rem 0 1.5rem;

  & > h2 {
    padding-top: 0.375rem;
    font-size: ${tokens.text.xl};
  }
`;

const Body = styled.div`
  padding: 1rem 1.5rem 1.5rem;
`;

export interface DialogProps {
  open: boolean;
  title: string;
  closeLabel: string;
  /** Requested by Escape, the close button or a press beside the dialog; the owner sets `open`. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A question or short form over the page: the browser's own modal dialog, which traps and restores focus. Focus starts
 * at the title, so that the question comes before its controls.
 */
export function Dialog({ open, title, closeLabel, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // By default the browser focuses the first control, the close button.
      heading.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  const pressBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <Base
      ref={ref}
      aria-labelledby={titleId}
      onClick={pressBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      <Body>{open ? children : null}</Body>
    </Base>
  );
}
