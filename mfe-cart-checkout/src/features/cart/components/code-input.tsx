import { Button, IconButton } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { space, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const Row = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.375rem ${space(2)};
  align-items: start;

  /* The button stands beside the input; the label and what is wrong have the whole width. */
  & > div {
    display: contents;
  }
  & > div > label,
  & > div > p {
    grid-column: 1 / -1;
  }
  & > div > input {
    grid-area: 2 / 1;
    min-width: 0;
    text-transform: uppercase;
  }
  & > button {
    grid-area: 2 / 2;
  }
`;

const Applied = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-inline-start: ${space(3)};
  border: 1px dashed ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.md};
  font-weight: 600;

  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${tokens.color.accent};
  }
`;

/** A code with its message; takes the focus of a control that was removed. */
export const CodeBase = styled.div`
  display: grid;
  gap: ${space(3)};

  & > [role='status']:empty {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

interface CodeInputProps {
  name: string;
  label: string;
  applyLabel: string;
  emptyMessage: string;
  error?: string | undefined;
  isBusy: boolean;
  disabled: boolean;
  /** True when it was accepted: the input is emptied. */
  onApply(code: string): Promise<boolean>;
}

/** A code that is typed and applied. */
export function CodeInput({ name, label, applyLabel, emptyMessage, error, isBusy, disabled, onApply }: CodeInputProps) {
  const [draft, setDraft] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problem = isEmpty ? emptyMessage : error;
  // On a phone the error would be hidden behind the bottom bar.
  useEffect(() => {
    if (problem && form.current?.contains(document.activeElement)) form.current.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || disabled) return;
    const code = draft.trim();
    setIsEmpty(code === '');
    if (code !== '' && (await onApply(code))) setDraft('');
  };
  return (
    <Row ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label={label} error={problem}>
        <TextInput
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy}>
        {applyLabel}
      </Button>
    </Row>
  );
}

interface LyingCodeProps {
  icon: ReactNode;
  code: string;
  removeLabel: string;
  disabled: boolean;
  onRemove(): void;
}

/** A code applied to the cart, with a button to remove it. */
export function LyingCode({ icon, code, removeLabel, disabled, onRemove }: LyingCodeProps) {
  return (
    <Applied>
      {icon}
      <span>{code}</span>
      <IconButton label={removeLabel} icon={<X aria-hidden="true" />} disabled={disabled} onClick={onRemove} />
    </Applied>
  );
}
