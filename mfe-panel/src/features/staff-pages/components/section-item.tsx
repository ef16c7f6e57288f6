import { useTranslate } from '@aksamit/module-sdk/i18n';
import { IconButton, Notice } from '@aksamit/ui';
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, GripVertical, Trash2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ControlCell } from '../../../staff-kit/record-form/components/control-view';
import { Buttons, FieldGrid } from '../../../staff-kit/record-form/components/form-style';
import { useRecordFormState } from '../../../staff-kit/record-form/record-form-context';
import { sectionControl } from '../page-content';
import { DragHandle, SectionCard, SectionToggle } from '../page-style';

interface SectionPosition {
  index: number;
  count: number;
  kind: string;
  /** Name in the form: `sections.pl.3`. */
  name: string;
}

export interface SectionItemProps {
  at: SectionPosition;
  /** It was added a moment ago: it is open. */
  isNew: boolean;
  isDragged: boolean;
  isDropTarget: boolean;
  handle: ComponentPropsWithoutRef<'button'>;
  onMove(to: number): void;
  onDuplicate(): void;
  onRemove(): void;
}

const marked = (is: boolean) => (is ? '' : undefined);

/** One section, closed to its name until it is opened or has an error. */
export function SectionItem({ at, isNew, isDragged, isDropTarget, handle, ...actions }: SectionItemProps) {
  const t = useTranslate();
  const bodyId = useId();
  const { errors, words } = useRecordFormState();
  const [isOpened, setOpened] = useState(isNew);
  const hasError = Object.keys(errors).some((name) => name.startsWith(`${at.name}.`));
  // It stays open when its last error is corrected: somebody is typing in it.
  if (hasError && !isOpened) setOpened(true);
  const isOpen = isOpened || hasError;
  const grip = useRef<HTMLButtonElement>(null);
  const move = (to: number) => {
    actions.onMove(to);
    // The pressed button may be gone, and a moved element loses the focus.
    requestAnimationFrame(() => grip.current?.focus());
  };
  const label = `${at.index + 1}. ${words.optionOf('kind', at.kind)}`;
  return (
    <SectionCard data-dragged={marked(isDragged)} data-drop={marked(isDropTarget)}>
      <div>
        <DragHandle ref={grip} type="button" aria-label={t('staff.sitePages.drag', { label })} {...handle}>
          <GripVertical aria-hidden="true" />
        </DragHandle>
        <SectionToggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpened(!isOpen)}>
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          <strong>{label}</strong>
          <SectionSummary name={at.name} />
        </SectionToggle>
        <SectionButtons label={label} at={at} {...actions} onMove={move} />
      </div>
      {isOpen ? (
        <div id={bodyId}>
          <SectionFields at={at} />
        </div>
      ) : null}
    </SectionCard>
  );
}

/** What a closed section is known by. */
function SectionSummary({ name }: { name: string }) {
  const { form } = useRecordFormState();
  const texts: unknown[] = useWatch({
    control: form.control,
    name: [`${name}.title`, `${name}.headline`, `${name}.text`],
  });
  const text = texts.find((each) => typeof each === 'string' && each !== '');
  return typeof text === 'string' ? <span>{text}</span> : null;
}

interface SectionButtonsProps extends Pick<SectionItemProps, 'onMove' | 'onDuplicate' | 'onRemove'> {
  label: string;
  at: SectionPosition;
}

function SectionButtons({ label, at: { index, count }, onMove, onDuplicate, onRemove }: SectionButtonsProps) {
  const t = useTranslate();
  return (
    <Buttons>
      {index === 0 ? null : (
        <IconButton
          label={t('staff.sitePages.up', { label })}
          icon={<ArrowUp aria-hidden="true" />}
          onClick={() => onMove(index - 1)}
        />
      )}
      {index === count - 1 ? null : (
        <IconButton
          label={t('staff.sitePages.down', { label })}
          icon={<ArrowDown aria-hidden="true" />}
          onClick={() => onMove(index + 1)}
        />
      )}
      <IconButton
        label={t('staff.sitePages.duplicate', { label })}
        icon={<Copy aria-hidden="true" />}
        onClick={onDuplicate}
      />
      <IconButton
        label={t('staff.sitePages.remove', { label })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </Buttons>
  );
}

function SectionFields({ at: { kind, name } }: { at: SectionPosition }) {
  const t = useTranslate();
  const controls = sectionControl(kind);
  if (!controls) return <Notice>{t('staff.sitePages.unknownKind')}</Notice>;
  return (
    <FieldGrid>
      {controls.map(([field, control]) => (
        <ControlCell key={field} control={control} name={`${name}.${field}`} isDisabled={false} />
      ))}
    </FieldGrid>
  );
}
