import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { EmptyState, LinkButton } from '@aksamit/ui';
import { ShieldCheck } from 'lucide-react';
import { StaffContent } from '../../../staff-kit/list/list-style';

/** Shown to an admin without an authenticator app, whose staff calls the API refuses: where to add one. */
export function SecondFactorNeeded() {
  const t = useTranslate();
  const settings = useHref()('panel/settings');
  return (
    <StaffContent>
      <EmptyState
        headingLevel={1}
        title={t('staff.secondFactorTitle')}
        text={t('staff.secondFactor')}
        icon={<ShieldCheck />}
        action={<LinkButton href={`${settings}#settings-second-factor`}>{t('staff.secondFactorAction')}</LinkButton>}
      />
    </StaffContent>
  );
}
