import { page, type SeedPage } from './seed-page';

const zones: [string, string] = [
  '-> Strefa kobiet | /strefa-kobiet/ | Wszystkie zabiegi dla kobiet z cenami\n-> Strefa mężczyzn | /strefa-mezczyzn/ | Wszystkie zabiegi dla mężczyzn z cenami',
  '-> Women’s zone | /womens-zone/ | All treatments for women with prices\n-> Men’s zone | /mens-zone/ | All treatments for men with prices',
];

const withZones = (pl: string, en: string): [string, string] => [`${pl}\n\n${zones[0]}`, `${en}\n\n${zones[1]}`];

const offer = (
  code: string,
  slugs: [string, string],
  title: [string, string],
  lead: [string, string],
  text: [string, string],
) => page('offer', code, slugs, title, lead, withZones(...text));

const treatments: SeedPage[] = [
  offer(
    'laserHairRemoval',
    ['depilacja-laserowa', 'laser-hair-removal'],
    ['Depilacja laserowa', 'Laser hair removal'],
    [
      'Do 30% mniej włosów po jednym zabiegu, seria zwykle od 6 do 9 spotkań.',
      'Up to 30% less hair after one treatment, usually a course of 6 to 9.',
    ],
    [
      'Laser ogrzewa mieszek włosa, a głowica chłodzi skórę. Pracujemy na długościach fali 755, 808 i 1064 nm, dlatego ustawienia dobieramy do Twojej skóry i włosów.\n\n## Jak przebiega wizyta\n\n1. Rozmowa o zdrowiu i oczekiwaniach\n2. Dobór ustawień i próba\n3. Zabieg, od 10 do 75 minut\n4. Wskazówki na kolejne dni',
      'The laser warms the follicle while the head cools the skin. We work with the wavelengths 755, 808 and 1064 nm, so the settings fit your skin and hair.\n\n## How a visit goes\n\n1. A talk about health and expectations\n2. Choosing and trying the settings\n3. The treatment, 10 to 75 minutes\n4. Advice for the days after',
    ],
  ),
  offer(
    'endermology',
    ['endermologia', 'endermology'],
    ['Endermologia', 'Endermology'],
    ['Masaż podciśnieniowy ciała i twarzy, około 50 minut.', 'A suction massage of body and face, about 50 minutes.'],
    [
      'Rolki i podciśnienie unoszą fałd skóry i masują go w stałym rytmie. Skóra staje się gładsza, a nogi lżejsze. Najlepiej działa seria.',
      'Rollers and suction lift a fold of skin and massage it in a steady rhythm. The skin becomes smoother and the legs lighter. A course works best.',
    ],
  ),
  offer(
    'hydrogenCleansing',
    ['oczyszczanie-wodorowe', 'hydrogen-cleansing'],
    ['Oczyszczanie wodorowe', 'Hydrogen cleansing'],
    ['Oczyszczenie, nawilżenie i maska w godzinę.', 'Cleansing, moisture and a mask in an hour.'],
    [
      'Woda nasycona wodorem usuwa zanieczyszczenia, a podciśnienie zbiera je z porów. Zabieg nie wymaga przerwy w codziennych zajęciach.',
      'Water rich in hydrogen loosens impurities, and suction lifts them out of the pores. It needs no break in your day.',
    ],
  ),
  offer(
    'electrostimulation',
    ['elektrostymulacja', 'electrostimulation'],
    ['Elektrostymulacja', 'Electrostimulation'],
    [
      'Pół godziny pracy mięśni pod okiem specjalistki.',
      'Half an hour of work for the muscles, watched over by a specialist.',
    ],
    [
      'Krótkie impulsy prądu pobudzają mięśnie brzucha, ud i pośladków. To uzupełnienie ruchu, nie zastępstwo.',
      'Short impulses wake the muscles of abdomen, thighs and buttocks. It complements movement, it does not replace it.',
    ],
  ),
  offer(
    'dermapen',
    ['dermapen', 'dermapen'],
    ['Dermapen', 'Dermapen'],
    ['Mikronakłuwanie, które pobudza skórę do odnowy.', 'Microneedling that prompts the skin to renew itself.'],
    [
      'Bardzo drobne nakłucia pobudzają skórę do budowy kolagenu. Pomaga przy bliznach, przebarwieniach i rozszerzonych porach. Seria to zwykle od 3 do 5 zabiegów.',
      'Very fine punctures prompt the skin to build collagen. It helps with scars, spots and enlarged pores. A course is usually 3 to 5 treatments.',
    ],
  ),
  offer(
    'radioWaves',
    ['fale-radiowe', 'radio-waves'],
    ['Fale radiowe', 'Radio waves'],
    ['Ciepło, które napina skórę twarzy i ciała.', 'Warmth that firms the skin of face and body.'],
    [
      'Fale radiowe łagodnie podgrzewają głębsze warstwy skóry, dzięki czemu z czasem wygląda na bardziej napiętą. Bez igieł i bez wyłączenia z dnia.',
      'Radio waves gently warm the deeper layers of the skin, so in time it looks firmer. No needles, no day lost.',
    ],
  ),
];

