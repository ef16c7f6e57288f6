import type { PageComponents } from '@aksamit/shared-kit/lifecycle';
import { lazy } from 'react';
import { DashboardPage } from '../pages/dashboard-page';

/** Page name to component. Forms come with the pages that need them. */
export const pages: PageComponents = {
  dashboard: DashboardPage,
  login: lazy(() =>
    import(/* webpackChunkName: "page-login" */ '../pages/login-page').then((page) => ({ default: page.LoginPage })),
  ),
  registration: lazy(() =>
    import(/* webpackChunkName: "page-registration" */ '../pages/registration-page').then((page) => ({
      default: page.RegistrationPage,
    })),
  ),
  'forgotten-password': lazy(() =>
    import(/* webpackChunkName: "page-forgotten-password" */ '../pages/forgotten-password-page').then((page) => ({
      default: page.ForgottenPasswordPage,
    })),
  ),
  'change-password': lazy(() =>
    import(/* webpackChunkName: "page-change-password" */ '../pages/change-password-page').then((page) => ({
      default: page.ChangePasswordPage,
    })),
  ),
  settings: lazy(() =>
    import(/* webpackChunkName: "page-settings" */ '../pages/settings-page').then((page) => ({
      default: page.SettingsPage,
    })),
  ),
  visits: lazy(() =>
    import(/* webpackChunkName: "page-visits" */ '../pages/visits-page').then((page) => ({ default: page.VisitsPage })),
  ),
  orders: lazy(() =>
    import(/* webpackChunkName: "page-orders" */ '../pages/orders-page').then((page) => ({ default: page.OrdersPage })),
  ),
  offers: lazy(() =>
    import(/* webpackChunkName: "page-offers" */ '../pages/offers-page').then((page) => ({ default: page.OffersPage })),
  ),
  'beauty-club': lazy(() =>
    import(/* webpackChunkName: "page-beauty-club" */ '../pages/beauty-club-page').then((page) => ({
      default: page.BeautyClubPage,
    })),
  ),
  contact: lazy(() =>
    import(/* webpackChunkName: "page-contact" */ '../pages/contact-page').then((page) => ({
      default: page.ContactPage,
    })),
  ),
  reviewer: lazy(() =>
    import(/* webpackChunkName: "page-reviewer" */ '../pages/reviewer-page').then((page) => ({
      default: page.ReviewerPage,
    })),
  ),
  privacy: lazy(() =>
    import(/* webpackChunkName: "page-privacy" */ '../pages/privacy-page').then((page) => ({
      default: page.PrivacyPage,
    })),
  ),
};
