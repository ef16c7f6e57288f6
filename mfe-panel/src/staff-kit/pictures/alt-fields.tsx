import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Field, TextInput } from '@aksamit/ui/form';
import { useId, useState } from 'react';
import { Pair } from './picture-style';

export interface PictureWords {
  pl: string;
  en: string;
}

const LANGUAGES = ['pl', 'en'] as const;

/** What a photograph shows, as it is typed. `check` gives it trimmed; where a language lacks it, it shows that and gives null. */
export function useAlt(initial: PictureWords) {
  const id = useId();
  const [alt, setAlt] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const lacking = LANGUAGES.filter((language) => alt[language].trim() === '');
  return {
    fields: { id, alt, setAlt, lacking: isChecked ? lacking : [] },
    check(): PictureWords | null {
      setChecked(true);
      const [first] = lacking;
      if (first === undefined) return { pl: alt.pl.trim(), en: alt.en.trim() };
      document.getElementById(`${id}-${first}`)?.focus();
      return null;
    },
  };
}

type AltFieldsProps = ReturnType<typeof useAlt>['fields'];

/** The description of a photograph in both languages. */
export function AltFields({ id, alt, setAlt, lacking }: AltFieldsProps) {
  const t = useTranslate();
  return (
    <Pair>
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          id={`${id}-${language}`}
          label={t(`staff.pictures.alt.${language}`)}
          required
          error={lacking.includes(language) ? t('form.required') : undefined}
        >
          <TextInput
            maxLength={200}
            lang={language}
            value={alt[language]}
            onChange={({ target }) => setAlt({ ...alt, [language]: target.value })}
          />
        </Field>
      ))}
    </Pair>
  );
}
