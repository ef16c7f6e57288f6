import { MOST_RECENTLY_SEEN, parseIds, RECENTLY_SEEN_KEY } from '@aksamit/contracts/remembered-list';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { Fragment } from '@aksamit/module-sdk/lifecycle';
import { tokens } from '@aksamit/ui/theme';
import { useEffect, useState } from 'react';

/** One row beside the menu. */
const SHOWN = 3;

/**
 * The treatments whose pages were opened last in this browser, as the catalog's cards; nothing where there are none. At the
 * end of a page: the browser alone knows them, so that they come after its first rendering.
 */
export function RecentlySeen() {
  const t = useTranslate();
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => setIds(seenIds()), []);
  if (ids.length === 0) return null;
  return (
    // The teaser has the page's margins of its own.
    <div style={{ marginInline: `calc(-1 * ${tokens.gutter})` }}>
      <Fragment
        module="catalog"
        name="product-teaser"
        version={1}
        optional
        props={{ ids, title: t('dashboard.recentlySeen') }}
      />
    </div>
  );
}

function seenIds(): string[] {
  try {
    return parseIds(localStorage.getItem(RECENTLY_SEEN_KEY), MOST_RECENTLY_SEEN).slice(0, SHOWN);
  } catch {
    return [];
  }
}
