import type { User } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { profileQuery } from './api/get-profile';

/** Effects of a change of the profile: it shows at once, a toast confirms it, the shell's copy is updated. */
export function useProfileChange(): (changed: User, message?: string) => void {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  return (changed, message) => {
    queryClient.setQueryData(profileQuery(http).queryKey, changed);
    bus.publish('toast', { type: 'success', message: message ?? t('settings.saved') });
    bus.publish('session.login-succeeded', {});
  };
}
