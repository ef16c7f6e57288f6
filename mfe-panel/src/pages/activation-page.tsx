import { useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { AccountFrame } from '../features/account/components/account-frame';
import { ActivationSteps } from '../features/account/components/activation-steps';
import { usePageTitle } from './use-page-title';

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
