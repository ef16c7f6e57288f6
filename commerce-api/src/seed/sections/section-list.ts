import { type Both, both } from '../localized';

export interface SeedSection {
  code: string;
  page: string;
  title: Both;
  /** As read-blocks.ts reads it. */
  text: Both;
  link?: { label: Both; path: Both };
}

const section = (
  page: string,
  code: string,
  title: [string, string],
  text: [string, string],
  link?: [label: [string, string], path: [string, string]],
): SeedSection => ({
  code,
  page,
  title: both(...title),
  text: both(...text),
  ...(link && { link: { label: both(...link[0]), path: both(...link[1]) } }),
});

/** Pieces of pages. The figures of campaign pages are content here, not counted. */
export const sections: readonly SeedSection[] = [
  section(
    'home',
    'homeHow',
    ['Jak to działa', 'How it works'],
    [
      '1. Wybierasz zabieg i salon, a kalendarz pokazuje wolne terminy.\n1. Płacisz wygodnie albo na miejscu.\n1. Przed pierwszym zabiegiem rozmawiamy o zdrowiu i robimy próbę.\n1. Kolejne wizyty umawiasz w panelu, kiedy Ci pasuje.',
      '1. You choose a treatment and a salon, and the calendar shows free times.\n1. You pay as you like, or in the salon.\n1. Before the first treatment we talk about health and try a small spot.\n1. You book the next visits in your panel, when it suits you.',
    ],
  ),
  section(
    'home',
    'homeNumbers',
    ['Aksamit w liczbach', 'Aksamit in numbers'],
    [
      '- ponad 50 salonów\n- 9 zabiegów w serii\n- do 30% mniej włosów po jednym zabiegu\n- pierwsze efekty po około 3 tygodniach',
      '- over 50 salons\n- 9 treatments in a course\n- up to 30% less hair after one treatment\n- first effects after about 3 weeks',
    ],
    [
      ['Znajdź salon', 'Find a salon'],
      ['/salony/', '/salons/'],
    ],
  ),
  section(
    'home',
    'homeSafety',
    ['Bezpieczeństwo przed wszystkim', 'Safety first'],
    [
      'Jeśli coś budzi wątpliwość, proponujemy inny termin. Laser dobieramy do skóry i włosów: 755, 808 albo 1064 nm.',
      'If anything is in doubt, we offer another date. We choose the laser for skin and hair: 755, 808 or 1064 nm.',
    ],
    [
      ['Poznaj technologię', 'See the technology'],
      ['/technologia/', '/technology/'],
    ],
  ),
  section(
    'womensZone',
    'womensHero',
    ['Gładko, bez pośpiechu', 'Smooth, without hurry'],
    [
      'Zaznacz na sylwetce okolice, o które chcesz zadbać, a pokażemy zabiegi, pakiety i paczki.',
      'Mark the areas you want to care for on the silhouette, and we show treatments, packages and bundles.',
    ],
  ),
  section(
    'womensZone',
    'womensBenefits',
    ['Dlaczego kobiety wybierają laser', 'Why women choose the laser'],
    [
      '- mniej wrastających włosów\n- koniec z codziennym goleniem\n- jedna wizyta na kilka okolic',
      '- fewer ingrown hairs\n- no more daily shaving\n- one visit for several areas',
    ],
    [
      ['Oferty specjalne', 'Special offers'],
      ['/cennik/?gender=female', '/price-list/?gender=female'],
    ],
  ),
  section(
    'mensZone',
    'mensHero',
    ['Dla mężczyzn, bez zbędnych słów', 'For men, without needless words'],
    [
      'Plecy, barki, klatka, kark, linia zarostu. Mówimy wprost, ile zabiegów potrzeba i co da się osiągnąć.',
      'Back, shoulders, chest, nape, beard line. We say plainly how many treatments it takes and what can be achieved.',
    ],
  ),
  section(
    'mensZone',
    'mensBenefits',
    ['Co to zmienia', 'What it changes'],
    [
      '- mniej podrażnień po goleniu\n- wygoda w sporcie\n- krótkie wizyty, także wieczorem',
      '- less irritation from shaving\n- comfort in sports\n- short visits, in the evening too',
    ],
  ),
  section(
    'vouchers',
    'voucherUse',
    ['Jak skorzystać z vouchera', 'How to use a voucher'],
    [
      '- ważny 6 miesięcy od zakupu\n- na dowolny zabieg, w każdym salonie w 39 miastach\n- wizytę umawiasz telefonicznie, podając numer vouchera\n- jeśli zabieg kosztuje więcej, dopłacasz różnicę\n- nie łączy się z innymi promocjami',
      '- valid for 6 months from the purchase\n- for any treatment, in every salon in 39 cities\n- the visit is booked by phone, with the code of the voucher\n- if the treatment costs more, the difference is paid\n- not combined with other promotions',
    ],
  ),
  section(
    'vouchers',
    'voucherBenefits',
    ['Prezent, który nie stoi na półce', 'A gift that does not stand on a shelf'],
    [
      'Voucher elektroniczny wyślemy od razu, papierowy dotrze pocztą. Możesz dodać kilka słów od siebie, do 250 znaków.',
      'We send an electronic voucher at once; a paper one comes by post. You can add some words of your own, up to 250 characters.',
    ],
  ),
  section(
    'charity',
    'charityRules',
    ['Opinia, która pomaga', 'A review that helps'],
    [
      'Za ocenę w wizytówce salonu przekazujemy 5 zł schronisku, a za ocenę z komentarzem i zdjęciami 10 zł. Akcja trwa w 40 miastach.\n\n! Liczy się jedna opinia od klienta na salon, oparta na faktach.',
      'For a rating on a salon’s profile we give 5 zł to an animal shelter, for a rating with a comment and photos 10 zł. The campaign runs in 40 cities.\n\n! One review per customer and salon counts, based on facts.',
    ],
  ),
  section(
    'reviewerClub',
    'reviewerSteps',
    ['Klub Recenzentek krok po kroku', 'The Reviewer Club step by step'],
    [
      '1. Wypełniasz zgłoszenie i opisujesz siebie w 250 znakach.\n1. Czytamy każde i odpowiadamy.\n1. Umawiamy zabieg i ustalamy, jak o nim opowiesz.',
      '1. You fill in the application and describe yourself in 250 characters.\n1. We read every one and answer.\n1. We book a treatment and agree on how you will tell about it.',
    ],
  ),
  section(
    'priceList',
    'priceListNote',
    ['Co obejmuje cena', 'What the price includes'],
    [
      'Cena zawiera rozmowę o zdrowiu, próbę na skórze i pielęgnację po zabiegu. Przy obniżkach podajemy najniższą cenę z 30 dni przed promocją.',
      'The price includes the talk about health, a try on the skin and care afterwards. With reductions we state the lowest price of the 30 days before.',
    ],
  ),
  section(
    'salons',
    'salonsVisit',
    ['Pierwsza wizyta', 'Your first visit'],
    [
      'Zarezerwuj kwadrans więcej: wypełniamy wtedy kartę klienta. Osoby w wieku 16 i 17 lat potrzebują pisemnej zgody opiekuna, młodszych nie przyjmujemy.',
      'Plan a quarter of an hour more: that is when we fill in the customer card. At 16 and 17 a guardian’s written consent is needed; nobody younger is treated.',
    ],
  ),
  section(
    'application',
    'applicationFeatures',
    ['Aplikacja Aksamit', 'The Aksamit app'],
    [
      '- terminy pod ręką\n- przypomnienia o wizytach\n- oferty tylko w aplikacji',
      '- your appointments at hand\n- reminders of visits\n- offers for the app only',
    ],
  ),
];
