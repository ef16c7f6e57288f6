import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Button, Notice, Stack, Text } from '@aksamit/ui';
import { Field, FieldError, Select } from '@aksamit/ui/form';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Buttons, FieldGroup } from '../../../staff-kit/record-form/components/form-style';
import { useRecordFormState } from '../../../staff-kit/record-form/record-form-context';
import { LANGUAGES, type Language, SECTION_KINDS } from '../page-content';
import { FieldAndButton, LanguageTabs, SectionCards } from '../page-style';
import { useSectionDrag } from '../use-section-drag';
import { type SectionOrder, useSectionOrder } from '../use-section-order';
import { MissingMark } from './missing-mark';
import { SectionItem } from './section-item';

export interface SectionsEditorProps {
  /** Its sections are shown. */
  language: Language;
  onLanguage(language: Language): void;
}

/** The sections of a page: added, ordered, copied, taken away; those of one language are shown. */
export function SectionsEditor({ language, onLanguage }: SectionsEditorProps) {
  const t = useTranslate();
  const { errors, fieldId } = useRecordFormState();
  const order = useSectionOrder(language);
  const name = `sections.${language}`;
  const group = useRef<HTMLFieldSetElement>(null);
  const { added } = order;
  useEffect(() => {
    const card = added && group.current?.querySelector('ol')?.children[added.index];
    card?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, [added]);
  return (
    <FieldGroup ref={group} id={fieldId(name)} tabIndex={-1}>
      <legend>{t('staff.sitePages.groups.sections')}</legend>
      <Stack gap={4} data-wide="">
        <Languages language={language} onChoose={onLanguage} />
        {order.isPaired ? null : <Notice>{t('staff.sitePages.notPaired')}</Notice>}
        {errors[name] ? <FieldError>{errors[name]}</FieldError> : null}
        <Cards key={language} language={language} order={order} />
        {order.removed ? <RemovedNotice order={order} /> : null}
        <AddSection onAdd={order.add} />
      </Stack>
    </FieldGroup>
  );
}

interface LanguagesProps {
  language: Language;
  onChoose(language: Language): void;
}

function Languages({ language, onChoose }: LanguagesProps) {
  const t = useTranslate();
  return (
    <LanguageTabs role="group" aria-label={t('staff.sitePages.language')}>
      {LANGUAGES.map((each) => (
        <Button
          key={each}
          variant={each === language ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={each === language}
          onClick={() => onChoose(each)}
        >
          {t(`staff.sitePages.languages.${each}`)}
          <MissingMark language={each} />
        </Button>
      ))}
    </LanguageTabs>
  );
}

function Cards({ language, order }: { language: Language; order: SectionOrder }) {
  const t = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const [announced, announce] = useState('');
  const move = (from: number, to: number) => {
    order.move(from, to);
    announce(t('staff.sitePages.movedTo', { position: to + 1, count: order.sections.length }));
  };
  const { drag, handleOf } = useSectionDrag(list, move);
  const count = order.sections.length;
  if (count === 0) return <Text>{t('staff.sitePages.noSections')}</Text>;
  return (
    <>
      <SectionCards ref={list} aria-label={t('staff.sitePages.groups.sections')}>
        {order.sections.map(({ id, kind }, index) => (
          <SectionItem
            key={id}
            at={{ index, count, kind, name: `sections.${language}.${index}` }}
            isNew={order.added?.index === index}
            isDragged={drag?.from === index}
            isDropTarget={drag !== null && drag.above === index && drag.from !== index}
            handle={handleOf(index, count)}
            onMove={(to) => move(index, to)}
            onDuplicate={() => order.duplicate(index)}
            onRemove={() => order.remove(index)}
          />
        ))}
      </SectionCards>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}

function RemovedNotice({ order }: { order: SectionOrder }) {
  const t = useTranslate();
  const { words } = useRecordFormState();
  const undo = useRef<HTMLButtonElement>(null);
  const { removed } = order;
  useEffect(() => {
    // The pressed button is gone with its section.
    if (removed) undo.current?.focus();
  }, [removed]);
  return (
    <Notice announce="polite">
      <Buttons>
        <span>{t('staff.sitePages.removed', { kind: words.optionOf('kind', removed?.kind ?? '') })}</span>
        <Button ref={undo} variant="secondary" size="sm" onClick={order.restore}>
          {t('staff.sitePages.undo')}
        </Button>
      </Buttons>
    </Notice>
  );
}

function AddSection({ onAdd }: { onAdd(kind: string): void }) {
  const t = useTranslate();
  const id = useId();
  const { words } = useRecordFormState();
  const [kind, setKind] = useState(SECTION_KINDS[0] ?? '');
  return (
    <FieldAndButton>
      <Field label={t('staff.sitePages.kindToAdd')} id={id}>
        <Select value={kind} onChange={({ target }) => setKind(target.value)}>
          {SECTION_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.optionOf('kind', each)}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" onClick={() => onAdd(kind)}>
        <Plus aria-hidden="true" />
        {t('staff.sitePages.addSection')}
      </Button>
    </FieldAndButton>
  );
}
