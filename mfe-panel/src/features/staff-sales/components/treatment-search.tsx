import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import { Field, TextInput } from '@aksamit/ui/form';
import { useState } from 'react';
import { ChoiceList } from '../../../staff-kit/choice-list';
import { LEAST_LETTERS, treatmentChoices, treatmentsQuery } from '../../../staff-kit/treatments';
import { useSettled } from '../../../staff-kit/use-settled';

/** The treatment that is sold, found by its name. */
export function TreatmentSearch({ chosen, onChoose }: { chosen: string; onChoose(productId: string): void }) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const treatments = useQuery(treatmentsQuery(useHttp(), useSettled(text)));
  return (
    <div>
      <Field label={t('staff.form.treatmentSearch')} hint={t('staff.book.treatmentHint', { count: LEAST_LETTERS })}>
        <TextInput
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChoose('');
          }}
        />
      </Field>
      {text.trim().length >= LEAST_LETTERS ? (
        <ChoiceList
          legend={t('staff.book.treatments')}
          query={treatments}
          empty={t('staff.book.noTreatments')}
          choices={treatmentChoices(treatments.data ?? [], t)}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : null}
    </div>
  );
}
