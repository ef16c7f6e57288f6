import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { IconButton } from './icon-button';
import { Notice, type NoticeTone } from './notice';
import { media, tokens } from './theme';

const arrive = keyframes`from { opacity: 0; transform: translateY(-0.5rem); }`;

const List = styled.ol`
  position: fixed;
  /* Below the whole header, also where it has not shrunk yet. */
  inset: calc(${tokens.headerHeight} + 4rem) ${tokens.gutter} auto auto;
  z-index: 60;
  display: grid;
  gap: 0.75rem;
  width: min(26rem, 100% - 2 * ${tokens.gutter});
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow};
    animation: ${arrive} ${tokens.duration.slow} ease;
  }
  & > li > div {
    padding-inline-end: 3.25rem;
  }
  & > li > button {
    position: absolute;
    inset: 0.25rem 0.25rem auto auto;
  }
  ${media.print} {
    display: none;
  }
`;

export interface ToastItem {
  id: string;
  type: NoticeTone;
  message: string;
}

export interface ToastListProps {
  /** Name of the region. */
  label: string;
  closeLabel: string;
  /** In the order shown, newest first. */
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  /** Pointer or focus is on the list, or has left it. */
  onHold?: ((held: boolean) => void) | undefined;
}

/** Renders toasts. The region is always there and polite, so that new ones are announced. */
export function ToastList({ label, closeLabel, toasts, onClose, onHold }: ToastListProps) {
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions">
      <List
        onMouseEnter={() => onHold?.(true)}
        onMouseLeave={() => onHold?.(false)}
        onFocus={() => onHold?.(true)}
        onBlur={() => onHold?.(false)}
      >
        {toasts.map(({ id, type, message }) => (
          <li key={id}>
            <Notice tone={type}>{message}</Notice>
            <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={() => onClose(id)} />
          </li>
        ))}
      </List>
    </section>
  );
}