const shop: SeedPage[] = [
  offer(
    'specialOffers',
    ['oferty-specjalne', 'special-offers'],
    ['Oferty specjalne', 'Special offers'],
    [
      'Promocje, które trwają. Przy każdej najniższa cena z 30 dni.',
      'Promotions that run, each with the lowest price of 30 days.',
    ],
    [
      'Zabiegi w promocji są oznaczone w strefie kobiet i w strefie mężczyzn. Obok ceny znajdziesz najniższą cenę z 30 dni przed obniżką i datę końca promocji.',
      'Treatments on offer are marked in the women’s and the men’s zone. Beside the price stand the lowest price of the 30 days before the cut and the day on which the promotion ends.',
    ],
  ),
  offer(
    'specialOffersWomen',
    ['oferty-specjalne/strefa-kobiet', 'special-offers/womens-zone'],
    ['Oferty specjalne dla kobiet', 'Special offers for women'],
    ['Trwające promocje na zabiegi dla kobiet.', 'Promotions on treatments for women.'],
    [
      'Zabiegi w promocji są oznaczone na liście w strefie kobiet.',
      'Treatments on offer are marked in the list of the women’s zone.',
    ],
  ),
  offer(
    'specialOffersMen',
    ['oferty-specjalne/strefa-mezczyzn', 'special-offers/mens-zone'],
    ['Oferty specjalne dla mężczyzn', 'Special offers for men'],
    ['Trwające promocje na zabiegi dla mężczyzn.', 'Promotions on treatments for men.'],
    [
      'Zabiegi w promocji są oznaczone na liście w strefie mężczyzn.',
      'Treatments on offer are marked in the list of the men’s zone.',
    ],
  ),
  offer(
    'flexiOffer',
    ['oferta-flexi', 'flexi-offer'],
    ['Oferta Flexi', 'Flexi offer'],
    [
      'Sam wybierasz partie ciała, co najmniej trzy na jedną wizytę.',
      'You choose the body parts yourself, at least three for a visit.',
    ],
    [
      'W ofercie Flexi łączysz partie ciała w jedną wizytę. Im więcej zabiegów kupujesz, tym mniej kosztuje każdy: cenę dla 2–4 i 5–9 zabiegów widać przy każdej pozycji.',
      'With Flexi you combine body parts in one visit. The more treatments you buy, the less each one costs: the prices for 2–4 and 5–9 stand beside every item.',
    ],
  ),
  offer(
    'vouchers',
    ['vouchery', 'vouchers'],
    ['Vouchery', 'Vouchers'],
    [
      'Prezent na dowolny zabieg w każdym salonie, ważny 6 miesięcy.',
      'A present for any treatment in every salon, valid for 6 months.',
    ],
    [
      'Voucher w wersji elektronicznej przychodzi e-mailem z własnym kodem. Kwoty: 50, 100, 200, 300 i 500 zł, a każda inna musi być wielokrotnością 50 zł. Droższy zabieg opłacisz z dopłatą. Vouchera nie łączymy z innymi promocjami.\n\n! Na razie voucher kupisz w salonie lub telefonicznie.',
      'An electronic voucher comes by e-mail with a code of its own. Amounts in pounds: 10, 20, 50 and 100; in złoty: 50, 100, 200, 300 and 500, any other a multiple of 50. A dearer treatment is topped up. Vouchers are not combined with other promotions.\n\n! For now vouchers are sold in the salons and by phone.',
    ],
  ),
  page(
    'offer',
    'salons',
    ['salony', 'salons'],
    ['Salony', 'Salons'],
    ['Salony Aksamit w czternastu lokalizacjach w Polsce.', 'Aksamit salons at fourteen addresses in Poland.'],
    [
      'Przyjmujemy w Warszawie, Krakowie, Łodzi, Wrocławiu, Poznaniu, Gdańsku, Szczecinie, Lublinie, Białymstoku, Katowicach, Gdyni, Toruniu i Rzeszowie.\n\nWiększość salonów jest czynna od poniedziałku do piątku od 9 do 20 i w soboty od 9 do 15.\n\n@ Telefon | +48 22 100 20 30 | tel:+48221002030\n\n-> Kontakt | /kontakt/ | Zapytaj o najbliższy salon',
      'We are in Warsaw, Kraków, Łódź, Wrocław, Poznań, Gdańsk, Szczecin, Lublin, Białystok, Katowice, Gdynia, Toruń and Rzeszów.\n\nMost salons are open Monday to Friday from 9 to 20 and Saturdays from 9 to 15.\n\n@ Phone | +48 22 100 20 30 | tel:+48221002030\n\n-> Contact | /contact/ | Ask for the nearest salon',
    ],
  ),
  offer(
    'search',
    ['szukaj', 'search'],
    ['Szukaj', 'Search'],
    ['Znajdź zabieg, artykuł lub salon.', 'Find a treatment, an article or a salon.'],
    [
      'Wpisz w wyszukiwarkę co najmniej trzy litery albo zajrzyj do jednej ze stref.',
      'Type at least three letters into the search box, or look into one of the zones.',
    ],
  ),
];

