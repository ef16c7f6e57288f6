import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { AccountFrame } from '../features/account/components/account-frame';
import { RegistrationForm } from '../features/account/components/registration-form';
import { useLeaveWhenSignedIn, useNextPath } from '../features/session/use-next-path';
import { loadAccountForm } from './load-private';
import { usePageTitle } from './use-page-title';

export default definePage({
  name: 'registration',
  layout: 'account',
  rendering: 'private',
  patterns: { pl: ['/konto/rejestracja/'], en: ['/account/registration/'] },
  query: ['next'],
  load: loadAccountForm,
  component: RegistrationPage,
});

/** A new account; registering logs in. */
export function RegistrationPage() {
  const t = useTranslate();
  const href = useHref();
  const next = useNextPath();
  useLeaveWhenSignedIn(next);
  usePageTitle(t('registration.title'));
  const loginAddress = (email: string) => {
    const query = new URLSearchParams({ next, ...(email ? { email } : {}) });
    return `${href('panel/login')}?${query}`;
  };
  return (
    <AccountFrame
      title={t('registration.title')}
      lead={t('registration.lead')}
      foot={
        <>
          {t('registration.hasAccount')} <a href={loginAddress('')}>{t('registration.logIn')}</a>
        </>
      }
    >
      <RegistrationForm loginAddress={loginAddress} />
    </AccountFrame>
  );
}
