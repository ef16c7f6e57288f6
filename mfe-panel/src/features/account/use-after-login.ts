import type { User } from '@aksamit/contracts';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator } from '@aksamit/module-sdk/router';
import { joinRememberedLater } from '../../remembered/join-later';

/**
 * After a login on an account page: what was remembered in this browser joins the account, the shell fetches the profile, and
 * the page leaves once it is loaded. An admin without a second factor is led to its setup: the staff area requires one.
 */
export function useAfterLogin(): (user: Pick<User, 'needsSecondFactor'>) => void {
  const bus = useBus();
  const href = useHref();
  const http = useHttp();
  return ({ needsSecondFactor }) => {
    if (needsSecondFactor) {
      const next = encodeURIComponent(`${href('panel/settings')}#settings-second-factor`);
      navigator.replace(`${href('panel/login')}?next=${next}`);
    }
    joinRememberedLater(http);
    bus.publish('session.login-succeeded', {});
  };
}
