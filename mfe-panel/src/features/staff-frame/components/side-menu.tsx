import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule } from '@aksamit/module-sdk/lifecycle';
import { useId } from 'react';
import { isWithin, menuGroupsOf, type StaffMenuEntry, type StaffMenuGroup } from '../staff-menu';
import { Menu } from './frame-style';

/** The parts that the person has rights for, in groups. */
export function SideMenu({ role }: { role: string }) {
  const t = useTranslate();
  const groups = menuGroupsOf(role);
  const [only] = groups;
  return (
    <Menu aria-label={t('staff.menu.label')} data-print="hide">
      {only && groups.length === 1 ? (
        <Entries entries={only.entries} />
      ) : (
        <ul data-groups="">
          {groups.map((group) => (
            <Group key={group.name} {...group} />
          ))}
        </ul>
      )}
    </Menu>
  );
}

function Group({ name, entries }: StaffMenuGroup) {
  const t = useTranslate();
  const id = useId();
  return (
    <li data-group="">
      <span id={id}>{t(`staff.menu.groups.${name}`)}</span>
      <Entries entries={entries} labelledBy={id} />
    </li>
  );
}

function Entries({ entries, labelledBy }: { entries: readonly StaffMenuEntry[]; labelledBy?: string }) {
  const href = useHref();
  const { module, page } = useModule();
  const shown = `${module}/${page?.name}`;
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.page}>
          <MenuLink entry={entry} href={href(entry.page)} isCurrent={isWithin(entry, shown)} />
        </li>
      ))}
    </ul>
  );
}

interface MenuLinkProps {
  entry: StaffMenuEntry;
  href: string;
  isCurrent: boolean;
}

function MenuLink({ entry, href, isCurrent }: MenuLinkProps) {
  const t = useTranslate();
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined} ref={isCurrent ? bringIntoView : undefined}>
      <entry.icon aria-hidden="true" />
      {t(`staff.menu.${entry.label}`)}
    </a>
  );
}

/** On a phone the menu is a row that scrolls, in a low window a column. A document without layout has no such method. */
function bringIntoView(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
