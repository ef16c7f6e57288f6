import { useEvent, useTopic } from '@aksamit/shared-kit/bus';
import { useHref } from '@aksamit/shared-kit/lifecycle';
import { navigator, useLocation } from '@aksamit/shared-kit/router';
import { useEffect, useRef } from 'react';

/**
 * On a page of the way to an order: a session that ends in the middle, by its age or because it was revoked, leads to the
 * login and back here. The cart is the customer's and what was typed is kept, so that nothing is lost; a guest would find
 * neither. The shell notices by the first call that is answered 401.
 */
export function useLoginWhenSessionEnds(): void {
  const status = useTopic('session')?.status;
  const login = useHref()('panel/login');
  const { pathname, search } = useLocation();
  const wasLoggedIn = useRef(false);
  const isLoggingOut = useRef(false);
  // The shell itself leads away after a logout.
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
