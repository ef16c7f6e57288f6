import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useHref, usePageHead } from '@aksamit/shared-kit/lifecycle';
import { useSearchParams } from '@aksamit/shared-kit/router';
import { AccountFrame } from '../features/account/components/account-frame';
import { LoginForm } from '../features/account/components/login-form';
import { useLeaveWhenSignedIn, useNextPath } from '../features/session/use-next-path';

/** Login by e-mail and password; leads to where one came from, else to the panel. */
export function LoginPage() {
  const t = useTranslate();
  const href = useHref();
  const [search] = useSearchParams();
  const next = useNextPath();
  useLeaveWhenSignedIn(next);
  usePageHead({ title: t('metaTitle', { name: t('login.title') }), robots: 'noindex' });
  const registration = `${href('panel/registration')}?next=${encodeURIComponent(next)}`;
  return (
    <AccountFrame
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        <>
          {t('login.noAccount')} <a href={registration}>{t('login.register')}</a>
        </>
      }
    >
      <LoginForm email={search.get('email') ?? ''} />
    </AccountFrame>
  );
}