const list = (code: string, slugs: [string, string], title: [string, string]) =>
  offer(
    code,
    slugs,
    title,
    [
      `${title[0]}: ceny brutto za jeden zabieg i za serię.`,
      `${title[1]}: prices with tax for one treatment and for a course.`,
    ],
    [
      'Cena zależy od liczby zabiegów, które kupujesz naraz: osobno dla jednego, dla 2–4 i dla 5–9. Przy każdym zabiegu podajemy wszystkie trzy.',
      'The price depends on how many treatments you buy at once: one, 2–4 or 5–9. All three stand beside each treatment.',
    ],
  );

const priceLists: SeedPage[] = [
  list('priceList', ['cennik', 'price-list'], ['Cennik', 'Price list']),
  list(
    'priceListTreatmentsAndPackages',
    ['cennik/zabiegi-i-pakiety', 'price-list/treatments-and-packages'],
    ['Cennik zabiegów i pakietów', 'Price list of treatments and packages'],
  ),
  list(
    'priceListEndermologyTreatments',
    ['cennik/zabiegi-endermologii', 'price-list/endermology-treatments'],
    ['Cennik zabiegów endermologii', 'Price list of endermology treatments'],
  ),
  list(
    'priceListElectrostimulationTreatments',
    ['cennik/zabiegi-elektrostymulacji', 'price-list/electrostimulation-treatments'],
    ['Cennik zabiegów elektrostymulacji', 'Price list of electrostimulation treatments'],
  ),
  list(
    'priceListHydrogenCleansingTreatments',
    ['cennik/zabiegi-oczyszanie-wodorowe', 'price-list/hydrogen-cleansing-treatments'],
    ['Cennik oczyszczania wodorowego', 'Price list of hydrogen cleansing'],
  ),
  list(
    'priceListEndermologyPackages',
    ['cennik/pakiety-endermologii', 'price-list/endermology-packages'],
    ['Cennik pakietów endermologii', 'Price list of endermology packages'],
  ),
  list(
    'priceListElectrostimulationPackages',
    ['cennik/pakiety-elektrostymulacji', 'price-list/electrostimulation-packages'],
    ['Cennik pakietów elektrostymulacji', 'Price list of electrostimulation packages'],
  ),
  list(
    'priceListHydrogenCleansingPackages',
    ['cennik/pakiety-oczyszanie-wodorowe', 'price-list/hydrogen-cleansing-packages'],
    ['Cennik pakietów oczyszczania wodorowego', 'Price list of hydrogen cleansing packages'],
  ),
  list('priceListBundles', ['cennik-paczki', 'price-list-bundles'], ['Cennik paczek', 'Price list of bundles']),
  list('priceListPackages', ['cennik-pakiety', 'price-list-packages'], ['Cennik pakietów', 'Price list of packages']),
];

export const offerPages: readonly SeedPage[] = [...treatments, ...shop, ...priceLists];
