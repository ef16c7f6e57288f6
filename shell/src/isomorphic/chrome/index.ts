export type { MountCart } from './cart-place';
export type { Alternates, ChromePartProps } from './chrome-props';
export { hrefOf } from './chrome-props';
export { Footer, type FooterProps } from './footer';
export { Header, type HeaderProps } from './header';
export { RouteAnnouncer } from './route-announcer';
export { type SitePathName, sitePaths } from './site-paths';
export { type Toast, Toasts, type ToastsProps } from './toasts';
