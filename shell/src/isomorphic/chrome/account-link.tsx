import { User } from 'lucide-react';
import { type ChromePartProps, hrefOf } from './chrome-props';
import { sitePaths } from './site-paths';

interface AccountLinkProps extends Pick<ChromePartProps, 'context' | 't'> {
  /** Whether the text is visible beside the icon, not only for screen readers. */
  withText?: boolean;
}

/**
 * The login link of an anonymous visitor. The browser host turns it into the link to the panel after login
 * (browser/chrome/chrome-links.ts), from the data attributes here.
 */
export function AccountLink({ context, t, withText = false }: AccountLinkProps) {
  const label = t('account.login');
  return (
    <a
      href={hrefOf(context, sitePaths.login)}
      aria-label={withText ? undefined : label}
      data-account-link=""
      data-panel-href={hrefOf(context, sitePaths.panel)}
      data-panel-label={t('account.panel')}
    >
      <User aria-hidden="true" />
      {withText ? <span>{label}</span> : null}
    </a>
  );
}
