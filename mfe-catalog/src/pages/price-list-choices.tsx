import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref } from '@aksamit/module-sdk/lifecycle';
import { ChoiceLinks, resultsHref, Stack, Tabs } from '@aksamit/ui';
import { media, tokens } from '@aksamit/ui/theme';
import styled from '@emotion/styled';
import { listsFlexi, type PriceListArrangement, priceListAddress } from '../features/treatments/price-list-rules';
import { isPriceListPage, type PriceListPageName, priceLists } from '../features/treatments/price-lists';

/** On a phone one row that scrolls: seven would stand before the first price. */
const Lists = styled.nav`
  ${media.mobile} {
    margin-inline: calc(-1 * ${tokens.gutter});

    & > ul {
      flex-wrap: nowrap;
      padding: 3px ${tokens.gutter};
      overflow-x: auto;
      scrollbar-width: none;
    }
  }
`;

interface PriceListChoicesProps {
  /** The shown list. */
  name: PriceListPageName;
  arrangement: PriceListArrangement;
}

/** Links to the other lists, zones and arrangements; each keeps what the others chose, and begins at the first page. */
export function PriceListChoices({ name, arrangement }: PriceListChoicesProps) {
  const t = useTranslate();
  const href = useHref();
  const addressOf = (list: PriceListPageName, change: Partial<PriceListArrangement> = {}) =>
    priceListAddress(href(`catalog/${list}`), { ...arrangement, page: 1, ...change });
  const lists = Object.keys(priceLists)
    .filter(isPriceListPage)
    .filter((one) => one !== 'prices-all')
    .map((one) => ({ label: t(`priceLists.${one}.short`), href: addressOf(one), current: one === name }));
  const bundles = { label: t('priceLists.bundles.short'), href: href('catalog/bundles'), current: false };
  const sections = listsFlexi(name)
    ? { products: t('flexiPrices.single'), bodyPart: t('flexiPrices.tab') }
    : { products: t('prices.products'), bodyPart: t('prices.bodyPart') };
  return (
    <Stack gap={4} style={{ marginBottom: '1.5rem' }} data-print="hide">
      <Lists aria-label={t('prices.lists')}>
        <ChoiceLinks choices={[...lists, bundles]} />
      </Lists>
      <Tabs
        label={t('prices.gender')}
        items={(['female', 'male'] as const).map((gender) => ({
          label: t(`prices.${gender}`),
          href: resultsHref(addressOf(name, { gender })),
          current: gender === arrangement.gender,
        }))}
      />
      <Tabs
        label={t('prices.section')}
        items={(['products', 'bodyPart'] as const).map((section) => ({
          label: sections[section],
          href: resultsHref(addressOf(name, { section })),
          current: section === arrangement.section,
        }))}
      />
    </Stack>
  );
}
