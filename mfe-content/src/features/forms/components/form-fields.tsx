import { media, space } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import type { FieldDefinition, FormValues } from '../form-definitions';
import type { PublicFormState } from '../use-public-form';
import { FormControl } from './form-control';

/** Short fields stand side by side where there is room, long ones never; a prefix always beside its number. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space(5)} ${space(3)};

  & > * {
    grid-column: 1 / -1;
  }
  & > :has([name='values.phonePrefix']) {
    grid-column: span 5;
  }
  & > :has([name='values.phone']) {
    grid-column: span 7;
  }
  & > :has([name='values.postalCode']) {
    grid-column: span 5;
  }
  & > :has([name='values.postalCode']) + * {
    grid-column: span 7;
  }
  ${media.tablet} {
    & > :not(:has(textarea, [name='values.topic'])) {
      grid-column: span 6;
    }
    & > :has([name='values.address'], [data-wide]) {
      grid-column: 1 / -1;
    }
    & > :has([name='values.phonePrefix']),
    & > :has([name='values.phone']) {
      grid-column: span 3;
    }
  }
`;

interface FormFieldsProps {
  form: PublicFormState['form'];
  fields: readonly FieldDefinition[];
  /** Values that the form begins with, in the server's page too. */
  start: FormValues;
  /** The server's page has the salons too. */
  isSent: boolean;
  idOf(field: string): string;
}

/** The fields that the form has with its present values. */
export function FormFields({ form, fields, start, isSent, idOf }: FormFieldsProps) {
  const { errors } = form.formState;
  return (
    <Fields>
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          id={idOf(field.name)}
          error={errors.values?.[field.name]?.message}
          start={start[field.name]}
          isSent={isSent}
          control={form.register(`values.${field.name}`)}
        />
      ))}
    </Fields>
  );
}
