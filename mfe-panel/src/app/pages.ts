import type { PageComponents } from '@aksamit/module-sdk/lifecycle';
import { lazy } from 'react';

/** The panel's pages share one area (panel-area.tsx), which stays mounted while the visitor moves between them. */
const panelArea = lazy(() =>
  import(
    /* webpackChunkName: "page-dashboard~settings~visits~orders~offers~beauty-club~contact~reviewer~privacy" */ './panel-area'
  ).then((area) => ({ default: area.PanelArea })),
);

/** Page name to component. Forms come with the pages that need them. */
export const pages: PageComponents = {
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
  activation: lazy(() =>
    import(/* webpackChunkName: "page-activation" */ '../pages/activation-page').then((page) => ({
      default: page.ActivationPage,
    })),
  ),
  'change-password': lazy(() =>
    import(/* webpackChunkName: "page-change-password" */ '../pages/change-password-page').then((page) => ({
      default: page.ChangePasswordPage,
    })),
  ),
  dashboard: panelArea,
  settings: panelArea,
  visits: panelArea,
  orders: panelArea,
  offers: panelArea,
  'beauty-club': panelArea,
  contact: panelArea,
  reviewer: panelArea,
  privacy: panelArea,
};
