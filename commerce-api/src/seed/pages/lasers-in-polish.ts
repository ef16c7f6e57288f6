import type { SectionInput } from '@aksamit/contracts';
import { clientCards } from './document-downloads';
import { action, bullets, heading, link, note, numbered, questions, titled } from './section-parts';

/** The page on lasers in Polish. */
export const lasersInPolish: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Lasery do depilacji',
    title: 'Który laser do jakiej skóry',
    lead: 'Aleksandryt, dioda, neodym: trzy rodzaje laserów do depilacji różnią się długością fali. Wyjaśniamy, co z tego wynika dla Ciebie, a gabinetom podpowiadamy, na co patrzeć przy zakupie.',
    actions: [action('Umów depilację', '/depilacja-laserowa/'), action('Kupujesz laser?', '/dla-profesjonalistow/')],
    picture: {
      drawing: 'wavelengths',
      alt: 'Przekrój skóry: fala 755 nm sięga najpłycej, 808 nm głębiej, 1064 nm najgłębiej',
    },
  },
  {
    kind: 'table',
    title: 'Trzy rodzaje laserów',
    lead: 'W naszych urządzeniach wszystkie trzy fale pracują razem, a ich proporcje ustawia specjalistka.',
    caption: 'Lasery do depilacji w porównaniu',
    columns: ['Laser', 'Fala', 'Najlepszy do', 'Ostrożnie przy'],
    rows: [
      ['aleksandrytowy', '755 nm', 'jasnej skóry i cieńszych włosów', 'opaleniźnie i ciemnej karnacji'],
      ['diodowy', '808 nm', 'większości skór i okolic', 'bardzo jasnych i bardzo cienkich włosach'],
      [
        'neodymowy (Nd:YAG)',
        '1064 nm',
        'śniadej i ciemnej skóry, włosów osadzonych głęboko',
        'cienkich włosach: działa słabiej',
      ],
    ],
  },
  {
    kind: 'benefits',
    title: 'Laser czy coś innego?',
    items: titled(
      [
        'Laser a IPL',
        'Lampa IPL wysyła światło wielu barw naraz, laser jednej. Dlatego laser można ustawić dokładniej, a mniej energii zostaje w naskórku.',
      ],
      [
        'Laser a golenie',
        'Maszynka ścina włos nad skórą i jutro trzeba ją wziąć znowu. Laser osłabia miejsce, z którego włos wyrasta.',
      ],
      [
        'Laser a wosk',
        'Wosk wyrywa włos razem z cebulką, ale mieszek zostaje i tworzy następny. Na czas serii wosk odstawiamy, bo laser nie miałby na co działać.',
      ],
    ),
  },
  {
    kind: 'steps',
    title: 'Tak przebiega zabieg',
    items: titled(
      [
        'Rozmowa i karta klienta',
        'Pytamy o zdrowie, leki i opalanie. Kartę możesz pobrać niżej i wypełnić w domu, podpisujesz ją w salonie.',
      ],
      [
        'Ocena skóry i próba',
        'Specjalistka wybiera głowicę: 9 × 9, 12 × 12 albo 22 × 35 mm. Potem kilka impulsów na małym fragmencie i chwila czekania, jak skóra zareaguje.',
      ],
      [
        'Zabieg',
        'Zakładamy okulary ochronne, Ty też. Schłodzona głowica przesuwa się po skórze. Czuć krótkie ukłucia ciepła. Możesz przerwać w każdej chwili.',
      ],
      [
        'Po zabiegu',
        'Skóra bywa zaróżowiona przez kilka godzin. Dostajesz wskazówki na kolejne dni i termin następnej wizyty, nie wcześniej niż za {seriesWeeks} tygodni.',
      ],
    ),
  },
  {
    kind: 'figures',
    title: 'Seria w liczbach',
    items: [
      { value: 'do {reductionPercent}%', label: 'mniej włosów po jednym zabiegu' },
      { value: '6–{seriesTreatments}', label: 'zabiegów w serii' },
      { value: '{seriesWeeks} tyg.', label: 'co najmniej między zabiegami' },
      { value: 'ok. {firstEffectsWeeks} tyg.', label: 'do pierwszych efektów' },
    ],
    note: 'Wynik zależy od koloru i grubości włosów, okolicy ciała i hormonów. To wartości, z którymi planujemy serię, nie obietnica.',
  },
  {
    kind: 'text',
    anchor: 'bezpieczenstwo',
    title: 'Bezpieczeństwo',
    lead: 'Są sytuacje, w których zabiegu nie wykonujemy, i takie, w których najpierw trzeba porozmawiać.',
    blocks: [
      heading('Kiedy nie wykonujemy zabiegu'),
      bullets(
        'ciąża',
        'świeża opalenizna i samoopalacz',
        'retinoidy doustne (izotretynoina) w ostatnich 6 miesiącach',
        'nowotwór obecnie lub w ostatnich 5 latach, padaczka, rozrusznik serca',
        'rana, oparzenie, opryszczka lub stan zapalny skóry w miejscu zabiegu',
        'skłonność do bliznowców',
        'wiek poniżej {leastAge} lat',
      ),
      heading('Kiedy najpierw rozmawiamy'),
      bullets(
        'karmienie piersią',
        'leki i zioła uwrażliwiające na światło',
        'cukrzyca, choroby tarczycy i zaburzenia hormonalne',
        'łuszczyca, bielactwo, atopowe zapalenie skóry, skłonność do przebarwień',
        'metalowe implanty w miejscu zabiegu',
        'tatuaże, makijaż permanentny i znamiona, które omijamy',
      ),
      note('Jeśli coś budzi wątpliwość, specjalistka odmówi zabiegu i zaproponuje inny termin.'),
      link(
        'Pełna lista przeciwwskazań',
        '/regulamin-korzystania-z-uslug-salonow/',
        'Regulamin salonów, § 5 i 6: wszystkie zabiegi',
      ),
    ],
  },
  {
    kind: 'downloads',
    title: 'Karta klienta do pobrania',
    lead: 'Wydrukuj, wypełnij spokojnie w domu i weź ze sobą. Podpisujesz ją w salonie.',
    items: [clientCards.pl.epilation],
  },
  {
    kind: 'faq',
    title: 'Pytania o lasery',
    groups: questions(
      [
        'Czy laser usuwa siwe i rude włosy?',
        'Siwe i bardzo jasne włosy mają za mało barwnika, żeby laser na nie podziałał. Przy rudych bywa różnie, dlatego robimy próbę i dopiero wtedy rozmawiamy o serii.',
      ],
      [
        'Czy można robić zabiegi latem?',
        'Tak, na skórze, której nie opalasz. Unikaj słońca przez {sunFreeWeeks} tygodnie przed zabiegiem i tyle samo po nim, a skórę chroń kremem z filtrem SPF 50.',
      ],
      [
        'Czy to boli?',
        'Większość osób opisuje ciepło i lekkie ukłucia, mocniejsze przy bikini i nad górną wargą. Głowica chłodzi skórę, a ustawienia można zmienić w trakcie.',
      ],
      [
        'Czy włosy znikną na zawsze?',
        'Znacznie się przerzedzają i rosną wolniej. Hormony potrafią pobudzić nowe mieszki, dlatego raz na jakiś czas warto zrobić zabieg przypominający.',
      ],
    ),
  },
  {
    kind: 'text',
    anchor: 'zakup',
    eyebrow: 'Dla gabinetów',
    title: 'Na co patrzeć przy zakupie lasera',
    blocks: [
      numbered(
        'Długości fali i rzeczywista moc głowicy, zmierzona, a nie przepisana z folderu.',
        'Chłodzenie, które trzyma temperaturę także w dziesiątej godzinie pracy.',
        'Szkolenie w cenie i ktoś, kto przyjedzie, gdy urządzenie się zatrzyma.',
        'Koszt jednego impulsu po gwarancji: to on decyduje, ile kosztuje zabieg.',
        'Oznaczenie CE i dokumenty po polsku.',
      ),
      link(
        'Dla profesjonalistów',
        '/dla-profesjonalistow/',
        'Zostaw kontakt, oddzwoni ktoś, kto na tych laserach pracuje',
      ),
    ],
  },
  { kind: 'prices', eyebrow: 'Cennik', title: 'Ile kosztuje depilacja laserowa', category: 'epilation' },
];
