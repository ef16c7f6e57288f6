import type { SectionInput } from '@aksamit/contracts';
import { both } from '../localized';
import { action, link, titled } from './section-parts';
import { pageOfSections, type SeedPage } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Technologia',
    title: 'Światło dobrane do Twojej skóry i włosów',
    lead: 'Do depilacji używamy laserów, które łączą trzy długości fali: 755, 808 i 1064 nm. Dlatego specjalistka może ustawić je inaczej na jasnych łydkach, a inaczej na śniadych plecach.',
    points: ['trzy długości fali w jednym urządzeniu', 'trzy wielkości głowicy', 'chłodzenie skóry przez cały zabieg'],
    actions: [
      action('Więcej o laserach', '/lasery-do-depilacji/'),
      action('Depilacja laserowa', '/depilacja-laserowa/'),
    ],
    picture: { drawing: 'laser', alt: 'Głowica lasera prowadzona po skórze' },
  },
  {
    kind: 'steps',
    anchor: 'jak-dziala-laser',
    eyebrow: 'Krok po kroku',
    title: 'Jak działa laser',
    items: titled(
      [
        'Skóra się chłodzi',
        'Zimna płytka głowicy dotyka skóry, zanim pojawi się światło, i zostaje na niej do końca. Chroni naskórek i łagodzi odczucie ciepła.',
      ],
      [
        'Laser wysyła krótki błysk',
        'Światło o jednej barwie przechodzi przez naskórek, a barwnik włosa zamienia je w ciepło. Im ciemniejszy włos i jaśniejsza skóra, tym łatwiej.',
      ],
      [
        'Ciepło osłabia mieszek',
        'Włos przewodzi ciepło w głąb, aż do miejsca, z którego wyrasta. Osłabiony mieszek tworzy włos cieńszy albo żaden.',
      ],
      [
        'Włos wypada sam',
        'Dzieje się to w ciągu dwóch, trzech tygodni. Pierwsze efekty widać po około {firstEffectsWeeks} tygodniach.',
      ],
    ),
  },
  {
    kind: 'pictures',
    title: 'Trzy fale, trzy głębokości',
    items: [
      {
        drawing: 'wavelengths',
        alt: 'Przekrój skóry: fala 755 nm sięga najpłycej, 808 nm głębiej, 1064 nm najgłębiej',
        caption: 'Im dłuższa fala, tym głębiej sięga i tym mniej światła zostaje w naskórku.',
      },
    ],
  },
  {
    kind: 'table',
    anchor: 'dlugosci-fali',
    title: 'Która fala do czego',
    caption: 'Długości fali, głębokość i rodzaj skóry',
    columns: ['Długość fali', 'Jak głęboko sięga', 'Odcień skóry', 'Rodzaj włosów'],
    rows: [
      ['755 nm', 'najpłycej', 'jasna, nieopalona', 'cieńsze i jaśniejsze, na przykład ciemnoblond'],
      ['808 nm', 'głębiej', 'od jasnej do śniadej', 'średnie i grube, większość okolic ciała'],
      ['1064 nm', 'najgłębiej', 'śniada i ciemna', 'grube i głęboko osadzone, na przykład na plecach'],
    ],
  },
  {
    kind: 'table',
    anchor: 'glowice',
    title: 'Która głowica do czego',
    caption: 'Wielkości głowic i okolice ciała',
    columns: ['Głowica', 'Okolice', 'Dlaczego'],
    rows: [
      ['9 × 9 mm', 'wąsik, broda, linia zarostu', 'prowadzi się ją precyzyjnie, także przy krawędzi ust i brwi'],
      ['12 × 12 mm', 'pachy, bikini, kark', 'mieści się w zagłębieniach i dobrze przylega'],
      ['22 × 35 mm', 'nogi, plecy, klatka piersiowa', 'obejmuje dużo skóry naraz, więc wizyta trwa krócej'],
    ],
  },
  {
    kind: 'pictures',
    anchor: 'fazy-wzrostu',
    eyebrow: 'Fazy wzrostu włosa',
    title: 'Dlaczego jeden zabieg nie wystarczy',
    lead: 'Laser działa na włos, który rośnie i jest połączony z mieszkiem. W jednej chwili robi to tylko część włosów, dlatego potrzebna jest seria: zwykle od 6 do {seriesTreatments} zabiegów, co najmniej co {seriesWeeks} tygodni.',
    items: [
      {
        drawing: 'hair-growth',
        alt: 'Trzy fazy: włos rośnie, odłącza się od mieszka, wypada',
        caption: 'Wzrost, przejście, spoczynek. Laser trafia we włosy pierwszej fazy.',
      },
    ],
  },
  {
    kind: 'benefits',
    items: titled(
      [
        'Wzrost (anagen)',
        'Włos jest ciemny, gruby i połączony z mieszkiem. Tylko teraz laser może osłabić miejsce, z którego wyrasta.',
      ],
      ['Przejście (katagen)', 'Mieszek się kurczy, a włos się od niego odłącza. Trwa to dwa, trzy tygodnie.'],
      [
        'Spoczynek (telogen)',
        'Włos jeszcze tkwi w skórze, ale już nie rośnie. Po kilku tygodniach lub miesiącach wypada i cykl zaczyna się od nowa.',
      ],
    ),
  },
  {
    kind: 'text',
    title: 'Na czym jeszcze pracujemy',
    blocks: [
      link('Endermologia', '/endermologia/', 'Rolki i podciśnienie, około {endermologyMinutes} minut'),
      link('Oczyszczanie wodorowe', '/oczyszczanie-wodorowe/', 'Woda nasycona wodorem, serum i maska'),
      link('Elektrostymulacja', '/elektrostymulacja/', 'Krótkie impulsy, które napinają mięśnie'),
      link('Dermapen', '/dermapen/', 'Drobne nakłucia, które pobudzają skórę do odnowy'),
      link('Fale radiowe', '/fale-radiowe/', 'Ciepło, które napina skórę'),
    ],
  },
  {
    kind: 'prices',
    eyebrow: 'Cennik',
    title: 'Ile kosztuje depilacja laserowa',
    category: 'epilation',
  },
  {
    kind: 'callToAction',
    title: 'Nie wiesz, czy laser jest dla Ciebie?',
    text: 'Na pierwszej wizycie specjalistka ogląda skórę i robi próbę. Jeśli zabieg nie ma sensu, powie o tym od razu.',
    actions: [action('Tak wygląda pierwsza wizyta', '/lp/pierwsza-wizyta/'), action('Zapytaj', '/kontakt/')],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Technology',
    title: 'Light set for your skin and hair',
    lead: 'For hair removal we use lasers that combine three wavelengths: 755, 808 and 1064 nm. The specialist can set them one way for pale calves and another for a darker back.',
    points: ['three wavelengths in one device', 'heads of three sizes', 'skin cooled throughout the treatment'],
    actions: [
      action('More about the lasers', '/hair-removal-lasers/'),
      action('Laser hair removal', '/laser-hair-removal/'),
    ],
    picture: { drawing: 'laser', alt: 'A laser handpiece gliding over skin' },
  },
  {
    kind: 'steps',
    anchor: 'how-the-laser-works',
    eyebrow: 'Step by step',
    title: 'How the laser works',
    items: titled(
      [
        'The skin is cooled',
        'The cold plate of the head touches the skin before any light appears, and stays there to the end. It protects the surface and takes the edge off the heat.',
      ],
      [
        'The laser sends a brief flash',
        'Light of a single colour passes through the surface of the skin, and the pigment of the hair turns it into heat. The darker the hair and the fairer the skin, the easier it is.',
      ],
      [
        'The heat weakens the follicle',
        'The hair carries the heat down to where it grows from. A weakened follicle makes a thinner hair, or none.',
      ],
      [
        'The hair falls out by itself',
        'That takes two or three weeks. The first effects show after about {firstEffectsWeeks} weeks.',
      ],
    ),
  },
  {
    kind: 'pictures',
    title: 'Three wavelengths, three depths',
    items: [
      {
        drawing: 'wavelengths',
        alt: 'A section of skin: 755 nm stays shallow, 808 nm goes deeper, 1064 nm goes deepest',
        caption: 'The longer the wavelength, the deeper it reaches and the less light stays in the surface.',
      },
    ],
  },
  {
    kind: 'table',
    anchor: 'wavelengths',
    title: 'Which wavelength for what',
    caption: 'Wavelengths, depth and kind of skin',
    columns: ['Wavelength', 'How deep it reaches', 'Skin tone', 'Kind of hair'],
    rows: [
      ['755 nm', 'shallowest', 'fair, not tanned', 'finer and lighter, dark blonde for instance'],
      ['808 nm', 'deeper', 'fair to olive', 'medium and coarse, most parts of the body'],
      ['1064 nm', 'deepest', 'olive and dark', 'coarse and deep-rooted, on the back for instance'],
    ],
  },
  {
    kind: 'table',
    anchor: 'heads',
    title: 'Which head for what',
    caption: 'Sizes of heads and areas of the body',
    columns: ['Head', 'Areas', 'Why'],
    rows: [
      ['9 × 9 mm', 'upper lip, chin, beard line', 'precise to guide, along lips and brows too'],
      ['12 × 12 mm', 'underarms, bikini line, nape', 'it fits into hollows and lies flat on the skin'],
      ['22 × 35 mm', 'legs, back, chest', 'it covers a lot of skin at once, so the visit is shorter'],
    ],
  },
  {
    kind: 'pictures',
    anchor: 'growth-phases',
    eyebrow: 'How hair grows',
    title: 'Why one treatment is not enough',
    lead: 'The laser works on hair that is growing and joined to its follicle. At any one time only some hair is, so it takes a course: usually 6 to {seriesTreatments} treatments, at least {seriesWeeks} weeks apart.',
    items: [
      {
        drawing: 'hair-growth',
        alt: 'Three phases: the hair grows, leaves its follicle, falls out',
        caption: 'Growth, transition, rest. The laser reaches hair in the first phase.',
      },
    ],
  },
  {
    kind: 'benefits',
    items: titled(
      [
        'Growth (anagen)',
        'The hair is dark, thick and joined to its follicle. Only now can the laser weaken the place it grows from.',
      ],
      ['Transition (catagen)', 'The follicle shrinks and the hair leaves it. This takes two or three weeks.'],
      [
        'Rest (telogen)',
        'The hair is still in the skin but no longer grows. After weeks or months it falls out, and the cycle begins again.',
      ],
    ),
  },
  {
    kind: 'text',
    title: 'What else we work with',
    blocks: [
      link('Endermology', '/endermology/', 'Rollers and suction, about {endermologyMinutes} minutes'),
      link('Hydrogen cleansing', '/hydrogen-cleansing/', 'Water rich in hydrogen, a serum and a mask'),
      link('Electrostimulation', '/electrostimulation/', 'Short impulses that make the muscles contract'),
      link('Dermapen', '/dermapen/', 'Tiny needles that prompt the skin to renew itself'),
      link('Radio waves', '/radio-waves/', 'Warmth that firms the skin'),
    ],
  },
  {
    kind: 'prices',
    eyebrow: 'Prices',
    title: 'What laser hair removal costs',
    category: 'epilation',
  },
  {
    kind: 'callToAction',
    title: 'Not sure whether a laser is for you?',
    text: 'On your first visit the specialist looks at your skin and does a patch test. If a treatment makes no sense, we tell you straight away.',
    actions: [action('What a first visit is like', '/lp/first-visit/'), action('Ask us', '/contact/')],
  },
];

/** How the lasers work, and the other devices. Source: content, section 1, "Marketing claims" (wavelengths, heads). */
export const technologyPage: SeedPage = {
  ...pageOfSections(
    'information',
    'technology',
    ['technologia', 'technology'],
    ['Technologia', 'Technology'],
    [
      'Urządzenia, na których pracujemy, jak działa laser i po co nam trzy długości fali.',
      'The devices we work with, how a laser works, and why we need three wavelengths.',
    ],
    [pl, en],
  ),
  meta: {
    title: both('Technologia: jak działa laser do depilacji', 'Technology: how laser hair removal works'),
    description: both(
      'Jak działa laser krok po kroku, do czego służą fale 755, 808 i 1064 nm, którą głowicę do której okolicy i dlaczego potrzebna jest seria.',
      'How a laser works step by step, what 755, 808 and 1064 nm are for, which head suits which area, and why it takes a course.',
    ),
  },
};
