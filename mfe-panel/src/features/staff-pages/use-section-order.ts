import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { emptyEntry, type FormFields } from '../../staff-kit/record-form/form-values';
import { useRecordFormState } from '../../staff-kit/record-form/record-form-context';
import { type Language, sectionsControl } from './page-content';
import { isPaired } from './section-order';

interface Removed {
  index: number;
  kind: string;
  sections: readonly { language: Language; section: FormFields }[];
}

export interface SectionOrder {
  /** Those of the shown language. */
  sections: readonly { id: string; kind: string }[];
  /** Both languages have the same kinds in the same order, and stay so. */
  isPaired: boolean;
  removed: Removed | null;
  /** Position of the section that was added last; another object each time. */
  added: { index: number } | null;
  add(kind: string): void;
  move(from: number, to: number): void;
  duplicate(index: number): void;
  remove(index: number): void;
  restore(): void;
}

const kindOf = (field: Record<string, unknown>): string => (typeof field.kind === 'string' ? field.kind : '');

/** A copy of what is typed into a section. */
const typedSection = (form: UseFormReturn<FieldValues>, language: Language, index: number): FormFields =>
  structuredClone(form.getValues(`sections.${language}.${index}`)) as FormFields;

/** Changes the order of sections: in both languages while they are alike, else in the shown one alone. */
export function useSectionOrder(language: Language): SectionOrder {
  const { form } = useRecordFormState();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [added, setAdded] = useState<SectionOrder['added']>(null);
  const arrays = {
    pl: useFieldArray({ control: form.control, name: 'sections.pl' }),
    en: useFieldArray({ control: form.control, name: 'sections.en' }),
  };
  const paired = isPaired({ pl: arrays.pl.fields.map(kindOf), en: arrays.en.fields.map(kindOf) });
  const changed: readonly Language[] = paired ? ['pl', 'en'] : [language];
  const sections = arrays[language].fields.map((field) => ({ id: field.id, kind: kindOf(field) }));
  return {
    sections,
    isPaired: paired,
    removed,
    added,
    add(kind) {
      setRemoved(null);
      setAdded({ index: sections.length });
      for (const each of changed) arrays[each].append(emptyEntry(sectionsControl, kind), { shouldFocus: false });
    },
    move(from, to) {
      setRemoved(null);
      setAdded(null);
      for (const each of changed) arrays[each].move(from, to);
    },
    duplicate(index) {
      setRemoved(null);
      setAdded(null);
      for (const each of changed) {
        arrays[each].insert(index + 1, typedSection(form, each, index), { shouldFocus: false });
      }
    },
    remove(index) {
      const taken = changed.map((each) => ({ language: each, section: typedSection(form, each, index) }));
      setRemoved({ index, kind: sections[index]?.kind ?? '', sections: taken });
      setAdded(null);
      for (const each of changed) arrays[each].remove(index);
    },
    restore() {
      if (!removed) return;
      for (const { language: each, section } of removed.sections) {
        arrays[each].insert(removed.index, section, { shouldFocus: false });
      }
      setRemoved(null);
    },
  };
}
