import { useTopic } from '@aksamit/module-sdk/bus';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator, useSearchParams } from '@aksamit/module-sdk/router';
import { useEffect, useRef } from 'react';
import { safeNextPath } from './safe-next-path';

/** Target of an account page after a login: the query's `next`, else the panel. */
export function useNextPath(): string {
  const href = useHref();
  const [search] = useSearchParams();
  return safeNextPath(search.get('next'), href('panel/dashboard'), [href('panel/login'), href('panel/registration')]);
}

/** Navigates to `path` as soon as a customer is logged in, also when that is so from the start. */
export function useLeaveWhenSignedIn(path: string): void {
  const session = useTopic('session');
  const signedIn = session?.status === 'authenticated';
  const hasNavigatedAway = useRef(false);
  useEffect(() => {
    // Until another module's page has loaded this one stays, at an address without the target: navigate only once.
    if (signedIn && !hasNavigatedAway.current) navigator.replace(path);
    hasNavigatedAway.current = signedIn;
  }, [signedIn, path]);
}
