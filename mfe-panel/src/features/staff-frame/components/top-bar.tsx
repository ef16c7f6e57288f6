import { useBus } from '@aksamit/module-sdk/bus';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule } from '@aksamit/module-sdk/lifecycle';
import { useLocation } from '@aksamit/module-sdk/router';
import { IconButton } from '@aksamit/ui';
import { LogOut, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { languagePath } from '../language-path';
import { Bar } from './frame-style';

/** The shell shows when it could not log out: then the button can be pressed again. */
const LOGOUT_PAUSE_MS = 5000;

export interface TopBarProps {
  person: string;
  /** Opens the palette. */
  onSearch(): void;
  children: ReactNode;
}

/** Brand, choice of the salon, search, language, who works here, and the logout. */
export function TopBar({ person, onSearch, children }: TopBarProps) {
  const t = useTranslate();
  const href = useHref();
  const bus = useBus();
  const { context } = useModule();
  const [isLeaving, setLeaving] = useState(false);
  const logOut = () => {
    setLeaving(true);
    bus.publish('session.logout-requested', {});
    setTimeout(() => setLeaving(false), LOGOUT_PAUSE_MS);
  };
  return (
    <Bar data-print="hide">
      <a data-brand href={href('panel/staff-calendar')}>
        {context.market.brand.name}
      </a>
      {children}
      <IconButton
        data-palette=""
        label={t('staff.palette.open')}
        aria-keyshortcuts="Control+K /"
        icon={<Search aria-hidden="true" />}
        onClick={onSearch}
      />
      <LanguageLink />
      <span data-person>{person}</span>
      <IconButton
        label={t('staff.logOut', { name: person })}
        icon={<LogOut aria-hidden="true" />}
        onClick={logOut}
        disabled={isLeaving}
      />
    </Bar>
  );
}

/** The same page, with its state, in the other language. */
function LanguageLink() {
  const { context, host, module, page } = useModule();
  const { search } = useLocation();
  const other = context.market.locales.find(({ code }) => code !== context.locale);
  const shown = { patterns: host.sitemap[`${module}/${page?.name}`], params: page?.params ?? {} };
  const path = other && languagePath(context, shown, other.code);
  if (!other || path === undefined) return null;
  return (
    <a href={path + search} lang={other.code} hrefLang={other.code}>
      <span aria-hidden="true">{other.code}</span>
      <span className="visually-hidden">{other.name}</span>
    </a>
  );
}
