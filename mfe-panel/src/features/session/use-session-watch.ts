import { useBus, useEvent } from '@aksamit/module-sdk/bus';
import { isHttpError } from '@aksamit/module-sdk/http';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { useEffect } from 'react';
import { clearAllDrafts } from '../../drafts/form-draft';

const isOver = (error: unknown) => isHttpError(error) && error.status === 401;

/**
 * Watches every call of the panel: after a 401 the shell checks who is logged in, which leads to the login and back to
 * this page when nobody is. Changes made here notify the panel in other tabs, which refetches.
 */
export function useSessionWatch(): void {
  const bus = useBus();
  const queryClient = useQueryClient();
  useEvent('session.logout-requested', () => {
    clearAllDrafts();
    queryClient.clear();
  });
  useEffect(() => {
    const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('panel');
    tabs?.addEventListener('message', () => void queryClient.invalidateQueries());
    const requestSession = () => bus.publish('session.login-succeeded', {});
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isOver(event.action.error)) requestSession();
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error' && isOver(event.action.error)) requestSession();
      if (event.action.type === 'success') tabs?.postMessage('changed');
    });
    return () => {
      stopQueries();
      stopMutations();
      tabs?.close();
    };
  }, [bus, queryClient]);
}
