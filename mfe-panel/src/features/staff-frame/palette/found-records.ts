import type { LocaleCode } from '@aksamit/contracts/platform';
import { callStaffApi } from '@aksamit/module-sdk/api/staff';
import type { HttpClient } from '@aksamit/module-sdk/http';
import { queryOptions } from '@aksamit/module-sdk/query';
import type { PageName } from '@aksamit/module-sdk/router';
import { FileText, Landmark, type LucideIcon, Newspaper, Percent, Sparkles, Ticket } from 'lucide-react';
import { localized } from '../../../staff-kit/record-form/localized';
import { LEAST_LETTERS } from '../../../staff-kit/treatments';

/** A record of the offer or the content that a search found. */
export interface FoundRecord {
  page: PageName;
  params: Readonly<Record<string, string>>;
  name: string;
  /** Key of the name of its kind. */
  kindKey: string;
  icon: LucideIcon;
}

interface Named {
  id: string;
  name: unknown;
}

interface Source {
  roles: readonly string[];
  /** Of the kinds of the offer; without it `page` shows the record. */
  kind?: string;
  page: PageName;
  kindKey: string;
  icon: LucideIcon;
  search(http: HttpClient, query: { q: string; perPage: number }): Promise<Named[]>;
}

const MANAGERS = ['manager', 'admin'];
const offered = (kind: string) =>
  ({ kind, page: 'panel/staff-offer-record', kindKey: `staff.records.kinds.${kind}.many` }) as const;

const SOURCES: readonly Source[] = [
  {
    ...offered('products'),
    roles: MANAGERS,
    icon: Sparkles,
    search: async (http, query) => (await callStaffApi(http, 'GET /admin/products', { query })).data.products,
  },
  {
    ...offered('locations'),
    roles: MANAGERS,
    icon: Landmark,
    search: async (http, query) => (await callStaffApi(http, 'GET /admin/locations', { query })).data.locations,
  },
  {
    ...offered('promotions'),
    roles: MANAGERS,
    icon: Percent,
    search: async (http, query) => (await callStaffApi(http, 'GET /admin/promotions', { query })).data.promotions,
  },
  {
    ...offered('discount-codes'),
    roles: MANAGERS,
    icon: Ticket,
    async search(http, query) {
      const { data } = await callStaffApi(http, 'GET /admin/discount-codes', { query });
      return data.discountCodes.map(({ id, code }) => ({ id, name: code }));
    },
  },
  {
    page: 'panel/staff-article',
    kindKey: 'staff.menu.articles',
    roles: ['admin'],
    icon: Newspaper,
    async search(http, query) {
      const { data } = await callStaffApi(http, 'GET /admin/articles', { query });
      return data.articles.map(({ id, title }) => ({ id, name: title }));
    },
  },
  {
    page: 'panel/staff-site-page',
    kindKey: 'staff.menu.sitePages',
    roles: ['admin'],
    icon: FileText,
    async search(http, query) {
      const { data } = await callStaffApi(http, 'GET /admin/cms-pages', { query });
      return data.cmsPages.map(({ id, title }) => ({ id, name: title }));
    },
  },
];

/** Of each kind: more are looked for in its list. */
const FOUND = 3;

/**
 * Whether records are searched for by a text: fewer letters are in the names of most of them, and an e-mail or a phone
 * number is a customer's.
 */
export const isRecordSearch = (text: string): boolean =>
  text.trim().length >= LEAST_LETTERS && /\p{L}/u.test(text) && !text.includes('@');

/** Records whose names hold a text, as far as the role may read them. A kind that cannot be read now is left out. */
export function foundRecordsQuery(
  http: HttpClient,
  text: string,
  { role, locale }: { role: string; locale: LocaleCode },
) {
  const q = text.trim();
  const sources = SOURCES.filter(({ roles }) => roles.includes(role));
  return queryOptions({
    queryKey: ['staffFoundRecords', role, locale, q],
    queryFn: async (): Promise<FoundRecord[]> => {
      const found = await Promise.allSettled(sources.map((source) => source.search(http, { q, perPage: FOUND })));
      return found.flatMap((answer, index) => {
        const source = sources[index];
        if (!source || answer.status === 'rejected') return [];
        const { kind, page, kindKey, icon } = source;
        return answer.value.map(({ id, name }) => ({
          page,
          params: kind === undefined ? { id } : { kind, id },
          name: localized(name, locale),
          kindKey,
          icon,
        }));
      });
    },
    enabled: sources.length > 0 && isRecordSearch(q),
    staleTime: 0,
  });
}
