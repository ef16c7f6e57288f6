import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button';
import { tokens } from '../theme';

const Base = styled.fieldset`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${tokens.color['border-strong']};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};

  & > input {
    width: 3ch;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: transparent;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: center;
  }
`;

export interface QuantityStepperProps {
  /** Name of the group and of the number. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  disabled?: boolean | undefined;
  /** Whole numbers between `min` and `max` only. */
  onChange: (value: number) => void;
}

/** A quantity: minus, an editable number, plus. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, min = 1, max = 99, disabled, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const set = (wanted: number) => {
    setDraft(null);
    const next = Math.min(max, Math.max(min, wanted));
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (draft === null) return;
    const typed = Number.parseInt(draft, 10);
    set(Number.isNaN(typed) ? value : typed);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value.replace(/\D/g, ''));
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      settle();
    }
    if (event.key === 'ArrowUp') set(value + 1);
    if (event.key === 'ArrowDown') set(value - 1);
  };
  return (
    <Base disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      <IconButton
        label={decreaseLabel}
        icon={<Minus aria-hidden="true" />}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? String(value)}
        onChange={type}
        onBlur={settle}
        onKeyDown={key}
      />
      <IconButton
        label={increaseLabel}
        icon={<Plus aria-hidden="true" />}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      />
    </Base>
  );
}
