import type { SeedArticle } from '../seed-article';
import { article } from './write-article';

export const endermology: readonly SeedArticle[] = [
  article(
    'endermology-rhythm',
    ['endermology', 'anna-zielinska', 27],
    {
      title: ['Dwa razy w tygodniu czy raz na dwa tygodnie', 'Twice a week or every other week'],
      slugs: ['rytm-endermologii', 'rhythm-of-endermology'],
      lead: [
        'Endermologia lubi regularność. Jak ułożyć serię, żeby miała sens.',
        'Endermology rewards regularity. How to plan a course that makes sense.',
      ],
      pl: `
Masaż podciśnieniowy działa jak trening: pojedynczy jest przyjemny, seria coś zmienia. Na początku najlepiej przychodzić dwa razy w tygodniu, z co najmniej jednym dniem przerwy.

## Trzy etapy

1. Dwa razy w tygodniu przez cztery do pięciu tygodni.
1. Raz w tygodniu przez kolejny miesiąc.
1. Raz w miesiącu, żeby efekt utrzymać.

Po szóstej wizycie robimy zdjęcia i razem decydujemy, czy idziemy dalej. Jeśli skóra nie reaguje, mówimy o tym wprost.
`,
      en: `
Suction massage works like exercise: a single session is pleasant, a course changes something. To begin with, it is best to come twice a week, with at least one day in between.

## Three stages

1. Twice a week for four to five weeks.
1. Once a week for another month.
1. Once a month to keep the effect.

After the sixth visit we take photographs and decide together whether to continue. If your skin isn’t responding, we tell you.
`,
    },
    { products: ['endermology-female-body'], cta: { type: 'product', product: 'endermology-female-body' } },
  ),
  article('endermology-suit', ['endermology', 'anna-zielinska', 77], {
    title: ['Kostium do endermologii: po co i jak o niego dbać', 'The endermology suit: why, and how to care for it'],
    slugs: ['kostium-do-endermologii', 'endermology-suit'],
    lead: [
      'Cienki, biały i tylko Twój. Kupujesz go raz na całą serię.',
      'Thin, white and yours alone. You buy it once for the whole course.',
    ],
    pl: `
Kostium chroni skórę przed tarciem i sprawia, że głowica sunie równo. To także kwestia higieny: rolki nie dotykają skóry bezpośrednio.

## Jak dobrać rozmiar

Ma przylegać, ale nie uciskać. Fałdy materiału odciskają się na skórze w czasie masażu, dlatego mniejszy bywa lepszy od większego.

## Pranie

- ręcznie albo w woreczku, w 30 stopniach
- bez płynu do płukania, bo skleja włókna
- suszenie na płasko, nie na kaloryferze

Dobrze traktowany wytrzyma całą serię, a często i następną.
`,
    en: `
The suit protects the skin from rubbing and lets the head glide evenly. It is also a matter of hygiene: the rollers never touch the skin.

## The right size

It should fit closely without squeezing. Folds leave marks during the massage, so a smaller size is often better than a larger one.

## Washing

- by hand or in a bag, at 30 degrees
- without fabric softener, which clogs the fibres
- dried flat, not on a radiator

Looked after well, it lasts the whole course, and often the next one too.
`,
  }),
  article(
    'endermology-sport',
    ['endermology', 'marek-wolski', 112],
    {
      title: ['Endermologia i sport: kiedy przed, kiedy po', 'Endermology and sport: before or after?'],
      slugs: ['endermologia-i-sport', 'endermology-and-sport'],
      lead: [
        'Biegacze i kolarze pytają o masaż coraz częściej. Oto prosty plan.',
        'More and more runners and cyclists ask about the massage. Here is a simple plan.',
      ],
      pl: `
Po długim biegu nogi są ciężkie, bo w tkankach zbiera się płyn. Spokojny masaż pomaga mu odpłynąć, a mięśnie szybciej odpoczywają.

## Dzień po wysiłku

Najlepszy moment to następny dzień. Tuż po zawodach mięśnie są zbyt obolałe na mocny masaż.

## Przed startem

Ostatnią wizytę zaplanuj dwa dni wcześniej. Nogi mają być lekkie, a nie rozluźnione do granic.

! Świeży uraz, siniak albo naderwany mięsień to powód do wizyty u lekarza lub fizjoterapeuty, a nie do masażu.
`,
      en: `
After a long run your legs feel heavy because fluid gathers in the tissue. A gentle massage helps it to drain, and the muscles recover faster.

## The day after

The best time is the next day. Right after a race the muscles are too sore for strong suction.

## Before a race

Plan your last visit two days before. Legs should feel light, not completely slack.

! A fresh injury, a bruise or a torn muscle calls for a doctor or a physiotherapist, not a massage.
`,
    },
    { gender: 'male', products: ['endermology-male-body'] },
  ),
  article(
    'cellulite-facts',
    ['endermology', 'anna-zielinska', 163],
    {
      title: ['Cellulit: co jest prawdą, a co reklamą', 'Cellulite: what is true and what is just advertising'],
      slugs: ['cellulit-prawda-i-reklama', 'cellulite-truth-and-advertising'],
      lead: [
        'Ma go większość kobiet, także szczupłych. I nie jest chorobą.',
        'Most women have it, including slim ones. And it is not an illness.',
      ],
      pl: `
Pod skórą kobiet pasma tkanki łącznej biegną prosto w dół, a między nimi leży tłuszcz. Kiedy pasma ciągną, a tłuszcz wypycha, powstają nierówności. U mężczyzn pasma krzyżują się, dlatego mają ich mniej.

## Co pomaga trochę

Ruch, który buduje mięśnie pod skórą. Masaż, który poprawia krążenie. Stała waga.

## Czego nie obiecujemy

Że zniknie. Po serii skóra jest gładsza i bardziej napięta, a efekt trzeba podtrzymywać. Każdy, kto mówi o wyleczeniu, sprzedaje marzenia.
`,
      en: `
Beneath women’s skin bands of connective tissue run straight down, with fat between them. When the bands pull and the fat pushes, the surface becomes uneven. In men the bands cross, so they have less of it.

## What helps a little

Exercise that builds the muscles underneath. Massage that improves circulation. A steady weight.

## What we do not promise

That it disappears. After a course the skin is smoother and firmer, but the effect has to be maintained. Anyone who offers a cure is selling a dream.
`,
    },
    { gender: 'female', products: ['endermology-female-thighs', 'endermology-female-body'] },
  ),
  article(
    'endermology-face',
    ['endermology', 'anna-zielinska', 205],
    {
      title: ['Endermologia twarzy: pół godziny dla owalu', 'Face endermology: half an hour for the contour'],
      slugs: ['endermologia-twarzy-pol-godziny', 'face-endermology-half-an-hour'],
      lead: ['Mała głowica, delikatny rytm i żadnego kremu.', 'A small head, a gentle rhythm and no cream.'],
      pl: `
Na twarzy pracujemy głowicą wielkości pudełka zapałek, z dwiema klapkami zamiast rolek. Unoszą skórę i puszczają, kilka razy na sekundę.

## Kiedy ma sens

Przy obrzękach rano, przy skórze, która straciła napięcie, i wtedy, gdy igły nie wchodzą w grę. Efekt po jednej wizycie widać przez dzień lub dwa, po serii dłużej.

## Jak się przygotować

Przyjdź bez makijażu i bez kremu. Jeśli masz opryszczkę albo jesteś świeżo po dermapenie, umów się na późniejszy termin.
`,
      en: `
On the face we work with a head the size of a matchbox, with two flaps instead of rollers. They lift the skin and release it, several times a second.

## When it makes sense

For morning puffiness, for skin that has lost its firmness, and when needles are out of the question. After one visit the effect lasts for a day or two, and after a course for longer.

## How to prepare

Come without make-up and without cream. If you have a cold sore, or have recently had dermapen, choose a later date.
`,
    },
    { products: ['endermology-female-face'] },
  ),
];
