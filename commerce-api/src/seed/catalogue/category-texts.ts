/** Texts that treatments of one category share. Plain and true: no promise of a cure, no invented study. */
import { both } from '../localized';
import { sunFreeTime } from '../policy-texts';
import type { CategoryTexts } from './category-text-fields';
import { bodyTexts } from './category-texts-body';
import { faceTexts } from './category-texts-face';

const laserTexts: CategoryTexts = {
  description: both(
    [
      'Laser oddaje energię barwnikowi włosa, a ciepło osłabia mieszek, z którego włos wyrasta. Działa tylko na włosy w fazie wzrostu, dlatego potrzebna jest seria zabiegów: zwykle od sześciu do dziewięciu, w odstępach co najmniej sześciu tygodni.',
      'Pracujemy na urządzeniach łączących długości fali 755, 808 i 1064 nm, więc dobieramy ustawienia do koloru skóry i włosów. Głowica chłodzi skórę w czasie całego zabiegu.',
    ],
    [
      'The pigment in the hair absorbs the laser’s energy, and the heat weakens the follicle it grows from. Only hair in its growth phase responds, so you need a course: usually six to nine treatments, at least six weeks apart.',
      'Our devices combine wavelengths of 755, 808 and 1064 nm, so we can match the settings to your skin and hair colour. The handpiece cools your skin throughout.',
    ],
  ),
  indications: both(
    ['włosy ciemniejsze od skóry', 'podrażnienia i zapalenia mieszków po goleniu', 'wrastające włosy'],
    ['hair darker than the skin', 'irritation or folliculitis after shaving', 'ingrown hair'],
  ),
  contraindications: both(
    [
      'ciąża',
      'świeża opalenizna i samoopalacz',
      'stany zapalne, rany lub opryszczka w miejscu zabiegu',
      'choroba nowotworowa',
    ],
    ['pregnancy', 'a fresh tan or self-tanner', 'inflamed skin, wounds or cold sores in the treated area', 'cancer'],
  ),
  consultations: both(
    [
      'karmienie piersią',
      'leki i zioła światłouczulające',
      'łuszczyca, bielactwo i atopowe zapalenie skóry',
      'tatuaże i znamiona w miejscu zabiegu',
    ],
    [
      'breastfeeding',
      'medicines and herbs that make skin sensitive to light',
      'psoriasis, vitiligo or atopic dermatitis',
      'tattoos or moles in the treated area',
    ],
  ),
  benefits: both(
    [
      'do 30% mniej włosów po jednym zabiegu',
      'koniec codziennego golenia',
      'gładka skóra bez wrastających włosów',
      'pierwsze efekty po około 3 tygodniach',
    ],
    [
      'up to 30% less hair after one treatment',
      'no more daily shaving',
      'smooth skin without ingrown hair',
      'first results after about 3 weeks',
    ],
  ),
  before: both(
    [
      'Ogol miejsce zabiegu dzień wcześniej. Nie używaj wosku ani depilatora przez 4 tygodnie.',
      `Nie opalaj się przez ${sunFreeTime('pl')} i nie pij alkoholu przez 24 godziny przed wizytą.`,
    ],
    [
      'Shave the area the day before. No waxing or epilating for 4 weeks beforehand.',
      `No tanning for ${sunFreeTime('en')} and no alcohol for 24 hours before your visit.`,
    ],
  ),
  ongoing: both(
    [
      'Specjalistka pyta o zdrowie, dobiera ustawienia i prowadzi schłodzoną głowicę po skórze. Czuć krótkie ukłucia ciepła.',
    ],
    [
      'Your specialist asks about your health, chooses the settings and moves the cooled handpiece over the skin. You feel short, warm prickles.',
    ],
  ),
  after: both(
    [
      `Przez 2 dni unikaj sauny i gorących kąpieli, przez ${sunFreeTime('pl')} słońca; używaj kremu z filtrem SPF 50.`,
      'Włosy wypadają same w ciągu 2–3 tygodni.',
    ],
    [
      `No saunas or hot baths for 2 days and no sunbathing for ${sunFreeTime('en')}. Wear SPF 50.`,
      'The hair falls out by itself within 2 to 3 weeks.',
    ],
  ),
  faqs: both(
    [
      [
        'Czy to boli?',
        'Większość osób mówi o cieple i lekkich ukłuciach. Głowica chłodzi skórę, a ustawienia można zmienić w każdej chwili.',
      ],
      [
        'Ile zabiegów potrzebuję?',
        'Zwykle od 6 do 9. Zależy to od koloru i grubości włosów, miejsca na ciele i hormonów.',
      ],
      [
        'Czy włosy znikną na zawsze?',
        'Znacznie się przerzedzają i rosną wolniej. Co jakiś czas warto zrobić zabieg przypominający.',
      ],
    ],
    [
      [
        'Does it hurt?',
        'Most people describe warmth and a light prickling. The handpiece cools your skin, and we can adjust the settings at any moment.',
      ],
      [
        'How many treatments do I need?',
        'Usually 6 to 9. It depends on the colour and thickness of your hair, the area and your hormones.',
      ],
      [
        'Will the hair be gone for good?',
        'It becomes much thinner and grows more slowly. A top-up treatment now and then keeps it that way.',
      ],
    ],
  ),
};

const texts: Record<string, CategoryTexts> = { epilation: laserTexts, ...bodyTexts, ...faceTexts };

/** The category's texts. @throws when a category of the offer has none */
export function textsOf(category: string): CategoryTexts {
  const found = texts[category];
  if (!found) throw new Error(`Failed to seed: the category ${category} has no texts. Add them to category-texts.`);
  return found;
}
