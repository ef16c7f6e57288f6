import { type LocalePath, sitePaths } from './site-paths';

/** One entry of a menu: its label's key in the shell's locale files, and its target. */
export interface NavigationLink {
  labelKey: string;
  path: LocalePath;
}

/** An entry of the main menu; one with children opens a list instead of being a link. */
export interface MenuEntry extends NavigationLink {
  children?: readonly NavigationLink[];
  /** Shown in the mobile navigation alone (the menu's "Application"). */
  mobileOnly?: boolean;
}

/** A titled group of links in the footer. */
export interface FooterGroup {
  titleKey: string;
  links: readonly NavigationLink[];
}

const link = (labelKey: string, path: LocalePath): NavigationLink => ({ labelKey, path });

const bundle = (labelKey: string, slugPl: string, slugEn: string): NavigationLink =>
  link(labelKey, { pl: `/paczki/${slugPl}/`, en: `/bundles/${slugEn}/` });

/** Gender buttons: the women's and the men's zone. */
export const zoneLinks = [
  { zone: 'women', ...link('zones.women', sitePaths.womensZone) },
  { zone: 'men', ...link('zones.men', sitePaths.mensZone) },
] as const;

/** The main menu in the order of the specification (section 2). */
export const mainMenu: readonly MenuEntry[] = [
  {
    ...link('menu.services', sitePaths.laserHairRemoval),
    children: [
      link('menu.laserHairRemoval', sitePaths.laserHairRemoval),
      link('menu.endermology', sitePaths.endermology),
      link('menu.hydrogenCleansing', sitePaths.hydrogenCleansing),
      link('menu.electrostimulation', sitePaths.electrostimulation),
      link('menu.dermapen', sitePaths.dermapen),
      link('menu.radioWaves', sitePaths.radioWaves),
    ],
  },
  link('menu.salons', sitePaths.salons),
  link('menu.priceList', sitePaths.priceList),
  link('menu.specialOffers', sitePaths.specialOffers),
  {
    ...link('menu.blog', sitePaths.blog),
    children: [
      link('menu.blogAll', sitePaths.blog),
      link('menu.technology', sitePaths.blogTechnology),
      link('menu.endermology', sitePaths.blogEndermology),
      link('menu.epilation', sitePaths.blogEpilation),
    ],
  },
  link('menu.franchise', sitePaths.businessIdea),
  link('menu.contact', sitePaths.contact),
  link('menu.vouchers', sitePaths.vouchers),
  { ...link('menu.application', sitePaths.application), mobileOnly: true },
  {
    ...link('menu.business', sitePaths.aboutUs),
    children: [
      link('menu.aboutUs', sitePaths.aboutUs),
      link('menu.lasers', sitePaths.lasers),
      link('menu.technology', sitePaths.technology),
      link('menu.euProjects', sitePaths.euProjects),
    ],
  },
];

/** Footer groups as listed in the specification: about, services, blog, contact. */
export const footerGroups: readonly FooterGroup[] = [
  {
    titleKey: 'footer.about',
    links: [
      link('menu.aboutUs', sitePaths.aboutUs),
      link('menu.technology', sitePaths.technology),
      link('footer.opinions', sitePaths.opinions),
      link('footer.faq', sitePaths.faq),
      link('footer.reviewerClub', sitePaths.reviewerClub),
      link('footer.charity', sitePaths.charity),
    ],
  },
  {
    titleKey: 'footer.services',
    links: [
      bundle('footer.womanSoft', 'woman-soft', 'woman-soft-bundle'),
      bundle('footer.womanKomfort', 'woman-komfort', 'woman-komfort-bundle'),
      bundle('footer.womanPremium', 'woman-premium', 'woman-premium-bundle'),
      bundle('footer.manSoft', 'man-soft', 'man-soft-bundle'),
      bundle('footer.manKomfort', 'man-komfort', 'man-komfort-bundle'),
      bundle('footer.manPremium', 'man-premium', 'man-premium-bundle'),
      link('footer.giftVoucher', sitePaths.vouchers),
    ],
  },
  {
    titleKey: 'footer.blog',
    links: [
      link('menu.technology', sitePaths.blogTechnology),
      link('menu.endermology', sitePaths.blogEndermology),
      link('menu.epilation', sitePaths.blogEpilation),
      link('footer.care', sitePaths.blogCare),
      link('footer.curiosities', sitePaths.blogCuriosities),
    ],
  },
  {
    titleKey: 'footer.contact',
    links: [
      link('menu.contact', sitePaths.contact),
      link('menu.salons', sitePaths.salons),
      link('menu.franchise', sitePaths.businessIdea),
      link('footer.partners', sitePaths.partners),
      link('menu.application', sitePaths.application),
    ],
  },
];

/** Legal links at the foot of every page. */
export const legalLinks: readonly NavigationLink[] = [
  link('legal.regulations', sitePaths.regulations),
  link('legal.salonRegulations', sitePaths.salonRegulations),
  link('legal.privacyPolicy', sitePaths.privacyPolicy),
  link('legal.dataProtection', sitePaths.dataProtection),
  link('legal.siteMap', sitePaths.siteMap),
];
