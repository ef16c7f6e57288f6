import { User } from 'lucide-react';
import type { ChromePartProps } from './chrome-props';
import { chromePages } from './navigation';
import { hrefOf } from './shown-links';

interface AccountLinkProps extends Omit<ChromePartProps, 'path'> {
  /** Whether the text is visible beside the icon, not only for screen readers. */
  withText?: boolean;
}

/**
 * The login link of an anonymous visitor. The browser host turns it into the link to the panel after login
 * (browser/chrome/chrome-links.ts), from the data attributes here. Nothing without a module that has both pages.
 */
export function AccountLink({ withText = false, ...part }: AccountLinkProps) {
  const { t } = part;
  const login = hrefOf(part, chromePages.login);
  const panel = hrefOf(part, chromePages.panel);
  if (login === undefined || panel === undefined) return null;
  const label = t('account.login');
  return (
    <a
      href={login}
      aria-label={withText ? undefined : label}
      data-account-link=""
      data-panel-href={panel}
      data-panel-label={t('account.panel')}
    >
      <User aria-hidden="true" />
      {withText ? <span>{label}</span> : null}
    </a>
  );
}
