import type { User } from '@aksamit/contracts';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQuery } from '@aksamit/module-sdk/query';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../../states/content-skeletons';
import { Loaded } from '../../../states/loaded';
import { profileQuery } from '../api/get-profile';

/** Fetches the whole profile and renders it; a skeleton before, a retry when it fails. */
export function ProfileSection({ children }: { children: (user: User) => ReactNode }) {
  const t = useTranslate();
  const profile = useQuery(profileQuery(useHttp()));
  return (
    <Loaded
      query={profile}
      failedTitle={t('settings.failedTitle')}
      failedText={t('session.unavailableText')}
      skeleton={<FormSkeleton fields={6} />}
    >
      {children}
    </Loaded>
  );
}
