/** The pages on orders and money as tests render them. */
import { StaffOrderPage } from '../pages/staff-order.page';
import { StaffOrdersPage } from '../pages/staff-orders.page';
import { StaffPaymentDifferencesPage } from '../pages/staff-payment-differences.page';
import { renderStaff } from './render-staff';

const sitemap = {
  'panel/staff-orders': { pl: '/admin/zamowienia/', en: '/admin/orders/' },
  'panel/staff-order': { pl: '/admin/zamowienia/:id/', en: '/admin/orders/:id/' },
  'panel/staff-payment-differences': { pl: '/admin/roznice/', en: '/admin/payment-differences/' },
};

type Options = Omit<NonNullable<Parameters<typeof renderStaff>[0]>, 'page' | 'sitemap'>;

/** The list of orders, for a manager unless another role is named. */
export const renderOrders = (options: Options = {}) =>
  renderStaff({
    at: '/admin/zamowienia/',
    role: 'manager',
    ...options,
    sitemap,
    page: { name: 'staff-orders', component: StaffOrdersPage },
  });

/** The page of the order `o1`. */
export const renderOrder = (options: Options = {}) =>
  renderStaff({
    at: '/admin/zamowienia/o1/',
    role: 'manager',
    ...options,
    sitemap,
    page: { name: 'staff-order', component: StaffOrderPage, params: { id: 'o1' } },
  });

/** The list of payment differences. */
export const renderDifferences = (options: Options = {}) =>
  renderStaff({
    at: '/admin/roznice/',
    role: 'manager',
    ...options,
    sitemap,
    page: { name: 'staff-payment-differences', component: StaffPaymentDifferencesPage },
  });
