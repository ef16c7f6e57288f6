import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Notice } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useId } from 'react';
import { refusalWords } from './refusal-words';

const Base = styled.fieldset`
  margin-top: 0.5rem;

  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.5rem;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 0.5rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
    font-size: ${tokens.text.sm};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > label + label {
    margin-top: 0.375rem;
  }
  & > label:has(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color['accent-soft']};
  }
  & > label > small {
    grid-column: 2;
    color: ${tokens.color['ink-muted']};
  }
  & > label > small[data-refusal] {
    color: ${tokens.color.danger};
  }
`;

export interface ListedChoice {
  id: string;
  label: string;
  more?: string | undefined;
  /** Why it cannot be chosen. */
  refusal?: string | undefined;
}

export interface ChoiceListProps {
  legend: string;
  query: { isPending: boolean; error: Error | null };
  /** Shown when nothing was found. */
  empty: string;
  choices: readonly ListedChoice[];
  chosen: string;
  onChoose(id: string): void;
}

/** What a search found, one of which is chosen. */
export function ChoiceList({ legend, query, empty, choices, chosen, onChoose }: ChoiceListProps) {
  const t = useTranslate();
  const name = useId();
  if (query.error)
    return (
      <Notice tone="alert" announce="polite">
        {refusalWords(query.error, t)}
      </Notice>
    );
  const state = query.isPending ? t('loading') : choices.length === 0 ? empty : '';
  return (
    <>
      <p role="status">{state}</p>
      {choices.length === 0 ? null : (
        <Base>
          <legend className="visually-hidden">{legend}</legend>
          {choices.map(({ id, label, more, refusal }) => (
            <label key={id}>
              <input
                type="radio"
                name={name}
                checked={id === chosen}
                disabled={refusal !== undefined}
                onChange={() => onChoose(id)}
              />
              <span>{label}</span>
              {more ? <small>{more}</small> : null}
              {refusal ? <small data-refusal>{refusal}</small> : null}
            </label>
          ))}
        </Base>
      )}
    </>
  );
}
