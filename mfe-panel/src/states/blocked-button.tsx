import { Button } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';

const Anchor = styled.span`
  position: relative;
  display: inline-grid;
  gap: 0.5rem;
  justify-items: start;

  & > button {
    cursor: help;
  }
  & > [role='tooltip'] {
    max-width: 22rem;
    padding: 0.5rem 0.75rem;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.velvet};
    color: ${tokens.color['ink-inverse']};
    font-size: ${tokens.text.sm};
    line-height: 1.4;
  }
  & > [role='tooltip'][hidden] {
    display: none;
  }
`;

/**
 * An action that is not allowed yet. It can be focused and pressed; its tooltip states why not: on hover, on focus, on
 * a tap; Escape closes it.
 */
export function BlockedButton({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <Anchor onPointerEnter={() => setShown(true)} onPointerLeave={() => setShown(false)}>
      <Button
        size="sm"
        variant="secondary"
        aria-disabled="true"
        aria-label={name}
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
      >
        {label}
      </Button>
      <span role="tooltip" id={id} hidden={!shown}>
        {children}
      </span>
    </Anchor>
  );
}
