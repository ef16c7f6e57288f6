import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { FILTER_MAX, filterWords } from '../../prices/row-filter';
import { filterRows } from './filter-rows';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 24rem) auto auto;
  justify-content: start;
  gap: 0.375rem 0.75rem;
  align-items: center;

  & > :is(label, p) {
    grid-column: 1 / -1;
  }
  & > label {
    font-weight: 600;
  }
  & > p {
    min-height: 1.5em;
    color: ${tokens.color['ink-muted']};
    font-size: ${tokens.text.sm};
  }
  & > input {
    min-width: 0;
    min-height: 3rem;
    padding: 0.5rem 1rem;
    border: 1px solid ${tokens.color['border-strong']};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
  }
  /* As somebody types the rows of a whole list follow; without scripts the server filters. */
  &[data-whole] > button[type='submit'] {
    display: none;
  }
  @media (scripting: none) {
    &[data-whole] > button[type='submit'] {
      display: inline-flex;
    }
    & > button[type='button'] {
      display: none;
    }
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-content: stretch;

    & > button[type='button'] {
      padding-inline: 0.75rem;
    }
    & > button[type='button'] > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

interface PriceFilterProps {
  /** Address of the list. */
  action: string;
  /** The rest of its query. */
  others: readonly { name: string; value: string }[];
  words: string;
  /** Rows that the server shows. */
  shown: number;
  /** All of the list is on the page: its rows follow what is typed. Else the server searches the list. */
  isWhole: boolean;
}

/** The field that filters the rows of the page's tables, and the button that prints them. A GET form without scripts. */
export function PriceFilter({ action, others, words, shown, isWhole }: PriceFilterProps) {
  const t = useTranslate();
  const id = useId();
  const [state, setState] = useState({ words, shown });
  const type = (typed: string) => {
    const next = filterWords(typed);
    setState({ words: next, shown: filterRows(next) });
  };
  return (
    <Form
      action={action}
      method="get"
      role="search"
      aria-label={t('priceFilter.label')}
      data-print="hide"
      data-whole={isWhole ? '' : undefined}
    >
      <label htmlFor={id}>{t('priceFilter.label')}</label>
      {others.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={FILTER_MAX}
        placeholder={t('priceFilter.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={isWhole ? (event) => type(event.target.value) : undefined}
      />
      <Button type="submit" variant="secondary">
        {t('priceFilter.submit')}
      </Button>
      <Button type="button" variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span>{t('priceFilter.print')}</span>
      </Button>
      <p role="status">
        {state.words === ''
          ? null
          : state.shown > 0
            ? t('priceFilter.shown', { count: state.shown })
            : t('priceFilter.none', { words: state.words })}
      </p>
    </Form>
  );
}
