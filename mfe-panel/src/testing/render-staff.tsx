import type { LocaleCode } from '@aksamit/contracts/platform';
import type { StaffSalon } from '@aksamit/contracts/staff';
import { createFakeHttp, type FakeAnswer, renderModule, simulateDialogs } from '@aksamit/module-sdk/testing';
import type { ComponentType } from 'react';
import { staffResources } from '../features/staff-frame/staff-resources';
import StaffArea from '../pages/staff.area';
import { StaffCalendarPage } from '../pages/staff-calendar.page';
import { sessionUser } from './panel-fixtures';

const day = { start: '09:00', end: '19:00', closed: false, allDay: false };
const openTime = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: { ...day, end: '15:00' },
  sunday: { ...day, closed: true },
};

const salon = (id: string, name: string): StaffSalon => ({
  id,
  name,
  city: 'Warszawa',
  openTime,
  openingExceptions: [],
});

export const salons = [salon('1', 'Aksamit Mokotów'), salon('2', 'Aksamit Wola'), salon('3', 'Aksamit Praga')];

/** A page of the staff area as a test renders it. */
export interface StaffTestPage {
  name: string;
  component: ComponentType;
  params?: Record<string, string>;
}

interface StaffOptions {
  at?: string;
  /** The page at the address; the calendar when omitted. */
  page?: StaffTestPage;
  /** Addresses of further pages that are linked to. */
  sitemap?: Record<string, { pl: string; en: string }>;
  locale?: LocaleCode;
  role?: string;
  answers?: Record<string, FakeAnswer>;
}

/** Renders the staff area at an address for a member of staff of the first two of three salons. */
export function renderStaff({
  at = '/admin/',
  page = { name: 'staff-calendar', component: StaffCalendarPage },
  sitemap = {},
  locale,
  role = 'staff',
  answers = {},
}: StaffOptions = {}) {
  simulateDialogs();
  window.history.replaceState(null, '', at);
  const http = createFakeHttp({
    'GET /admin/salons': () => ({ salons: salons.slice(0, role === 'staff' ? 2 : 3) }),
    'GET /admin/waiting-list': () => ({ waitingList: [] }),
    'GET /admin/waiting-callers': () => ({ waitingCallers: [] }),
    'GET /admin/desk-visits': () => ({ events: [] }),
    'GET /events/slots': () => ({ eventSlots: [] }),
    ...answers,
  });
  const user = { ...sessionUser, firstName: 'Iga', lastName: 'Wrona', role };
  const rendered = renderModule(<StaffArea pages={{ [page.name]: page.component }} />, {
    module: 'panel',
    resources: staffResources,
    http,
    ...(locale ? { locale } : {}),
    page: { name: page.name, params: page.params ?? {} },
    host: { findPage: () => ({ module: 'panel', page: page.name, params: page.params ?? {} }) },
    publishes: ['toast', 'session.login-succeeded', 'session.logout-requested'],
    sitemap: {
      'panel/login': { pl: '/konto/logowanie/', en: '/account/login/' },
      'panel/dashboard': { pl: '/panel/', en: '/panel/' },
      'panel/settings': { pl: '/panel/ustawienia/', en: '/panel/settings/' },
      'panel/staff-calendar': { pl: '/admin/', en: '/admin/' },
      'panel/staff-sale': { pl: '/admin/sprzedaz/', en: '/admin/sale/' },
      'panel/staff-order': { pl: '/admin/zamowienia/:id/', en: '/admin/orders/:id/' },
      ...sitemap,
    },
    prepare: (shell) => shell.publish('session', { status: 'authenticated', user }),
  });
  const toasts: string[] = [];
  rendered.shell.observe('toast').subscribe(({ message }) => toasts.push(message));
  return { ...rendered, http, toasts };
}
