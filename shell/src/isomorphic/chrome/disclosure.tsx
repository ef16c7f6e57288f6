import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

export interface DisclosureProps {
  /** What opens and closes it. */
  summary: ReactNode;
  /** Accessible name of the summary when it has no text. */
  summaryLabel?: string;
  className?: string;
  /** Opening one closes the others of the same name. */
  name?: string;
  /** Marks the mobile drawer, which keeps the page behind it from scrolling. */
  drawer?: boolean;
  children: ReactNode;
}

/**
 * A native details element, so that menus open before and without scripts. Once scripts run it also closes on Escape
 * (focus goes back to the summary), on a press outside, when focus leaves it, and when one of its links is followed.
 */
export function Disclosure({ summary, summaryLabel, className, name, drawer, children }: DisclosureProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };

  useEffect(() => {
    const pressOutside = (event: PointerEvent) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    event.stopPropagation();
    close();
    ref.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) close();
  };

  return (
    <details
      ref={ref}
      className={className}
      name={name}
      data-drawer={drawer ? '' : undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      <summary aria-label={summaryLabel}>{summary}</summary>
      {children}
    </details>
  );
}
