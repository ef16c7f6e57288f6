import { useEvent, useTopic } from '@aksamit/module-sdk/bus';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator, useLocation } from '@aksamit/module-sdk/router';
import { useEffect, useRef } from 'react';

/**
 * On a page of the checkout: a session that ends midway, by its age or because it was revoked, leads to the login and
 * back here. The customer's cart and typed values are stored, so that nothing is lost; a guest would have neither. The
 * shell notices it by the first 401.
 */
export function useLoginWhenSessionEnds(): void {
  const status = useTopic('session')?.status;
  const login = useHref()('panel/login');
  const { pathname, search } = useLocation();
  const wasLoggedIn = useRef(false);
  const isLoggingOut = useRef(false);
  // The shell itself navigates away after a logout.
  useEvent('session.logout-requested', () => {
    isLoggingOut.current = true;
  });
  useEffect(() => {
    if (status === 'authenticated') {
      wasLoggedIn.current = true;
      isLoggingOut.current = false;
    }
    if (status !== 'anonymous' || !wasLoggedIn.current) return;
    wasLoggedIn.current = false;
    if (!isLoggingOut.current) navigator.replace(`${login}?next=${encodeURIComponent(pathname + search)}`);
  }, [status, login, pathname, search]);
}
