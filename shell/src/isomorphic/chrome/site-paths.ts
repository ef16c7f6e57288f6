import type { LocaleCode } from '@aksamit/contracts/platform';

/** One address of the site in every language, without the prefix of market and locale. */
export type LocalePath = Readonly<Record<LocaleCode, string>>;

/**
 * Every address of the site as pages and menus use it: Polish ones from the specification (section 2 of both
 * documents), English ones with natural English slugs. Only a module's manifest states which module serves a path; this
 * list keeps menus, footer and manifests consistent.
 */
export const sitePaths = {
  home: { pl: '/', en: '/' },

  womensZone: { pl: '/strefa-kobiet/', en: '/womens-zone/' },
  womensProduct: { pl: '/strefa-kobiet/:slug/', en: '/womens-zone/:slug/' },
  mensZone: { pl: '/strefa-mezczyzn/', en: '/mens-zone/' },
  mensProduct: { pl: '/strefa-mezczyzn/:slug/', en: '/mens-zone/:slug/' },

  laserHairRemoval: { pl: '/depilacja-laserowa/', en: '/laser-hair-removal/' },
  endermology: { pl: '/endermologia/', en: '/endermology/' },
  electrostimulation: { pl: '/elektrostymulacja/', en: '/electrostimulation/' },
  hydrogenCleansing: { pl: '/oczyszczanie-wodorowe/', en: '/hydrogen-cleansing/' },
  dermapen: { pl: '/dermapen/', en: '/dermapen/' },
  radioWaves: { pl: '/fale-radiowe/', en: '/radio-waves/' },

  specialOffers: { pl: '/oferty-specjalne/', en: '/special-offers/' },
  specialOffersWomen: { pl: '/oferty-specjalne/strefa-kobiet/', en: '/special-offers/womens-zone/' },
  specialOffersMen: { pl: '/oferty-specjalne/strefa-mezczyzn/', en: '/special-offers/mens-zone/' },
  specialOffer: { pl: '/oferty-specjalne/:slug/', en: '/special-offers/:slug/' },
  specialOfferWomen: { pl: '/oferty-specjalne/strefa-kobiet/:slug/', en: '/special-offers/womens-zone/:slug/' },
  specialOfferMen: { pl: '/oferty-specjalne/strefa-mezczyzn/:slug/', en: '/special-offers/mens-zone/:slug/' },
  flexiSpecialOffer: { pl: '/oferty-specjalne-flexy/:slug/', en: '/flexi-special-offers/:slug/' },
  flexiOffer: { pl: '/oferta-flexi/', en: '/flexi-offer/' },

  priceList: { pl: '/cennik/', en: '/price-list/' },
  priceListTreatmentsAndPackages: { pl: '/cennik/zabiegi-i-pakiety/', en: '/price-list/treatments-and-packages/' },
  priceListEndermologyTreatments: { pl: '/cennik/zabiegi-endermologii/', en: '/price-list/endermology-treatments/' },
  priceListElectrostimulationTreatments: {
    pl: '/cennik/zabiegi-elektrostymulacji/',
    en: '/price-list/electrostimulation-treatments/',
  },
  priceListHydrogenCleansingTreatments: {
    pl: '/cennik/zabiegi-oczyszanie-wodorowe/',
    en: '/price-list/hydrogen-cleansing-treatments/',
  },
  priceListEndermologyPackages: { pl: '/cennik/pakiety-endermologii/', en: '/price-list/endermology-packages/' },
  priceListElectrostimulationPackages: {
    pl: '/cennik/pakiety-elektrostymulacji/',
    en: '/price-list/electrostimulation-packages/',
  },
  priceListHydrogenCleansingPackages: {
    pl: '/cennik/pakiety-oczyszanie-wodorowe/',
    en: '/price-list/hydrogen-cleansing-packages/',
  },
  priceListBundles: { pl: '/cennik-paczki/', en: '/price-list-bundles/' },
  priceListPackages: { pl: '/cennik-pakiety/', en: '/price-list-packages/' },

  salons: { pl: '/salony/', en: '/salons/' },
  /** A salon or a category of services: one namespace of slugs. */
  salon: { pl: '/salony/:slug/', en: '/salons/:slug/' },
  salonOfCategory: { pl: '/salony/:categorySlug/:slug/', en: '/salons/:categorySlug/:slug/' },

  vouchers: { pl: '/vouchery/', en: '/vouchers/' },
  bundle: { pl: '/paczki/:slug/', en: '/bundles/:slug/' },
  search: { pl: '/szukaj/', en: '/search/' },

  cart: { pl: '/koszyk/', en: '/cart/' },
  cartReservation: { pl: '/koszyk/rezerwacja/', en: '/cart/reservation/' },
  cartSummary: { pl: '/koszyk/podsumowanie/', en: '/cart/summary/' },
  paymentSummary: { pl: '/platnosc/podsumowanie/:id/', en: '/payment/summary/:id/' },
  paymentConfirmation: { pl: '/platnosc/potwierdzenie/:id/', en: '/payment/confirmation/:id/' },

  login: { pl: '/konto/logowanie/', en: '/account/login/' },
  registration: { pl: '/konto/rejestracja/', en: '/account/registration/' },
  forgottenPassword: { pl: '/konto/przypomnij-haslo/', en: '/account/forgotten-password/' },
  changePassword: { pl: '/konto/zmiana-hasla/', en: '/account/change-password/' },
  activation: { pl: '/konto/aktywacja/', en: '/account/activation/' },

  panel: { pl: '/panel/', en: '/panel/' },
  panelSettings: { pl: '/panel/ustawienia/', en: '/panel/settings/' },
  panelVisits: { pl: '/panel/zamowienia/', en: '/panel/visits/' },
  panelOrders: { pl: '/panel/moje-zamowienia/', en: '/panel/orders/' },
  panelOffers: { pl: '/panel/oferty-specjalne/', en: '/panel/special-offers/' },
  panelBeautyClub: { pl: '/panel/beauty-club/', en: '/panel/beauty-club/' },
  panelContact: { pl: '/panel/kontakt/', en: '/panel/contact/' },
  panelReviewer: { pl: '/panel/influencer/', en: '/panel/influencer/' },
  panelPrivacy: { pl: '/panel/ochrona-prywatnosci/', en: '/panel/privacy/' },
  admin: { pl: '/admin/', en: '/admin/' },

  blog: { pl: '/blog/', en: '/blog/' },
  blogSearch: { pl: '/blog/szukaj/', en: '/blog/search/' },
  blogCategory: { pl: '/blog/:categorySlug/', en: '/blog/:categorySlug/' },
  article: { pl: '/blog/:categorySlug/:slug/', en: '/blog/:categorySlug/:slug/' },
  blogTechnology: { pl: '/blog/technologia/', en: '/blog/technology/' },
  blogEndermology: { pl: '/blog/endermologia/', en: '/blog/endermology/' },
  blogEpilation: { pl: '/blog/epilacja/', en: '/blog/epilation/' },
  blogCare: { pl: '/blog/pielegnacja/', en: '/blog/care/' },
  blogCuriosities: { pl: '/blog/ciekawostki/', en: '/blog/good-to-know/' },

  landingPage: { pl: '/lp/:slug/', en: '/lp/:slug/' },
  charity: { pl: '/10dlazwierzaka/', en: '/10-for-a-pet/' },
  aboutUs: { pl: '/o-nas/', en: '/about-us/' },
  faq: { pl: '/faq/', en: '/faq/' },
  contact: { pl: '/kontakt/', en: '/contact/' },
  businessIdea: { pl: '/pomysl-na-biznes/', en: '/business-idea/' },
  lasers: { pl: '/lasery-do-depilacji/', en: '/hair-removal-lasers/' },
  technology: { pl: '/technologia/', en: '/technology/' },
  euProjects: { pl: '/projekty-unijne/', en: '/eu-projects/' },
  application: { pl: '/aplikacja/', en: '/application/' },
  opinions: { pl: '/opinie/', en: '/opinions/' },
  partners: { pl: '/wspolpraca/', en: '/partners/' },
  reviewerClub: { pl: '/klub-recenzentek/', en: '/reviewer-club/' },
  siteMap: { pl: '/mapa-strony/', en: '/site-map/' },

  regulations: { pl: '/regulamin/', en: '/regulations/' },
  salonRegulations: { pl: '/regulamin-korzystania-z-uslug-salonow/', en: '/salon-regulations/' },
  consultationRegulations: { pl: '/regulamin-konsultacji-online/', en: '/online-consultation-regulations/' },
  applicationRegulations: { pl: '/regulamin-aplikacja/', en: '/application-regulations/' },
  privacyPolicy: { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' },
  dataProtection: { pl: '/ochrona-danych-osobowych/', en: '/personal-data-protection/' },
} as const satisfies Record<string, LocalePath>;

/** Name of an address of the site. */
export type SitePathName = keyof typeof sitePaths;
