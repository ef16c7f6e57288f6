import { tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import type { ChromePartProps } from './chrome-props';
import { chromePages } from './navigation';
import { hrefOf } from './shown-links';

const Form = styled.form`
  position: relative;
  width: 100%;

  & > input {
    width: 100%;
    min-height: 2.5rem;
    padding: 0.375rem 3rem 0.375rem 1.125rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    font-size: 1rem;
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: ${tokens.color['ink-muted']};
    opacity: 1;
  }
  & > button {
    position: absolute;
    inset: 0 0 0 auto;
    display: grid;
    place-items: center;
    width: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.full};
    background: transparent;
    color: ${tokens.color.ink};
  }
  & > button:hover {
    color: ${tokens.color.accent};
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  &[data-size='large'] > input {
    min-height: 3rem;
  }
`;

export interface SearchFormProps extends Omit<ChromePartProps, 'path'> {
  size?: 'large';
  /** Of the field: a header has several. */
  id: string;
  /** The field has the focus once it is shown. */
  autoFocus?: boolean;
}

/**
 * The site's search as a plain form, so that it works before and without scripts. It requires at least 3 letters. The
 * first touch of a field with `data-suggestions` brings the catalog's suggestions (browser/chrome/search-suggestions.ts).
 */
export function SearchForm({ size, id, autoFocus, ...part }: SearchFormProps) {
  const { t } = part;
  const action = hrefOf(part, chromePages.search);
  if (action === undefined) return null;
  return (
    <Form role="search" action={action} method="get" data-size={size}>
      <input
        id={id}
        data-suggestions=""
        // biome-ignore lint/a11y/noAutofocus: only in what is opened to search.
        autoFocus={autoFocus}
        type="search"
        name="q"
        required
        minLength={3}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
      />
      <button type="submit" aria-label={t('search.submit')}>
        <Search aria-hidden="true" />
      </button>
    </Form>
  );
}
