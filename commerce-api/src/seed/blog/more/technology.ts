import type { SeedArticle } from '../seed-article';
import { article } from './write-article';

export const technology: readonly SeedArticle[] = [
  article('ipl-or-laser', ['technology', 'marek-wolski', 33], {
    title: ['IPL czy laser: czym się różnią', 'IPL or laser: how they differ'],
    slugs: ['ipl-czy-laser', 'ipl-or-laser'],
    lead: [
      'Jedno to błysk lampy, drugie jedna długość fali. Efekt na skórze bywa inny.',
      'One is a flash of lamp light, the other a single wavelength. Your skin can tell the difference.',
    ],
    pl: `
IPL to mocna lampa błyskowa z filtrem. Wysyła światło o wielu długościach fali naraz, a filtr odcina te, które mogłyby zaszkodzić. Laser świeci jedną długością fali, więc łatwiej przewidzieć, dokąd dotrze jego energia.

## Co to znaczy w gabinecie

Światło lampy rozprasza się i część energii zostaje w powierzchni skóry. Laser trafia głębiej i węziej, dlatego zwykle wystarcza mniej zabiegów. Przy ciemniejszej karnacji łatwiej też dobrać bezpieczne ustawienie.

## A urządzenia domowe?

Są słabsze z założenia, bo mają być bezpieczne w rękach każdego. Mogą spowolnić odrastanie, ale nie zastąpią serii w salonie ani rozmowy o zdrowiu przed nią.

! Niezależnie od urządzenia nie świecimy na pieprzyki, tatuaże i świeżą opaleniznę.
`,
    en: `
IPL is a strong flash lamp with a filter. It sends out many wavelengths at once, and the filter cuts off those that could do harm. A laser emits a single wavelength, so it is easier to predict where its energy goes.

## What that means in the salon

The light of a lamp scatters, and part of its energy stays near the surface of the skin. A laser reaches deeper and more precisely, which is why fewer treatments are usually enough. For darker skin it is also easier to choose a safe setting.

## And home devices?

They are weaker by design, because they have to be safe in anyone’s hands. They may slow regrowth, but they are no substitute for a course in a salon, or for the health check before it.

! Whatever the device, we do not treat moles, tattoos or a fresh tan.
`,
  }),
  article(
    'head-sizes',
    ['technology', 'marek-wolski', 61],
    {
      title: ['9 × 9, 12 × 12, 22 × 35: po co trzy głowice', '9 × 9, 12 × 12, 22 × 35: why three heads'],
      slugs: ['trzy-glowice-lasera', 'three-laser-heads'],
      lead: [
        'Mała do wąsika, duża do pleców. Rozmiar głowicy decyduje o czasie i głębokości.',
        'A small one for the upper lip, a large one for the back. The size of the head determines time and depth.',
      ],
      pl: `
Głowica to część urządzenia, która dotyka skóry. Pracujemy trzema: 9 × 9, 12 × 12 i 22 × 35 milimetrów.

## Duża okolica, duża głowica

Plecy i nogi małą głowicą trwałyby dwa razy dłużej. Większa plamka światła ma jeszcze jedną zaletę: mniej energii ucieka na boki, więc dociera ona głębiej.

## Mała tam, gdzie liczy się precyzja

Wąsik, uszy czy linia zarostu mają krzywizny i granice. Mała głowica przylega do nich całą powierzchnią, a to warunek dobrego chłodzenia.

- 9 × 9 mm: twarz, uszy, palce
- 12 × 12 mm: pachy, bikini, kark
- 22 × 35 mm: nogi, plecy, klatka piersiowa
`,
      en: `
The head is the part of the device that touches the skin. We work with three: 9 × 9, 12 × 12 and 22 × 35 millimetres.

## A large area, a large head

With a small head, the back and legs would take twice as long. A larger spot of light has another advantage: less energy escapes sideways, so it reaches deeper.

## A small one where precision counts

The upper lip, ears and beard line have curves and edges. A small head lies flat against them, which is essential for good cooling.

- 9 × 9 mm: face, ears, fingers
- 12 × 12 mm: underarms, bikini line, nape
- 22 × 35 mm: legs, back, chest
`,
    },
    { products: ['laser-female-legs', 'laser-male-back'] },
  ),
  article('cooling', ['technology', 'marek-wolski', 96], {
    title: ['Dlaczego głowica lasera jest zimna', 'Why the laser head is cold'],
    slugs: ['dlaczego-glowica-jest-zimna', 'why-the-head-is-cold'],
    lead: [
      'Ciepło ma trafić do mieszka, a nie do naskórka. Dba o to szafir.',
      'The heat is meant for the follicle, not for the skin above it. Sapphire sees to that.',
    ],
    pl: `
Końcówka głowicy jest z szafiru, który bardzo dobrze przewodzi ciepło. Od środka chłodzi ją płyn o temperaturze kilku stopni, więc skóra pod głowicą jest chłodna, zanim błyśnie impuls.

## Trzy korzyści

- naskórek nie nagrzewa się za mocno
- zakończenia nerwowe są mniej wrażliwe, więc mniej boli
- można użyć energii, która naprawdę dotrze do mieszka

Żel na skórze pomaga światłu przejść bez odbić i pozwala głowicy się ślizgać. Po zabiegu wycieramy go papierowym ręcznikiem, a skóra jest w dotyku chłodna.
`,
    en: `
The tip of the head is made of sapphire, which conducts heat very well. Liquid at just a few degrees cools it from inside, so the skin underneath is cold before the pulse flashes.

## Three benefits

- the surface of the skin does not get too hot
- nerve endings are less sensitive, so it hurts less
- we can use enough energy to really reach the follicle

The gel on the skin lets the light through without reflections and helps the head glide. Afterwards we wipe it off with a paper towel, and the skin feels cool.
`,
  }),
  article('goggles', ['technology', 'marek-wolski', 148], {
    title: ['Okulary w gabinecie: dlaczego wszyscy je noszą', 'Goggles in the treatment room: why everyone wears them'],
    slugs: ['okulary-w-gabinecie', 'goggles-in-the-room'],
    lead: [
      'Zakładasz je Ty, zakłada je specjalistka. Nie dla stylu.',
      'You wear them, and so does the specialist. It is not a fashion statement.',
    ],
    pl: `
Światło lasera jest skupione i oko nie zawsze zdąży mrugnąć. Dlatego w czasie impulsu każdy w gabinecie ma okulary dobrane do długości fali, z którą pracujemy.

## Ciemne nie znaczy dobre

Zwykłe okulary przeciwsłoneczne nie chronią. Liczy się gęstość optyczna dla danej długości fali, zapisana na oprawce. Dla 755 i 1064 nm bywa inna.

## Co jeszcze robimy

- na drzwiach świeci lampka, kiedy laser pracuje
- lustra są zasłonięte
- okolice oczu poniżej brwi zostawiamy w spokoju
`,
    en: `
Laser light is concentrated, and the eye may not blink in time. So while the laser is pulsing, everyone in the treatment room wears goggles made for the wavelength in use.

## Dark doesn’t mean safe

Ordinary sunglasses do not protect you. What counts is the optical density at the given wavelength, which is printed on the frame. It may differ for 755 and 1064 nm.

## What else we do

- a light above the door is on while the laser is in use
- mirrors are covered
- we leave the area below the brows alone
`,
  }),
  article(
    'radio-warmth',
    ['technology', 'anna-zielinska', 84],
    {
      title: ['Fale radiowe: skąd bierze się ciepło', 'Radio waves: where the warmth comes from'],
      slugs: ['fale-radiowe-skad-cieplo', 'radio-waves-where-warmth-comes-from'],
      lead: [
        'Prąd zmienny, woda w skórze i tarcie. Bez igieł i bez światła.',
        'Alternating current, water in the skin and friction. No needles and no light.',
      ],
      pl: `
Głowica wytwarza prąd, który zmienia kierunek około miliona razy na sekundę. Cząsteczki wody w skórze próbują za nim nadążyć, ocierają się o siebie i skóra się ogrzewa, najmocniej kilka milimetrów pod powierzchnią.

## Czterdzieści stopni to cel

Przy około 40–42 stopniach włókna kolagenu lekko się kurczą, a skóra dostaje sygnał, żeby budować nowe. Temperaturę mierzymy przez cały zabieg, bo więcej wcale nie znaczy lepiej.

## Kto powinien poczekać

Rozrusznik serca, metalowe implanty w miejscu zabiegu, ciąża i czynna choroba nowotworowa wykluczają zabieg. O wszystko to pytamy na pierwszej wizycie.
`,
      en: `
The head produces a current that changes direction about a million times a second. Water molecules in the skin try to keep up and rub against each other, and the skin grows warm, most of all a few millimetres below the surface.

## Forty degrees is the goal

At about 40 to 42 degrees collagen fibres tighten a little, and the skin starts to build new ones. We measure the temperature throughout, because more is not better.

## Who should wait

A pacemaker, metal implants in the treated area, pregnancy and active cancer rule it out. We ask about all of these at your first visit.
`,
    },
    { products: ['radio-female-face', 'radio-female-body'], cta: { type: 'product', product: 'radio-female-face' } },
  ),
  article(
    'dermapen-depth',
    ['technology', 'anna-zielinska', 121],
    {
      title: ['Dermapen: ułamki milimetra, które robią różnicę', 'Dermapen: fractions of a millimetre that matter'],
      slugs: ['dermapen-ulamki-milimetra', 'dermapen-fractions-of-a-millimetre'],
      lead: [
        'Inna głębokość na czoło, inna na policzek. Jak ją dobieramy.',
        'One depth for the forehead, another for the cheek. How we choose it.',
      ],
      pl: `
Skóra na powiece ma pół milimetra grubości, na policzku kilka razy więcej. Igły głowicy wysuwają się od 0,25 do 2,5 milimetra, a my zmieniamy głębokość w trakcie zabiegu, miejsce po miejscu.

## Płytko

Do pół milimetra: odświeżenie i lepsze wchłanianie preparatów. Skóra jest różowa jeden dzień.

## Głębiej

Przy bliznach potrądzikowych pracujemy głębiej i rzadziej, zwykle co cztery tygodnie. Zaczerwienienie trwa dwa, trzy dni. Blizny bledną i spłycają się, ale nie znikają do końca, i warto to wiedzieć przed pierwszą wizytą.

! Czynny trądzik, opryszczka i skłonność do bliznowców to powody, żeby z zabiegu zrezygnować albo go odłożyć.
`,
      en: `
The skin of an eyelid is half a millimetre thick; on the cheek it is several times thicker. The needles extend from 0.25 to 2.5 millimetres, and we change the depth during the treatment, area by area.

## Shallow

Up to half a millimetre: the skin looks fresher and absorbs products better. It stays pink for a day.

## Deeper

For acne scars we work deeper and less often, usually every four weeks. The redness lasts two or three days. Scars become paler and shallower, but they do not disappear, and it is good to know that in advance.

! Active acne, cold sores and a tendency to keloids are reasons to postpone the treatment or not to have it at all.
`,
    },
    { products: ['dermapen-female', 'dermapen-male'] },
  ),
];
