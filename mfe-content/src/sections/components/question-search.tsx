import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { showMatching } from '../matching-questions';

const Form = styled.form`
  display: grid;
  gap: 0.375rem;

  & > label {
    font-weight: 600;
  }
  & > input {
    width: 100%;
    min-height: 3rem;
    padding: 0.5rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    font: inherit;
  }
`;

/**
 * Narrows the questions in the element of this id while words are typed. They are in the page already; this only hides. Without
 * scripts the field searches the shop.
 */
export function QuestionSearch({ questionsId }: { questionsId: string }) {
  const t = useTranslate();
  const action = useHref()('catalog/search');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts loaded is in the field alone.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  useEffect(() => {
    const questions = document.getElementById(questionsId);
    setFound(questions ? showMatching(questions, typed) : null);
  }, [questionsId, typed]);
  return (
    <Form role="search" action={action} method="get" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{t('questionSearch.label')}</label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        placeholder={t('questionSearch.placeholder')}
        aria-describedby={`${id}-found`}
        defaultValue=""
        onChange={(event) => setTyped(event.target.value)}
      />
      <Text size="sm" tone="muted" id={`${id}-found`} role="status">
        {found === null || typed.trim() === ''
          ? ''
          : found === 0
            ? t('questionSearch.none')
            : t('questionSearch.found', { count: found })}
      </Text>
    </Form>
  );
}
