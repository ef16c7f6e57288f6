import { type TopicValue, useBus, useEvent, useTopic } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { navigator, useLocation } from '@aksamit/module-sdk/router';
import { Container, ErrorState, Section } from '@aksamit/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelSkeleton } from './panel-skeleton';

/** The logged-in customer, as the session topic has it. */
export type SignedInUser = NonNullable<TopicValue<'session'>['user']>;

/** Shows its children to a logged-in customer; sends others to the login, from where they return here. */
export function SignedInOnly({
  children,
  waiting,
}: {
  children: (user: SignedInUser) => ReactNode;
  /** Shown while the session is unknown; best with the same frame around it, so that nothing shifts. */
  waiting?: ReactNode;
}) {
  const t = useTranslate();
  const bus = useBus();
  const session = useTopic('session');
  const href = useHref();
  const { pathname, search } = useLocation();
  const loggingOut = useRef(false);
  // The shell itself navigates away after a logout.
  useEvent('session.logout-requested', () => {
    loggingOut.current = true;
  });
  const login = href('panel/login');
  const anonymous = session?.status === 'anonymous' && pathname !== login;
  useEffect(() => {
    if (anonymous && !loggingOut.current) navigator.replace(`${login}?next=${encodeURIComponent(pathname + search)}`);
  }, [anonymous, login, pathname, search]);

  if (session?.status === 'authenticated' && session.user) return children(session.user);
  if (session?.status === 'unavailable') {
    return (
      <Section>
        <Container width="narrow">
          <ErrorState
            headingLevel={1}
            title={t('session.unavailableTitle')}
            text={t('session.unavailableText')}
            retryLabel={t('retry')}
            // The shell fetches the profile again, as after a login.
            onRetry={() => bus.publish('session.login-succeeded', {})}
          />
        </Container>
      </Section>
    );
  }
  return waiting ?? <PanelSkeleton />;
}
