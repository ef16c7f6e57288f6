import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useHref, useModule, usePageContext } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { type PageName, useLocation } from '@aksamit/module-sdk/router';
import { CalendarSearch, History, ReceiptText } from 'lucide-react';
import { purchaseSearch, purchasesQuery } from '../../../staff-kit/purchases/purchase-search';
import { isWithin, menuOf, toolsOf } from '../staff-menu';
import { foundRecordsQuery } from './found-records';
import { foundOrders, matchingGroups, type PaletteGroup, type PaletteOption } from './palette-groups';
import { readRecentPages } from './recent-pages';
import { actionsOf } from './staff-actions';
import { STAFF_LISTS } from './staff-lists';

/** The address of a page with an optional query, by names that are known only at run time. */
function usePageAddress() {
  const href = useHref() as (page: PageName, params?: Readonly<Record<string, string>>) => string;
  const { module, page } = useModule();
  const { pathname, search } = useLocation();
  return ({ name, params, query }: { name: PageName; params?: Readonly<Record<string, string>>; query?: string }) => {
    if (query === undefined) return href(name, params);
    if (`${module}/${page?.name}` !== name) return `${href(name, params)}?${query}`;
    // On the page itself what it shows stays.
    const next = new URLSearchParams(search);
    for (const [key, value] of new URLSearchParams(query)) next.set(key, value);
    return `${pathname}?${next}`;
  };
}

/** Pages of the menu, actions and recent pages, as far as the role has them. */
function useOwnGroups({ id, role }: { id: string; role: string }): PaletteGroup[] {
  const t = useTranslate();
  const addressOf = usePageAddress();
  const { module, page } = useModule();
  const menu = menuOf(role);
  const shown = JSON.stringify([`${module}/${page?.name}`, { ...page?.params }]);
  const recent = readRecentPages(id)
    .filter((entry) => JSON.stringify([entry.page, entry.params]) !== shown)
    .flatMap((entry): PaletteOption[] => {
      const part = menu.find((candidate) => isWithin(candidate, entry.page));
      const name = part && [part.page, ...(part.parts ?? [])].find((known) => known === entry.page);
      if (!part || name === undefined) return [];
      const key = JSON.stringify(entry.params);
      return [{ key: name + key, label: entry.title, href: addressOf({ name, params: entry.params }), icon: History }];
    });
  const actions = actionsOf(role).map(({ key, label, page: name, params = {}, query, icon }) => ({
    key,
    label: t(label),
    href: addressOf({ name, params, ...(query === undefined ? {} : { query }) }),
    icon,
  }));
  const pages = menu.map(({ page: name, label, icon }) => ({
    key: name,
    label: t(`staff.menu.${label}`),
    href: addressOf({ name }),
    icon,
  }));
  const tools = toolsOf(role).map(({ page: name, label, icon }) => ({
    key: name,
    label: t(`staff.tools.${label}.name`),
    href: addressOf({ name }),
    icon,
  }));
  const lists = STAFF_LISTS.filter(({ roles }) => roles.includes(role)).map(({ kind, icon }) => ({
    key: `list-${kind}`,
    label: t(`staff.records.kinds.${kind}.many`),
    href: addressOf({ name: 'panel/staff-offer-list', params: { kind } }),
    icon,
  }));
  return [
    { key: 'recent', options: recent },
    { key: 'actions', options: actions },
    { key: 'pages', options: [...pages, ...lists, ...tools] },
  ];
}

/** Treatments, salons, promotions, codes, articles and pages by their names. */
function useFoundRecords(text: string, { role }: { role: string }) {
  const t = useTranslate();
  const addressOf = usePageAddress();
  const { locale } = usePageContext();
  const query = useQuery(foundRecordsQuery(useHttp(), text, { role, locale }));
  const options = (query.data ?? []).map(
    ({ page, params, name, kindKey, icon }): PaletteOption => ({
      key: JSON.stringify([page, params]),
      label: name,
      detail: t(kindKey),
      href: addressOf({ name: page, params }),
      icon,
    }),
  );
  return { options, isSearching: query.isFetching };
}

/** What the API finds of a text, and where else it can be searched for. */
function useFoundCustomers(text: string, { role }: { role: string }) {
  const t = useTranslate();
  const addressOf = usePageAddress();
  const query = useQuery(purchasesQuery(useHttp(), text));
  const isSearched = purchaseSearch(text) !== null;
  const calendar = (find: string) =>
    addressOf({ name: 'panel/staff-calendar', query: String(new URLSearchParams({ find })) });
  const orders = foundOrders(isSearched ? (query.data ?? []) : []).map(
    ({ id, number, name, treatments, isMasked }) => ({
      key: id,
      label: name,
      detail: [number, ...treatments].join(' · '),
      href: isMasked ? calendar(number) : addressOf({ name: 'panel/staff-order', params: { id } }),
      icon: isMasked ? CalendarSearch : ReceiptText,
    }),
  );
  const wanted = text.trim();
  const elsewhere: PaletteOption[] = [
    {
      key: 'calendar',
      label: t('staff.palette.inCalendar', { text: wanted }),
      href: calendar(wanted),
      icon: CalendarSearch,
    },
  ];
  if (role !== 'staff') {
    const q = String(new URLSearchParams({ q: wanted }));
    const href = addressOf({ name: 'panel/staff-orders', query: q });
    elsewhere.push({ key: 'orders', label: t('staff.palette.inOrders', { text: wanted }), href, icon: ReceiptText });
  }
  const options = isSearched ? [...orders, ...elsewhere] : [];
  return { options, isSearching: isSearched && query.isPending, error: isSearched ? query.error : null };
}

/** The palette's groups for what was typed; records and customers once nothing was typed for a moment. */
export function usePaletteGroups(
  user: { id: string; role: string },
  { text, settled }: { text: string; settled: string },
) {
  const found = useFoundCustomers(settled, user);
  const records = useFoundRecords(settled, user);
  const own = useOwnGroups(user);
  const groups = matchingGroups(
    [...own, { key: 'records', options: records.options }, { key: 'customers', options: found.options }],
    text,
  );
  return { groups, isSearching: found.isSearching || records.isSearching, error: found.error };
}
