import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog, Notice } from '@aksamit/ui';
import { Field, TextInput } from '@aksamit/ui/form';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messageOfError } from '../../../requests/message-of-error';
import { useSettled } from '../../../staff-kit/use-settled';
import { movedOption, type PaletteGroup } from '../palette/palette-groups';
import { OptionList } from '../palette/palette-style';
import { usePaletteGroups } from '../palette/use-palette-groups';

export interface PaletteProps {
  user: { id: string; role: string };
  isOpen: boolean;
  onClose(): void;
}

/** One field that leads anywhere: to pages, actions, what was seen last, and customers by what they name. */
export function Palette({ user, isOpen, onClose }: PaletteProps) {
  const t = useTranslate();
  return (
    <Dialog open={isOpen} title={t('staff.palette.title')} closeLabel={t('staff.close')} onClose={onClose}>
      <Search user={user} onChoose={onClose} />
    </Dialog>
  );
}

/** A combobox after the pattern of the ARIA practices: the caret stays in the field, arrows move the active option. */
function Search({ user, onChoose }: { user: PaletteProps['user']; onChoose(): void }) {
  const t = useTranslate();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const settled = useSettled(text);
  const { groups, isSearching, error } = usePaletteGroups(user, { text, settled });
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const optionId = (index: number) => `${id}-option-${index}`;
  useFocusOnceOpen(field);
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedOption(active, event.key, count);
    if (next !== null) setActive(next);
    // The host turns the click into a navigation, with the question of an unsaved form.
    if (event.key === 'Enter') document.getElementById(optionId(active))?.click();
    if (next !== null || event.key === 'Enter') event.preventDefault();
  };
  const state = isSearching ? t('loading') : t('staff.palette.count', { count });
  return (
    <div>
      <Field label={t('staff.palette.label')} hint={t('staff.palette.hint')}>
        <TextInput
          ref={field}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
        />
      </Field>
      <p role="status" className="visually-hidden">
        {state}
      </p>
      {error ? (
        <Notice tone="alert" announce="polite">
          {messageOfError(error, t)}
        </Notice>
      ) : null}
      {count === 0 && !isSearching ? <p>{t('staff.palette.none')}</p> : null}
      <Options id={`${id}-list`} groups={groups} active={active} optionId={optionId} onChoose={onChoose} />
    </div>
  );
}

/** The dialog takes the focus to its heading when it opens: the field takes it after that. */
function useFocusOnceOpen(field: { current: HTMLElement | null }): void {
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [field]);
}

interface OptionsProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: number;
  optionId(index: number): string;
  onChoose(): void;
}

function Options({ id, groups, active, optionId, onChoose }: OptionsProps) {
  const t = useTranslate();
  let index = -1;
  return (
    <OptionList role="listbox" id={id} aria-label={t('staff.palette.results')}>
      {groups.map(({ key, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them, no form controls.
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <span id={`${id}-${key}`}>{t(`staff.palette.groups.${key}`)}</span>
          {options.map((option) => {
            index += 1;
            return (
              <a
                key={option.key}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={option.href}
                onClick={onChoose}
              >
                <option.icon aria-hidden="true" />
                <span>
                  {option.label}
                  {option.detail === undefined ? null : <small>{option.detail}</small>}
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </OptionList>
  );
}
