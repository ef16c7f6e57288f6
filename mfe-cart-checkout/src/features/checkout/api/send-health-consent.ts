import { callApi } from '@aksamit/module-sdk/api';
import { useHttp } from '@aksamit/module-sdk/http';
import { useCallback } from 'react';
import { newIdempotencyKey } from '../../../requests/new-idempotency-key';
import { HEALTH_TEXT_VERSION } from '../health-rules';

/** POST /consents: the acknowledgement of this version of the health rules. No health data is sent. */
export function useSendHealthConsent() {
  const http = useHttp();
  return useCallback(
    async (source: string) => {
      const body = { agrees: [{ type: 'health' as const, value: true }], textVersion: HEALTH_TEXT_VERSION, source };
      await callApi(http, 'POST /consents', { body, idempotencyKey: newIdempotencyKey(), needsVisitor: true });
    },
    [http],
  );
}
