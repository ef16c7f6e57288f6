import type { StaffPicture } from '@aksamit/contracts/staff';
import { useWatch } from 'react-hook-form';
import type { PictureShape } from '../../pictures/focus-picker';
import { PictureField } from '../../pictures/picture-field';
import { useRecordFormState } from '../record-form-context';

export interface PictureControlProps {
  name: string;
  shape: PictureShape;
  isDisabled: boolean;
}

const LANGUAGES = ['pl', 'en'] as const;

/** A photograph of the record, sent from this computer or chosen among the shop's. */
export function PictureControl({ name, shape, isDisabled }: PictureControlProps) {
  const { form, errors, fieldId, words } = useRecordFormState();
  const id: unknown = useWatch({ control: form.control, name });
  // In galleries and sections each picture has its words beside it: those of the photograph, until somebody types others.
  const describe = (alt: NonNullable<StaffPicture['alt']>) => {
    const fill = (field: string, text: string) => {
      if (form.getValues(field) === '') form.setValue(field, text, { shouldDirty: true });
    };
    const words = name.replace(/[^.]+$/, 'alt');
    const language = LANGUAGES.find((one) => name.split('.').includes(one));
    if (language) fill(words, alt[language]);
    else for (const one of LANGUAGES) fill(`${words}.${one}`, alt[one]);
  };
  return (
    <PictureField
      id={fieldId(name)}
      label={words.labelOf(name)}
      error={errors[name]}
      isDisabled={isDisabled}
      shape={shape}
      value={typeof id === 'string' && id !== '' ? id : null}
      onChange={(pictureId, picture) => {
        form.setValue(name, pictureId ?? '', { shouldDirty: true });
        if (picture?.alt) describe(picture.alt);
      }}
    />
  );
}
