import type { PageName } from '@aksamit/module-sdk/router';
import {
  Banknote,
  CalendarDays,
  ChartColumn,
  CreditCard,
  FileText,
  Inbox,
  KeyRound,
  Link,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Newspaper,
  PanelsTopLeft,
  PawPrint,
  ReceiptText,
  Rocket,
  Scale,
  ScrollText,
  Star,
  Tags,
  Users,
  Webhook,
  Wrench,
} from 'lucide-react';

/** Pages of the menu: their addresses have no parameters. */
type MenuPage =
  | 'panel/staff-calendar'
  | 'panel/staff-orders'
  | 'panel/staff-till'
  | 'panel/staff-payment-differences'
  | 'panel/staff-offer'
  | 'panel/staff-desk'
  | 'panel/staff-opinions'
  | 'panel/staff-charity'
  | 'panel/staff-articles'
  | 'panel/staff-site-pages'
  | 'panel/staff-promo-bars'
  | 'panel/staff-legal'
  | 'panel/staff-figures'
  | 'panel/staff-payments'
  | 'panel/staff-tools'
  | 'panel/staff-people'
  | 'panel/staff-audit';

/** An entry of the staff area's menu: a page of this module, its label under `staff.menu`. */
export interface StaffMenuEntry {
  page: MenuPage;
  /** Pages that belong to it, such as one record of its list. */
  parts?: readonly PageName[];
  label: string;
  icon: LucideIcon;
  /** Roles that have the right to what the page shows. */
  roles: readonly string[];
}

/** A page that is looked at now and then: it has no line in the menu but one on the page of the tools. */
export interface StaffTool {
  page:
    | 'panel/staff-messages'
    | 'panel/staff-short-links'
    | 'panel/staff-salon-profiles'
    | 'panel/staff-releases'
    | 'panel/staff-api-keys'
    | 'panel/staff-webhooks';
  parts?: readonly PageName[];
  /** Its texts are `staff.tools.<label>`. */
  label: string;
  icon: LucideIcon;
  roles: readonly string[];
}

const STAFF_TOOLS: readonly StaffTool[] = [
  { page: 'panel/staff-messages', label: 'messages', icon: Mail, roles: ['manager', 'admin'] },
  { page: 'panel/staff-short-links', label: 'shortLinks', icon: Link, roles: ['manager', 'admin'] },
  { page: 'panel/staff-salon-profiles', label: 'profiles', icon: MapPin, roles: ['manager', 'admin'] },
  { page: 'panel/staff-releases', label: 'releases', icon: Rocket, roles: ['admin'] },
  { page: 'panel/staff-api-keys', label: 'apiKeys', icon: KeyRound, roles: ['admin'] },
  {
    page: 'panel/staff-webhooks',
    parts: ['panel/staff-webhook'],
    label: 'webhooks',
    icon: Webhook,
    roles: ['admin'],
  },
];

/** The tools that a role has rights for. */
export const toolsOf = (role: string): readonly StaffTool[] => STAFF_TOOLS.filter(({ roles }) => roles.includes(role));

/** Entries of the menu that belong together, under a heading where a role has several of them. */
export interface StaffMenuGroup {
  /** Its label is `staff.menu.groups.<name>`. */
  name: 'salon' | 'sales' | 'customers' | 'content' | 'management';
  entries: readonly StaffMenuEntry[];
}

/** Parts of the staff area in the order of the day's work. Source: readings.md, "Roles". */
const STAFF_MENU: readonly StaffMenuGroup[] = [
  {
    name: 'salon',
    entries: [
      {
        page: 'panel/staff-calendar',
        parts: ['panel/staff-sale'],
        label: 'calendar',
        icon: CalendarDays,
        roles: ['staff', 'manager', 'admin'],
      },
      {
        page: 'panel/staff-orders',
        parts: ['panel/staff-order'],
        label: 'orders',
        icon: ReceiptText,
        roles: ['staff', 'manager', 'admin'],
      },
      { page: 'panel/staff-till', label: 'till', icon: Banknote, roles: ['staff', 'manager', 'admin'] },
    ],
  },
  {
    name: 'sales',
    entries: [
      {
        page: 'panel/staff-offer',
        parts: ['panel/staff-offer-list', 'panel/staff-offer-record'],
        label: 'offer',
        icon: Tags,
        roles: ['manager', 'admin'],
      },
      {
        page: 'panel/staff-payments',
        parts: ['panel/staff-payment'],
        label: 'payments',
        icon: CreditCard,
        roles: ['manager', 'admin'],
      },
      { page: 'panel/staff-payment-differences', label: 'differences', icon: Scale, roles: ['manager', 'admin'] },
    ],
  },
  {
    name: 'customers',
    entries: [
      {
        page: 'panel/staff-desk',
        parts: ['panel/staff-desk-case', 'panel/staff-answer-templates'],
        label: 'desk',
        icon: Inbox,
        roles: ['manager', 'admin'],
      },
      { page: 'panel/staff-opinions', label: 'opinions', icon: Star, roles: ['manager', 'admin'] },
      { page: 'panel/staff-charity', label: 'charity', icon: PawPrint, roles: ['manager', 'admin'] },
    ],
  },
  {
    name: 'content',
    entries: [
      {
        page: 'panel/staff-articles',
        parts: ['panel/staff-article'],
        label: 'articles',
        icon: Newspaper,
        roles: ['admin'],
      },
      {
        page: 'panel/staff-site-pages',
        parts: ['panel/staff-site-page'],
        label: 'sitePages',
        icon: PanelsTopLeft,
        roles: ['admin'],
      },
      {
        page: 'panel/staff-promo-bars',
        parts: ['panel/staff-promo-bar'],
        label: 'promoBars',
        icon: Megaphone,
        roles: ['admin'],
      },
      {
        page: 'panel/staff-legal',
        parts: ['panel/staff-legal-text'],
        label: 'legal',
        icon: FileText,
        roles: ['admin'],
      },
    ],
  },
  {
    name: 'management',
    entries: [
      { page: 'panel/staff-figures', label: 'figures', icon: ChartColumn, roles: ['manager', 'admin'] },
      { page: 'panel/staff-people', label: 'people', icon: Users, roles: ['admin'] },
      { page: 'panel/staff-audit', label: 'audit', icon: ScrollText, roles: ['admin'] },
      {
        page: 'panel/staff-tools',
        parts: STAFF_TOOLS.flatMap(({ page, parts = [] }) => [page, ...parts]),
        label: 'tools',
        icon: Wrench,
        roles: ['manager', 'admin'],
      },
    ],
  },
];

/** The groups of entries that a role has rights for, without empty ones. */
export const menuGroupsOf = (role: string): readonly StaffMenuGroup[] =>
  STAFF_MENU.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ roles }) => roles.includes(role)),
  })).filter(({ entries }) => entries.length > 0);

/** The entries that a role has rights for. */
export const menuOf = (role: string): readonly StaffMenuEntry[] => menuGroupsOf(role).flatMap(({ entries }) => entries);

/** Whether a page is that of a menu's entry or belongs to it. */
export const isWithin = ({ page, parts = [] }: StaffMenuEntry, shown: string): boolean =>
  [page, ...parts].some((name) => name === shown);
