/**
 * Pages whose text is a record of the API: link name and address per locale. Addresses: specification, both documents,
 * section 2.
 */
export const textPages: Readonly<Record<string, { pl: string; en: string }>> = {
  'about-us': { pl: '/o-nas/', en: '/about-us/' },
  faq: { pl: '/faq/', en: '/faq/' },
  contact: { pl: '/kontakt/', en: '/contact/' },
  'business-idea': { pl: '/pomysl-na-biznes/', en: '/business-idea/' },
  lasers: { pl: '/lasery-do-depilacji/', en: '/hair-removal-lasers/' },
  technology: { pl: '/technologia/', en: '/technology/' },
  'eu-projects': { pl: '/projekty-unijne/', en: '/eu-projects/' },
  application: { pl: '/aplikacja/', en: '/application/' },
  opinions: { pl: '/opinie/', en: '/opinions/' },
  partners: { pl: '/wspolpraca/', en: '/partners/' },
  'reviewer-club': { pl: '/klub-recenzentek/', en: '/reviewer-club/' },
  'hydrogen-cleansing': { pl: '/oczyszczanie-wodorowe/', en: '/hydrogen-cleansing/' },
  charity: { pl: '/10dlazwierzaka/', en: '/10-for-a-pet/' },
  regulations: { pl: '/regulamin/', en: '/regulations/' },
  'salon-regulations': { pl: '/regulamin-korzystania-z-uslug-salonow/', en: '/salon-regulations/' },
  'consultation-regulations': { pl: '/regulamin-konsultacji-online/', en: '/online-consultation-regulations/' },
  'application-regulations': { pl: '/regulamin-aplikacja/', en: '/application-regulations/' },
  'privacy-policy': { pl: '/polityka-prywatnosci/', en: '/privacy-policy/' },
  'data-protection': { pl: '/ochrona-danych-osobowych/', en: '/personal-data-protection/' },
};
