import { callApi } from '@aksamit/module-sdk/api';
import { useTopic } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useQuery } from '@aksamit/module-sdk/query';
import { useState } from 'react';
import { useIsInBrowser } from '../../../served-page/use-is-in-browser';
import { readLastSalon, readWantedSalon } from '../last-salon';

export interface StartSalon {
  /** The visitor, or their preference, is not known yet. */
  isPending: boolean;
  /** The one chosen on a page of the catalog for this visit. */
  wantedId: string | null;
  /** The logged-in customer's (GET /me, `prefferedLocation`). */
  preferredId: string | null;
  /** The one chosen last in this browser. */
  lastId: string | null;
  /** A visitor without a login counts as first-time. Source: readings.md, "Markets, locales, hosts". */
  isFirstVisit: boolean;
}

/** Which salon a picker begins with. A profile that cannot be loaded costs nothing but the preference. */
export function useStartSalon(): StartSalon {
  const http = useHttp();
  const session = useTopic('session');
  const [wantedId] = useState(readWantedSalon);
  const [lastId] = useState(readLastSalon);
  const userId = session?.user?.id ?? null;
  const profile = useQuery({
    queryKey: ['profile', userId],
    queryFn: async () => (await callApi(http, 'GET /me')).data.user,
    enabled: userId !== null,
    retry: false,
  });
  // The server does not know the salon that was chosen last in this browser.
  const isUnknown = !useIsInBrowser() || session === undefined || session.status === 'unknown';
  return {
    isPending: isUnknown || (userId !== null && profile.isPending),
    preferredId: profile.data?.prefferedLocation ?? null,
    wantedId,
    lastId,
    isFirstVisit: profile.data?.isFirstEvent ?? true,
  };
}
