import type { LinkTarget, PlainPage } from './link-targets';
import { menuRecords } from './menu-records';

/** One entry of a menu: its label's key in the shell's locale files, and its target. */
export interface NavigationLink {
  labelKey: string;
  target: LinkTarget;
}

/** An entry of the main menu: a link, or a list of links that it opens. */
export type MenuEntry =
  | (NavigationLink & {
      /** Shown in the mobile navigation alone (the menu's "Application"). */
      mobileOnly?: boolean;
    })
  | { labelKey: string; children: readonly NavigationLink[] };

/** A titled group of links in the footer. */
export interface FooterGroup {
  titleKey: string;
  links: readonly NavigationLink[];
}

const link = (labelKey: string, page: PlainPage): NavigationLink => ({ labelKey, target: { page } });
const record = (labelKey: string, target: LinkTarget): NavigationLink => ({ labelKey, target });

/** Gender buttons: the women's and the men's zone. */
export const zoneLinks: readonly NavigationLink[] = [
  link('zones.women', 'catalog/womens-zone'),
  link('zones.men', 'catalog/mens-zone'),
];

/** The main menu in the order of the specification (section 2). */
export const mainMenu: readonly MenuEntry[] = [
  {
    labelKey: 'menu.services',
    children: [
      link('menu.laserHairRemoval', 'catalog/laser-hair-removal'),
      link('menu.endermology', 'catalog/endermology'),
      link('menu.hydrogenCleansing', 'catalog/hydrogen-cleansing'),
      link('menu.electrostimulation', 'catalog/electrostimulation'),
      link('menu.dermapen', 'catalog/dermapen'),
      link('menu.radioWaves', 'catalog/radio-waves'),
    ],
  },
  link('menu.salons', 'catalog/salons'),
  link('menu.priceList', 'catalog/price-list'),
  link('menu.specialOffers', 'catalog/special-offers'),
  {
    labelKey: 'menu.blog',
    children: [
      link('menu.blogAll', 'content/blog'),
      record('menu.technology', menuRecords.technologyArticles),
      record('menu.endermology', menuRecords.endermologyArticles),
      record('menu.epilation', menuRecords.epilationArticles),
    ],
  },
  link('menu.franchise', 'content/business-idea'),
  link('menu.contact', 'content/contact'),
  link('menu.vouchers', 'catalog/vouchers'),
  { ...link('menu.application', 'content/application'), mobileOnly: true },
  {
    labelKey: 'menu.business',
    children: [
      link('menu.aboutUs', 'content/about-us'),
      link('menu.lasers', 'content/lasers'),
      link('menu.technology', 'content/technology'),
      link('menu.euProjects', 'content/eu-projects'),
    ],
  },
];

/** Footer groups as listed in the specification: about, services, blog, contact. */
export const footerGroups: readonly FooterGroup[] = [
  {
    titleKey: 'footer.about',
    links: [
      link('menu.aboutUs', 'content/about-us'),
      link('menu.technology', 'content/technology'),
      link('footer.opinions', 'content/opinions'),
      link('footer.faq', 'content/faq'),
      link('footer.reviewerClub', 'content/reviewer-club'),
      link('footer.charity', 'content/charity'),
    ],
  },
  {
    titleKey: 'footer.services',
    links: [
      record('footer.womanSoft', menuRecords.womanSoft),
      record('footer.womanKomfort', menuRecords.womanKomfort),
      record('footer.womanPremium', menuRecords.womanPremium),
      record('footer.manSoft', menuRecords.manSoft),
      record('footer.manKomfort', menuRecords.manKomfort),
      record('footer.manPremium', menuRecords.manPremium),
      link('footer.giftVoucher', 'catalog/vouchers'),
    ],
  },
  {
    titleKey: 'footer.blog',
    links: [
      record('menu.technology', menuRecords.technologyArticles),
      record('menu.endermology', menuRecords.endermologyArticles),
      record('menu.epilation', menuRecords.epilationArticles),
      record('footer.care', menuRecords.careArticles),
      record('footer.curiosities', menuRecords.curiosities),
    ],
  },
  {
    titleKey: 'footer.contact',
    links: [
      link('menu.contact', 'content/contact'),
      link('menu.salons', 'catalog/salons'),
      link('menu.franchise', 'content/business-idea'),
      link('footer.partners', 'content/partners'),
      link('menu.application', 'content/application'),
      link('footer.newsletter', 'content/newsletter'),
    ],
  },
];

/** Legal links at the foot of every page. */
export const legalLinks: readonly NavigationLink[] = [
  link('legal.regulations', 'content/regulations'),
  link('legal.salonRegulations', 'content/salon-regulations'),
  link('legal.privacyPolicy', 'content/privacy-policy'),
  link('legal.dataProtection', 'content/data-protection'),
  link('legal.siteMap', 'content/site-map'),
];

/** All links of header and footer that are marked on their own pages. */
export const navigationLinks: readonly NavigationLink[] = [
  ...zoneLinks,
  ...mainMenu.flatMap((entry) => ('children' in entry ? entry.children : [entry])),
  ...footerGroups.flatMap((group) => group.links),
  ...legalLinks,
];

/** Pages that header and footer link beside the menus. */
export const chromePages = {
  home: { page: 'content/home' },
  search: { page: 'catalog/search' },
  cart: { page: 'cart-checkout/cart' },
  reservation: { page: 'cart-checkout/reservation' },
  login: { page: 'panel/login' },
  panel: { page: 'panel/dashboard' },
} as const satisfies Record<string, LinkTarget>;
