import { useTranslate } from '@aksamit/module-sdk/i18n';
import { SecretOnce, type SecretOnceProps } from '../../../staff-kit/secret-once';

/** The secret of an endpoint, once. */
export function ShownSecret(props: Pick<SecretOnceProps, 'secret' | 'onClose'>) {
  const t = useTranslate();
  return <SecretOnce label={t('staff.webhooks.secret')} goneText={t('staff.webhooks.secretGone')} {...props} />;
}
