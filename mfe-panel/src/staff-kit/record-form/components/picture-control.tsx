import { useWatch } from 'react-hook-form';
import type { PictureShape } from '../../pictures/focus-picker';
import { PictureField } from '../../pictures/picture-field';
import { useRecordFormState } from '../record-form-context';

export interface PictureControlProps {
  name: string;
  shape: PictureShape;
  isDisabled: boolean;
}

/** A photograph of the record, sent from this computer or chosen among the shop's. */
export function PictureControl({ name, shape, isDisabled }: PictureControlProps) {
  const { form, errors, fieldId, words } = useRecordFormState();
  const id: unknown = useWatch({ control: form.control, name });
  return (
    <PictureField
      id={fieldId(name)}
      label={words.labelOf(name)}
      error={errors[name]}
      isDisabled={isDisabled}
      shape={shape}
      value={typeof id === 'string' && id !== '' ? id : null}
      onChange={(pictureId) => form.setValue(name, pictureId ?? '', { shouldDirty: true })}
    />
  );
}
