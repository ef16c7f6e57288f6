import type { LoginBy } from '@aksamit/contracts';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { useLocation } from '@aksamit/module-sdk/router';
import { Notice } from '@aksamit/ui';

/**
 * The offer to log in for somebody whose e-mail or phone is known. Ordering as a guest goes on all the same.
 * Source: specification, commerce core, section 8.
 */
export function LoginOffer({ by, loginBy }: { by: 'email' | 'phone'; loginBy: LoginBy }) {
  const t = useTranslate();
  const href = useHref();
  const { pathname } = useLocation();
  const isOffered = loginBy.length > 0;
  // A customer without a password gets the other form at once.
  const query = new URLSearchParams({ next: pathname, ...(loginBy.includes('password') ? {} : { by: 'code' }) });
  return (
    <div role="status">
      {isOffered ? (
        <Notice>
          {t(`known.${by}`)} <a href={`${href('panel/login')}?${query}`}>{t('known.login')}</a>
        </Notice>
      ) : null}
    </div>
  );
}
