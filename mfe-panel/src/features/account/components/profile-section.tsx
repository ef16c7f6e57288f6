import type { User } from '@aksamit/shared-kit/contracts';
import { useHttp } from '@aksamit/shared-kit/http';
import { useTranslate } from '@aksamit/shared-kit/i18n';
import { useQuery } from '@aksamit/shared-kit/query';
import { ErrorState, Skeleton } from '@aksamit/shared-kit/ui';
import type { ReactNode } from 'react';
import { profileQuery } from '../api/get-profile';

/** Fetches the whole profile and shows what is made of it; a skeleton before, a retry when it fails. */
export function ProfileSection({ children }: { children: (user: User) => ReactNode }) {
  const t = useTranslate();
  const profile = useQuery(profileQuery(useHttp()));
  if (profile.data) return children(profile.data);
  return profile.isError ? (
    <ErrorState
      title={t('settings.failedTitle')}
      text={t('session.unavailableText')}
      retryLabel={t('retry')}
      busy={profile.isFetching}
      onRetry={() => profile.refetch()}
    />
  ) : (
    <Skeleton height="24rem" shape="card" />
  );
}
