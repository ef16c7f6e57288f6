import { type FormName, formDefinitions } from '../../features/forms/form-definitions';
import { ServedForm } from '../../forms/served-form';
import type { SectionProps } from '../section-of';
import { SectionBand } from './section-band';

const isForm = (name: string): name is FormName => Object.hasOwn(formDefinitions, name);

/** A form; nothing for one that this release does not have yet. */
export function FormSection({ section, position }: SectionProps<'form'>) {
  if (!isForm(section.form)) return null;
  return (
    <SectionBand head={section} position={position} width="narrow">
      <ServedForm name={section.form} />
    </SectionBand>
  );
}
