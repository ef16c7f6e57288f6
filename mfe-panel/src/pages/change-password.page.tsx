import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { navigator } from '@aksamit/module-sdk/router';
import { AccountFrame } from '../features/account/components/account-frame';
import { ChangePasswordForm } from '../features/account/components/change-password-form';
import { SignedInOnly } from '../features/session/components/signed-in-only';
import { useSessionWatch } from '../features/session/use-session-watch';
import { usePageTitle } from './use-page-title';

export default definePage({
  name: 'change-password',
  layout: 'account',
  rendering: 'private',
  patterns: { pl: ['/konto/zmiana-hasla/'], en: ['/account/change-password/'] },
  redirectsFrom: { pl: ['/konto/zmien-haslo/'], en: [] },
  component: ChangePasswordPage,
});

/** A new password for who is logged in. */
export function ChangePasswordPage() {
  const t = useTranslate();
  const href = useHref();
  const settings = href('panel/settings');
  useSessionWatch();
  usePageTitle(t('password.title'));
  return (
    <SignedInOnly>
      {({ email }) => (
        <AccountFrame
          title={t('password.title')}
          lead={t('password.lead')}
          foot={<a href={settings}>{t('password.back')}</a>}
        >
          <ChangePasswordForm email={email} onDone={() => navigator.push(settings)} />
        </AccountFrame>
      )}
    </SignedInOnly>
  );
}
