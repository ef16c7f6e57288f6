import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button } from '@aksamit/ui';
import { Field, TextArea, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { Buttons, Pair } from '../../../staff-kit/record-form/components/form-style';
import { slugOf } from '../slug-of';
import type { ArticleEditor } from '../use-article-editor';
import { Group } from './article-style';
import { BlocksEditor } from './blocks-editor';

export interface EditorPartProps {
  editor: ArticleEditor;
  /** Id of the control of a name. */
  fieldId(name: string): string;
}

const LANGUAGES = ['pl', 'en'] as const;
const LONGEST = { title: 200, lead: 1000, slugs: 200 } as const;

/** Title, address and lead in both languages. */
export function HeadFields({ editor, fieldId }: EditorPartProps) {
  const t = useTranslate();
  const { content, errors, change } = editor;
  return (
    <Group>
      <legend>{t('staff.articles.groups.head')}</legend>
      {(['title', 'slugs', 'lead'] as const).map((name) => (
        <Pair key={name}>
          {LANGUAGES.map((language) => {
            const Input = name === 'lead' ? TextArea : TextInput;
            const value = content[name][language];
            return (
              <Field
                key={language}
                id={fieldId(`${name}.${language}`)}
                label={t(`staff.articles.inLanguage.${language}`, { label: t(`staff.articles.fields.${name}`) })}
                hint={name === 'slugs' ? t('staff.records.hints.slugs') : undefined}
                error={errors[`${name}.${language}`]}
                required={name !== 'lead'}
              >
                <Input
                  lang={language}
                  maxLength={LONGEST[name]}
                  value={value}
                  onChange={({ target }) => change({ [name]: { ...content[name], [language]: target.value } })}
                />
              </Field>
            );
          })}
        </Pair>
      ))}
      <Buttons>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => change({ slugs: { pl: slugOf(content.title.pl), en: slugOf(content.title.en) } })}
        >
          {t('staff.articles.slugsFromTitles')}
        </Button>
      </Buttons>
    </Group>
  );
}

/** The text, one language at a time. */
export function BodyFields({ editor, fieldId }: EditorPartProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<'pl' | 'en'>('pl');
  const { content, errors, change } = editor;
  const other = shown === 'pl' ? 'en' : 'pl';
  const wrong = LANGUAGES.find((language) => errors[`content.${language}`]);
  // What is wrong in the other language is shown with it.
  const lang = wrong && !errors[`content.${shown}`] ? wrong : shown;
  const set = (blocks: (typeof content.content)['pl']) => change({ content: { ...content.content, [lang]: blocks } });
  return (
    <Group>
      <legend>{t('staff.articles.groups.text')}</legend>
      <Buttons>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            size="sm"
            variant={language === lang ? 'primary' : 'secondary'}
            aria-pressed={language === lang}
            onClick={() => setShown(language)}
          >
            {t(`staff.articles.text.${language}`)}
          </Button>
        ))}
        {content.content[lang].length === 0 && content.content[other].length > 0 ? (
          <Button size="sm" variant="quiet" onClick={() => set(content.content[other])}>
            {t(`staff.articles.copyFrom.${other}`)}
          </Button>
        ) : null}
      </Buttons>
      <BlocksEditor
        key={lang}
        id={fieldId(`content.${lang}`)}
        lang={lang}
        blocks={content.content[lang]}
        error={errors[`content.${lang}`]}
        onChange={set}
      />
    </Group>
  );
}

const META = ['title', 'description'] as const;

/** What search engines show. */
export function MetaFields({ editor, fieldId }: EditorPartProps) {
  const t = useTranslate();
  const { content, errors, change } = editor;
  const { meta } = content;
  return (
    <Group>
      <legend>{t('staff.articles.groups.meta')}</legend>
      {META.map((name) => (
        <Pair key={name}>
          {LANGUAGES.map((language) => {
            const Input = name === 'description' ? TextArea : TextInput;
            const value = meta[language][name];
            return (
              <Field
                key={language}
                id={fieldId(`meta.${language}.${name}`)}
                label={t(`staff.articles.inLanguage.${language}`, { label: t(`staff.articles.meta.${name}`) })}
                hint={t(`staff.articles.meta.${name}Hint`, { count: value.length })}
                error={errors[`meta.${language}.${name}`]}
                required={name === 'title'}
              >
                <Input
                  lang={language}
                  maxLength={name === 'title' ? 200 : 1000}
                  value={value}
                  onChange={({ target }) =>
                    change({ meta: { ...meta, [language]: { ...meta[language], [name]: target.value } } })
                  }
                />
              </Field>
            );
          })}
        </Pair>
      ))}
    </Group>
  );
}
