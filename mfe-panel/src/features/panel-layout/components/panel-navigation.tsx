import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { joinShortWords } from '@aksamit/ui';
import { CalendarHeart, HeartHandshake, LogOut, ShoppingBag, UserRound } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PANEL_GROUPS, type PanelGroup, type PanelMenuEntry } from '../panel-menu';
import { Entries, GroupButton, GroupName, Menu } from './menu-style';
import { useOpenGroup } from './use-open-group';

const ICONS: Record<PanelGroup['name'], ReactNode> = {
  visits: <CalendarHeart aria-hidden="true" />,
  purchases: <ShoppingBag aria-hidden="true" />,
  club: <HeartHandshake aria-hidden="true" />,
  account: <UserRound aria-hidden="true" />,
};

/** The panel's menu with the current page marked; the logout is its last entry. */
export function PanelNavigation({ current }: { current: PanelMenuEntry }) {
  const t = useTranslate();
  const menu = useRef<HTMLElement>(null);
  const { open, toggle, close } = useOpenGroup(menu);
  return (
    <Menu aria-label={t('menu.label')} ref={menu}>
      {PANEL_GROUPS.map((group) => (
        <Group
          key={group.name}
          group={group}
          current={current}
          isOpen={open === group.name}
          onToggle={() => toggle(group.name)}
          onChosen={close}
        />
      ))}
    </Menu>
  );
}

interface GroupProps {
  group: PanelGroup;
  current: PanelMenuEntry;
  isOpen: boolean;
  onToggle(): void;
  /** An entry was chosen: the page may stay the same one with another tab. */
  onChosen(): void;
}

function Group({ group, current, isOpen, onToggle, onChosen }: GroupProps) {
  const t = useTranslate();
  const id = useId();
  const addressOf = useEntryAddress();
  const label = t(`menu.groups.${group.name}`);
  const isCurrent = group.entries.some((entry) => entry === current);
  return (
    <div>
      <GroupButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onToggle}
      >
        {ICONS[group.name]}
        {joinShortWords(label)}
      </GroupButton>
      <GroupName aria-hidden="true">{label}</GroupName>
      <Entries id={id} aria-label={label} data-closed={isOpen ? undefined : ''}>
        {group.entries.map((entry) => (
          <li key={entry}>
            <a href={addressOf(entry)} aria-current={entry === current ? 'page' : undefined} onClick={onChosen}>
              {t(`menu.${entry}`)}
            </a>
          </li>
        ))}
        {group.name === 'account' ? <LogOutEntry /> : null}
      </Entries>
    </div>
  );
}

/** Address of an entry: the page of that name; the codes are a tab of the visits. */
function useEntryAddress(): (entry: PanelMenuEntry) => string {
  const href = useHref();
  return (entry) => (entry === 'codes' ? `${href('panel/visits')}?tab=codes` : href(`panel/${entry}`));
}

function LogOutEntry() {
  const t = useTranslate();
  const bus = useBus();
  const [isLeaving, setIsLeaving] = useState(false);
  const logOut = () => {
    if (isLeaving) return;
    setIsLeaving(true);
    bus.publish('session.logout-requested', {});
    // When the API is unreachable the shell shows that and keeps the session: the button can be pressed again.
    setTimeout(() => setIsLeaving(false), 5000);
  };
  return (
    <li>
      <button type="button" onClick={logOut} aria-disabled={isLeaving || undefined}>
        <LogOut aria-hidden="true" />
        {t('menu.logout')}
      </button>
    </li>
  );
}
