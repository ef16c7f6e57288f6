import { franchisePage } from './franchise/franchise-page';
import { page, type SeedPage } from './seed-page';

/** About working with the company, and the way through the site. */
export const companyPages: readonly SeedPage[] = [
  franchisePage,
  page(
    'information',
    'siteMap',
    ['mapa-strony', 'site-map'],
    ['Mapa strony', 'Site map'],
    ['Wszystkie działy w jednym miejscu.', 'All sections in one place.'],
    [
      `
-> Strefa kobiet | /strefa-kobiet/ | Zabiegi dla kobiet
-> Strefa mężczyzn | /strefa-mezczyzn/ | Zabiegi dla mężczyzn
-> Cennik | /cennik/ | Ceny zabiegów i pakietów
-> Oferty specjalne | /oferty-specjalne/ | Trwające promocje
-> Salony | /salony/ | Adresy i godziny
-> Vouchery | /vouchery/ | Prezent dla skóry
-> Blog | /blog/ | Porady i ciekawostki
-> O nas | /o-nas/ | Kim jesteśmy
-> Pytania i odpowiedzi | /faq/ | Najczęstsze pytania
-> Kontakt | /kontakt/ | Telefon i e-mail
-> Regulamin | /regulamin/ | Zasady sklepu
-> Polityka prywatności | /polityka-prywatnosci/ | Dane i pliki cookie
`,
      `
-> Women’s zone | /womens-zone/ | Treatments for women
-> Men’s zone | /mens-zone/ | Treatments for men
-> Price list | /price-list/ | Prices of treatments and packages
-> Special offers | /special-offers/ | Promotions that run
-> Salons | /salons/ | Addresses and hours
-> Vouchers | /vouchers/ | A present for the skin
-> Blog | /blog/ | Advice and stories
-> About us | /about-us/ | Who we are
-> Questions and answers | /faq/ | Frequent questions
-> Contact | /contact/ | Phone and e-mail
-> Regulations | /regulations/ | Terms of the shop
-> Privacy policy | /privacy-policy/ | Data and cookies
`,
    ],
  ),
];
