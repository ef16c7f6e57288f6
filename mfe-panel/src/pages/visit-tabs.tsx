import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { Tabs } from '@aksamit/ui';
import { media } from '@aksamit/ui/theme';
import styled from '@emotion/styled';

/** Tabs of the visits; the orders have an address of their own too. Source: specification, content, section 2, panel pages. */
export const VISIT_TABS = ['events', 'treatments', 'orders', 'codes'] as const;

type VisitTab = (typeof VISIT_TABS)[number];

/** On a phone two rows of two: in one row the last ones are cut. */
const TwoRows = styled.div`
  ${media.mobile} {
    & ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      overflow: visible;
    }
    & ul a {
      justify-content: center;
      height: 100%;
      padding-inline: 0.25rem;
      line-height: 1.25;
      text-align: center;
      white-space: normal;
    }
  }
`;

/** Links to the tabs of the visits, the current one marked. */
export function VisitTabs({ current }: { current: VisitTab }) {
  const t = useTranslate();
  const href = useHref();
  const addressOf = (tab: VisitTab) => {
    if (tab === 'orders') return href('panel/orders');
    return tab === 'events' ? href('panel/visits') : `${href('panel/visits')}?tab=${tab}`;
  };
  return (
    <TwoRows>
      <Tabs
        label={t('visits.tabs.label')}
        items={VISIT_TABS.map((tab) => ({
          label: t(`visits.tabs.${tab}`),
          href: addressOf(tab),
          current: tab === current,
        }))}
      />
    </TwoRows>
  );
}
