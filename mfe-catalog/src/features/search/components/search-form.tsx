import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Text } from '@aksamit/ui';
import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { missingLetters, searchWords } from '../search-rules';

const Form = styled.form`
  max-width: 40rem;

  & > label {
    display: block;
    margin-bottom: 0.375rem;
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem;
  }
  & input {
    flex: 1 1 10rem;
    min-width: 0;
    min-height: 3rem;
    padding: 0.5rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
  }
`;

interface SearchFormProps {
  words: string;
  /** Address of the results. */
  action: string;
}

/** The search field; a plain GET form, so that it works without scripts. Shows how many letters are missing. */
export function SearchForm({ words, action }: SearchFormProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState(words);
  const missing = missingLetters(searchWords(typed));
  return (
    <Form role="search" aria-label={t('search.label')} action={action} method="get">
      <label htmlFor={id}>{t('search.label')}</label>
      <div>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          placeholder={t('search.placeholder')}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">
          <Search aria-hidden="true" />
          {t('search.submit')}
        </Button>
      </div>
      <Text size="sm" tone="muted" id={`${id}-hint`} role="status" style={{ minHeight: '1.5em', marginTop: '0.5rem' }}>
        {missing > 0 && typed !== '' ? t('search.missing', { count: missing }) : null}
      </Text>
    </Form>
  );
}
