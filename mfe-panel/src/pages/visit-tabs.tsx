import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Tabs } from '@aksamit/ui';

/** Tabs of the visits; the orders have an address of their own too. Source: specification, content, section 2, panel pages. */
export const VISIT_TABS = ['events', 'treatments', 'orders', 'codes'] as const;

type VisitTab = (typeof VISIT_TABS)[number];

/** Links to the tabs of the visits, the current one marked. */
export function VisitTabs({ current }: { current: VisitTab }) {
  const t = useTranslate();
  const href = useHref();
  const addressOf = (tab: VisitTab) => {
    if (tab === 'orders') return href('panel/orders');
    return tab === 'events' ? href('panel/visits') : `${href('panel/visits')}?tab=${tab}`;
  };
  return (
    <Tabs
      label={t('visits.tabs.label')}
      items={VISIT_TABS.map((tab) => ({
        label: t(`visits.tabs.${tab}`),
        href: addressOf(tab),
        current: tab === current,
      }))}
    />
  );
}
