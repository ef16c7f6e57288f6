import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Dialog } from '@aksamit/ui';
import { Shortcuts } from '../palette/palette-style';

/** Keys by where they work. Their words are `staff.shortcuts.keys.<name>`. */
const SHORTCUTS = {
  everywhere: [
    { name: 'palette', keys: ['Ctrl+K', '/'] },
    { name: 'shortcuts', keys: ['?'] },
    { name: 'close', keys: ['Esc'] },
  ],
  forms: [{ name: 'save', keys: ['Ctrl+S'] }],
  calendar: [
    { name: 'walk', keys: ['←', '→', '↑', '↓'] },
    { name: 'ends', keys: ['Home', 'End'] },
    { name: 'open', keys: ['Enter'] },
    { name: 'move', keys: ['M'] },
    { name: 'undo', keys: ['Ctrl+Z'] },
  ],
} as const;

/** The list of the staff area's keys. */
export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useTranslate();
  return (
    <Dialog open={isOpen} title={t('staff.shortcuts.title')} closeLabel={t('staff.close')} onClose={onClose}>
      {(['everywhere', 'forms', 'calendar'] as const).map((where) => (
        <section key={where}>
          <h3>{t(`staff.shortcuts.${where}`)}</h3>
          <Shortcuts>
            {SHORTCUTS[where].map(({ name, keys }) => (
              <Shortcut key={name} name={name} keys={keys} />
            ))}
          </Shortcuts>
        </section>
      ))}
      <p>{t('staff.shortcuts.note')}</p>
    </Dialog>
  );
}

function Shortcut({ name, keys }: { name: string; keys: readonly string[] }) {
  const t = useTranslate();
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{t(`staff.shortcuts.keys.${name}`)}</dd>
    </>
  );
}
