import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Stack } from '@aksamit/ui';
import { AccountFrame } from '../features/account/components/account-frame';
import { CodeLogin } from '../features/account/components/code-login';
import { LoginForm } from '../features/account/components/login-form';
import { useLeaveWhenSignedIn, useNextPath } from '../features/session/use-next-path';
import { loadAccountForm } from './load-private';
import { usePageTitle } from './use-page-title';

export default definePage({
  name: 'login',
  layout: 'account',
  rendering: 'private',
  patterns: { pl: ['/konto/logowanie/'], en: ['/account/login/'] },
  query: ['by', 'email', 'next'],
  redirectsFrom: {
    pl: ['/panel/logowanie/', '/logowanie/', '/konto/'],
    en: ['/panel/login/', '/login/', '/account/'],
  },
  load: loadAccountForm,
  component: LoginPage,
});

/** Login by e-mail and password, or (`?by=code`) by a code; leads back to the previous page, else to the panel. */
export function LoginPage() {
  const t = useTranslate();
  const href = useHref();
  const [search] = useSearchParams();
  const next = useNextPath();
  useLeaveWhenSignedIn(next);
  usePageTitle(t('login.title'));
  const isByCode = search.get('by') === 'code';
  const registration = `${href('panel/registration')}?next=${encodeURIComponent(next)}`;
  const otherWay = `${href('panel/login')}?${new URLSearchParams({ next, ...(isByCode ? {} : { by: 'code' }) })}`;
  return (
    <AccountFrame
      title={t('login.title')}
      lead={t(isByCode ? 'codeLogin.lead' : 'login.lead')}
      foot={
        <>
          {t('login.noAccount')} <a href={registration}>{t('login.register')}</a>
        </>
      }
    >
      <Stack gap={5}>
        {isByCode ? <CodeLogin /> : <LoginForm email={search.get('email') ?? ''} />}
        <a href={otherWay}>{t(isByCode ? 'codeLogin.byPassword' : 'codeLogin.byCode')}</a>
      </Stack>
    </AccountFrame>
  );
}
