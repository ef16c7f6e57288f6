import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Disclosure, Notice } from '@aksamit/ui';
import styled from '@emotion/styled';
import type { GeolocationState } from './use-geolocation';

const Instructions = styled(Disclosure)`
  margin-top: 0.5rem;

  & li {
    margin-block: 0.375rem;
  }
`;

/** Why the position is unknown, and how to switch it on. Source: specification, error catalogue. */
export function GeolocationNotice({ status }: { status: GeolocationState['status'] }) {
  const t = useTranslate();
  if (status !== 'denied' && status !== 'unavailable' && status !== 'unsupported') return null;
  return (
    <Notice tone="warning" announce="polite" title={t(`salonFinder.geolocation.${status}`)}>
      {t('salonFinder.geolocation.instead')}
      {status === 'unsupported' ? null : (
        <Instructions summary={t('salonFinder.geolocation.how')}>
          <ol>
            <li>{t('salonFinder.geolocation.browser')}</li>
            <li>{t('salonFinder.geolocation.phone')}</li>
            <li>{t('salonFinder.geolocation.again')}</li>
          </ol>
        </Instructions>
      )}
    </Notice>
  );
}
