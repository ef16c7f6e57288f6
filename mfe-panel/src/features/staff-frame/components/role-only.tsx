import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { menuOf, type StaffMenuEntry } from '../staff-menu';

export interface RoleOnlyProps {
  user: { role: string };
  /** The menu's page that names the roles. */
  page: StaffMenuEntry['page'];
  children: ReactNode;
}

/** A part of the staff area for those who have its entry in the menu; the API refuses the others as well. */
export function RoleOnly({ user, page, children }: RoleOnlyProps) {
  const t = useTranslate();
  const href = useHref();
  if (menuOf(user.role).some((entry) => entry.page === page)) return children;
  return (
    <EmptyState
      headingLevel={1}
      icon={<Lock />}
      title={t('staff.noAccess.title')}
      text={t('staff.desk.noRight')}
      action={<LinkButton href={href('panel/staff-calendar')}>{t('staff.calendar.title')}</LinkButton>}
    />
  );
}
