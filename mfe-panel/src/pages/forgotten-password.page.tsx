import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { definePage } from '@aksamit/module-sdk/pages';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { Stack, Text } from '@aksamit/ui';
import { AccountFrame } from '../features/account/components/account-frame';
import { NewPasswordForm } from '../features/account/components/new-password-form';
import { ResetRequestForm } from '../features/account/components/reset-request-form';
import { useLeaveWhenSignedIn } from '../features/session/use-next-path';
import { PhoneLink } from '../states/phone-link';
import { loadAccountForm } from './load-private';
import { usePageTitle } from './use-page-title';

export default definePage({
  name: 'forgotten-password',
  layout: 'account',
  rendering: 'private',
  patterns: { pl: ['/konto/przypomnij-haslo/'], en: ['/account/forgotten-password/'] },
  query: ['token'],
  load: loadAccountForm,
  component: ForgottenPasswordPage,
});

/** A forgotten password: requests the link, and sets the new one when opened by the link. */
export function ForgottenPasswordPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  usePageTitle(t('forgotten.title'));
  const token = search.get('token');
  return token === null ? <AskForLink /> : <SetNewPassword token={token} />;
}

function AskForLink() {
  const t = useTranslate();
  const href = useHref();
  return (
    <AccountFrame
      title={t('forgotten.title')}
      lead={t('forgotten.lead')}
      foot={<a href={href('panel/login')}>{t('forgotten.back')}</a>}
    >
      <Stack gap={4}>
        <ResetRequestForm />
        <Text size="sm" tone="muted">
          {t('forgotten.guest')} {t('forgotten.help')} <PhoneLink />
        </Text>
      </Stack>
    </AccountFrame>
  );
}

function SetNewPassword({ token }: { token: string }) {
  const t = useTranslate();
  const href = useHref();
  useLeaveWhenSignedIn(href('panel/dashboard'));
  return (
    <AccountFrame
      title={t('forgotten.newTitle')}
      lead={t('password.lead')}
      foot={<a href={href('panel/forgotten-password')}>{t('forgotten.newLink')}</a>}
    >
      <NewPasswordForm token={token} />
    </AccountFrame>
  );
}
