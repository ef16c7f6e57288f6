import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { AccountFrame } from '../features/account/components/account-frame';
import { ActivationSteps } from '../features/account/components/activation-steps';
import { loadAccountForm } from './load-private';
import { usePageTitle } from './use-page-title';

export default definePage({
  name: 'activation',
  layout: 'account',
  rendering: 'private',
  patterns: { pl: ['/konto/aktywacja/'], en: ['/account/activation/'] },
  query: ['token'],
  load: loadAccountForm,
  component: ActivationPage,
});

/** Target of the activation e-mail's link: confirms the address. */
export function ActivationPage() {
  const t = useTranslate();
  const href = useHref();
  const [search] = useSearchParams();
  const isSignedIn = useTopic('session')?.status === 'authenticated';
  usePageTitle(t('activation.title'));
  return (
    <AccountFrame
      title={t('activation.title')}
      lead={t('activation.lead')}
      foot={
        <a href={href(isSignedIn ? 'panel/dashboard' : 'panel/login')}>
          {t(isSignedIn ? 'activation.toPanel' : 'login.title')}
        </a>
      }
    >
      <ActivationSteps token={search.get('token')} isSignedIn={isSignedIn} />
    </AccountFrame>
  );
}
