import type { PageName } from '@aksamit/module-sdk/router';
import {
  CalendarPlus,
  CalendarSearch,
  Hourglass,
  Landmark,
  type LucideIcon,
  Megaphone,
  Newspaper,
  PanelsTopLeft,
  Sparkles,
  Tag,
  Ticket,
  UserPlus,
} from 'lucide-react';

/** Something that one begins from anywhere: a page of the staff area, opened ready for it. */
export interface StaffAction {
  key: string;
  /** Full key of its text, so that an action is called as on its own page. */
  label: string;
  page: PageName;
  params?: Readonly<Record<string, string>>;
  /** Query of the page that opens what is wanted. On the page itself it is added to the address. */
  query?: string;
  icon: LucideIcon;
  /** Roles that have the right to it. The API enforces it. */
  roles: readonly string[];
}

const ALL = ['staff', 'manager', 'admin'];

const added = (kind: string, icon: LucideIcon, roles: readonly string[]): StaffAction => ({
  key: `new-${kind}`,
  label: `staff.records.kinds.${kind}.new`,
  page: 'panel/staff-offer-record',
  params: { kind, id: 'new' },
  icon,
  roles,
});

/** All actions of the palette. A feature with something to begin has a line here. */
const STAFF_ACTIONS: readonly StaffAction[] = [
  {
    key: 'new-visit',
    label: 'staff.book.title',
    page: 'panel/staff-calendar',
    query: 'open=book',
    icon: CalendarPlus,
    roles: ALL,
  },
  {
    key: 'find-customer',
    label: 'staff.customer.title',
    page: 'panel/staff-calendar',
    query: 'open=search',
    icon: CalendarSearch,
    roles: ALL,
  },
  {
    key: 'waiting-list',
    label: 'staff.waiting.title',
    page: 'panel/staff-calendar',
    query: 'open=waiting',
    icon: Hourglass,
    roles: ALL,
  },
  {
    key: 'new-article',
    label: 'staff.articles.new',
    page: 'panel/staff-article',
    params: { id: 'new' },
    icon: Newspaper,
    roles: ['admin'],
  },
  {
    key: 'new-site-page',
    label: 'staff.sitePages.new',
    page: 'panel/staff-site-page',
    params: { id: 'new' },
    icon: PanelsTopLeft,
    roles: ['admin'],
  },
  {
    key: 'new-promo-bar',
    label: 'staff.records.kinds.promo-bars.new',
    page: 'panel/staff-promo-bar',
    params: { id: 'new' },
    icon: Megaphone,
    roles: ['admin'],
  },
  added('discount-codes', Ticket, ['manager', 'admin']),
  added('promotions', Tag, ['admin']),
  added('products', Sparkles, ['admin']),
  added('therapists', UserPlus, ['admin']),
  added('locations', Landmark, ['admin']),
];

/** The actions that a role has the right to. */
export const actionsOf = (role: string): readonly StaffAction[] =>
  STAFF_ACTIONS.filter(({ roles }) => roles.includes(role));
