import type { User } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useQuery } from '@aksamit/shared-kit/query';
import type { ReactNode } from 'react';
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
      height="24rem"
    >
      {children}
    </Loaded>
  );
}
