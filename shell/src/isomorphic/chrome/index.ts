export type { Alternates, ChromePartProps } from './chrome-props';
export { Footer, type FooterProps } from './footer';
export { Header, type HeaderProps } from './header';
export { markedPath } from './shown-links';
