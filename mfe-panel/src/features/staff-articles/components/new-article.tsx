import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useMutation, useQuery, useQueryClient } from '@aksamit/module-sdk/query';
import { navigator } from '@aksamit/module-sdk/router';
import { Button } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { type FormEvent, useId, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from '../../../drafts/form-draft';
import { FormMessages } from '../../../forms/form-messages';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { usePressOnce } from '../../../forms/use-press-once';
import { messageOfError } from '../../../requests/message-of-error';
import { StaffHeading } from '../../../staff-kit/list/staff-heading';
import { Buttons, Pair } from '../../../staff-kit/record-form/components/form-style';
import { type ArticleStart, articlesKey, startArticle } from '../api/article-calls';
import { authorOptions, categoryOptions } from '../api/article-options';
import { type ArticleErrors, errorsOfRefusal } from '../article-errors';
import { slugOf } from '../slug-of';
import { Group } from './article-style';
import { ListedChoice } from './listed-choice';

const DRAFT = 'staffArticleNew';
const LANGUAGES = ['pl', 'en'] as const;
const EMPTY: ArticleStart = { title: { pl: '', en: '' }, slugs: { pl: '', en: '' }, categoryId: '', authorId: '' };

/** Begins an article: its title in both languages, from which its addresses follow, category and author. */
export function NewArticle({ userId }: { userId: string }) {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const id = useId();
  const { locale } = usePageContext();
  const { data: categories = [] } = useQuery(categoryOptions(http, locale));
  const { data: authors = [] } = useQuery(authorOptions(http));
  const { fields, change, errors, attempt, message, submit, isPending } = useStart(userId);
  const fieldId = (name: string) => `${id}-${name}`;
  return (
    <>
      <StaffHeading
        title={t('staff.articles.new')}
        back={{ href: href('panel/staff-articles'), label: t('staff.articles.title') }}
      />
      <form onSubmit={submit} noValidate>
        <Group>
          <FormMessages errors={errors} fieldId={fieldId} attempt={attempt} message={message} />
          <Pair>
            {LANGUAGES.map((language) => (
              <Field
                key={language}
                id={fieldId(`title.${language}`)}
                label={t(`staff.articles.inLanguage.${language}`, { label: t('staff.articles.fields.title') })}
                hint={fields.slugs[language] === '' ? undefined : `/${fields.slugs[language]}/`}
                error={errors[`title.${language}`] ?? errors[`slugs.${language}`]}
                required
              >
                <TextInput
                  lang={language}
                  maxLength={200}
                  value={fields.title[language]}
                  onChange={({ target }) =>
                    change({
                      title: { ...fields.title, [language]: target.value },
                      slugs: { ...fields.slugs, [language]: slugOf(target.value) },
                    })
                  }
                />
              </Field>
            ))}
          </Pair>
          <Pair>
            <ListedChoice
              id={fieldId('categoryId')}
              label={t('staff.articles.category')}
              options={categories}
              value={fields.categoryId}
              error={errors.categoryId}
              onChange={(categoryId) => change({ categoryId })}
            />
            <ListedChoice
              id={fieldId('authorId')}
              label={t('staff.articles.author')}
              options={authors}
              value={fields.authorId}
              error={errors.authorId}
              onChange={(authorId) => change({ authorId })}
            />
          </Pair>
          <Buttons>
            <Button type="submit" busy={isPending}>
              {t('staff.articles.start')}
            </Button>
          </Buttons>
        </Group>
      </form>
    </>
  );
}

function useStart(userId: string) {
  const t = useTranslate();
  const href = useHref();
  const http = useHttp();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  const [fields, setFields] = useState<ArticleStart>(() => readDraft(DRAFT, userId, EMPTY) ?? EMPTY);
  const [errors, setErrors] = useState<ArticleErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const refuse = (problems: ArticleErrors, words: string | null) => {
    setErrors(problems);
    setMessage(words);
    setAttempt((count) => count + 1);
  };
  const starting = useMutation({
    mutationFn: (start: ArticleStart) => startArticle(http, start, keyOf(start)),
    onSuccess(text) {
      clearDraft(DRAFT);
      queryClient.setQueryData([...articlesKey, 'text', text.id], text);
      navigator.replace(href('panel/staff-article', { id: text.id }));
    },
    onError(error) {
      const { errors: found, rest } = isHttpError(error) ? errorsOfRefusal(error) : { errors: {}, rest: [] };
      const words = rest.join(' ');
      refuse(found, Object.keys(found).length > 0 && words === '' ? null : words || messageOfError(error, t));
    },
  });
  const send = usePressOnce(starting);
  return {
    fields,
    errors,
    attempt,
    message,
    isPending: starting.isPending,
    change(change: Partial<ArticleStart>) {
      const next = { ...fields, ...change };
      setFields(next);
      saveDraft(DRAFT, userId, next);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      const lacking = [
        ...LANGUAGES.filter((language) => fields.slugs[language] === '').map((language) => `title.${language}`),
        ...(['categoryId', 'authorId'] as const).filter((name) => fields[name] === ''),
      ];
      if (lacking.length > 0) refuse(Object.fromEntries(lacking.map((name) => [name, t('form.required')])), null);
      else send(fields);
    },
  };
}
