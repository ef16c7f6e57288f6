import type { User } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { LinkButton } from '@aksamit/ui';
import { SettingsCard } from './settings-card';

/** Changes the password; a customer without one sets the first by a link. */
export function PasswordSection({ user }: { user: User }) {
  const t = useTranslate();
  const href = useHref();
  const way = user.hasPassword ? 'panel/change-password' : 'panel/forgotten-password';
  return (
    <SettingsCard
      id="settings-password"
      title={t('settings.passwordTitle')}
      text={t(user.hasPassword ? 'settings.passwordText' : 'settings.noPasswordText')}
    >
      <LinkButton variant="secondary" size="sm" href={href(way)}>
        {t(user.hasPassword ? 'settings.changePassword' : 'settings.setPassword')}
      </LinkButton>
    </SettingsCard>
  );
}
