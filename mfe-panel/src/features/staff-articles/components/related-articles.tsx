import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { IconButton } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ChoiceList } from '../../../staff-kit/choice-list';
import { Chosen } from '../../../staff-kit/record-form/components/form-style';
import { useSettled } from '../../../staff-kit/use-settled';
import { articleName, articleSearch } from '../api/article-options';

/** As many as the page of an article shows. */
const MOST = 3;

export interface RelatedArticlesProps {
  id: string;
  /** The article itself, which cannot be chosen. */
  articleId: string;
  value: readonly string[];
  error?: string | undefined;
  onChange(ids: string[]): void;
}

/** Articles below this one, found by their titles, in the order in which they are chosen. */
export function RelatedArticles({ id, articleId, value, error, onChange }: RelatedArticlesProps) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const [text, setText] = useState('');
  const q = useSettled(text.trim());
  const found = useQuery(articleSearch(useHttp(), q, locale));
  const choices = (found.data ?? []).filter((one) => one.id !== articleId && !value.includes(one.id));
  const label = t('staff.articles.fields.relatedIds');
  return (
    <div>
      <Field id={id} label={label} hint={t('staff.articles.relatedHint', { count: MOST })} error={error}>
        <TextInput
          type="search"
          autoComplete="off"
          placeholder={t('staff.articles.search')}
          disabled={value.length >= MOST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {q === '' || value.length >= MOST ? null : (
        <ChoiceList
          legend={label}
          query={found}
          empty={t('staff.records.nothingFound')}
          choices={choices}
          chosen=""
          onChoose={(chosen) => {
            onChange([...value, chosen]);
            setText('');
          }}
        />
      )}
      <Chosen>
        {value.map((one) => (
          <ChosenArticle key={one} id={one} onRemove={() => onChange(value.filter((other) => other !== one))} />
        ))}
      </Chosen>
    </div>
  );
}

function ChosenArticle({ id, onRemove }: { id: string; onRemove(): void }) {
  const t = useTranslate();
  const { locale } = usePageContext();
  const name = useQuery(articleName(useHttp(), id, locale)).data ?? t('staff.records.byId', { id });
  return (
    <li>
      {name}
      <IconButton
        label={t('staff.records.remove', { label: name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
