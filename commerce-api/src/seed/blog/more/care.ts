import type { SeedArticle } from '../seed-article';
import { article } from './write-article';

export const care: readonly SeedArticle[] = [
  article(
    'retinol-break',
    ['care', 'anna-zielinska', 14],
    {
      title: ['Retinol i zabiegi: ile dni przerwy', 'Retinol and treatments: how many days apart'],
      slugs: ['retinol-i-zabiegi', 'retinol-and-treatments'],
      lead: [
        'Retinol przyspiesza odnowę skóry. Przed zabiegiem to za dużo dobrego.',
        'Retinol speeds up the renewal of skin. Before a treatment that is too much of a good thing.',
      ],
      pl: `
Skóra po retinolu jest cieńsza na powierzchni i łatwiej się podrażnia. Dlatego przed zabiegami robimy przerwę.

- oczyszczanie wodorowe: 3 dni
- laser na twarzy: 5–7 dni
- dermapen: tydzień przed i tydzień po

## A tabletki?

Leki z witaminą A to inna sprawa: po ich odstawieniu trzeba czekać miesiące. Decyduje lekarz, który je przepisał. Niczego nie odstawiaj bez rozmowy z nim.
`,
      en: `
Skin that uses retinol is thinner on top and more easily irritated. That is why we leave a gap before treatments.

- hydrogen cleansing: 3 days
- laser on the face: 5 to 7 days
- dermapen: a week before and a week after

## And tablets?

Medicines with vitamin A are another matter: once they are stopped one must wait for months. The doctor who prescribed them decides. Stop nothing without asking.
`,
    },
    { products: ['hydrogen-female', 'dermapen-female'] },
  ),
  article(
    'hydrogen-for-whom',
    ['care', 'anna-zielinska', 36],
    {
      title: [
        'Oczyszczanie wodorowe: dla kogo tak, dla kogo jeszcze nie',
        'Hydrogen cleansing: for whom, and for whom not yet',
      ],
      slugs: ['oczyszczanie-wodorowe-dla-kogo', 'hydrogen-cleansing-for-whom'],
      lead: [
        'To jeden z najłagodniejszych zabiegów. Ale nie zawsze i nie dla każdego.',
        'It is one of the gentlest treatments. But not always and not for everybody.',
      ],
      pl: `
Strumień wody rozpuszcza to, co zatyka pory, a podciśnienie to zbiera. Skóra nie jest zdzierana, więc zabieg dobrze znoszą także cery wrażliwe.

## Tak

Skóra tłusta i mieszana, zaskórniki, szary koloryt, zmęczenie po zimie.

## Jeszcze nie

Zaostrzony trądzik, opryszczka, oparzenie słoneczne i dwa tygodnie po laserze. Wtedy proponujemy inny termin.

? Czy można w ciąży? = Sam zabieg jest delikatny, ale wolimy zgodę lekarza prowadzącego.
? Czy potrzebna jest seria? = Jeden zabieg odświeża. Przy zaskórnikach warto przyjść trzy razy, co cztery tygodnie.
`,
      en: `
A stream of water dissolves what clogs the pores, and suction gathers it. Nothing is scraped, so sensitive skin bears it well too.

## Yes

Oily and combination skin, blackheads, a dull tone, tiredness after winter.

## Not yet

Acne flaring up, cold sores, sunburn, and two weeks after a laser. Then we offer another date.

? During pregnancy? = The treatment is gentle, but we prefer the consent of your doctor.
? Is a course needed? = One treatment freshens up. For blackheads come three times, every four weeks.
`,
    },
    { products: ['hydrogen-female', 'hydrogen-male'], cta: { type: 'product', product: 'hydrogen-female' } },
  ),
  article(
    'deodorant-after-laser',
    ['care', 'anna-zielinska', 49],
    {
      title: [
        'Pachy po laserze: kiedy wrócić do dezodorantu',
        'Underarms after the laser: when to use deodorant again',
      ],
      slugs: ['dezodorant-po-laserze', 'deodorant-after-laser'],
      lead: [
        'Krótka odpowiedź: po dobie. Dłuższa jest ciekawsza.',
        'The short answer: after a day. The longer one is more interesting.',
      ],
      pl: `
Tuż po zabiegu mieszki są rozgrzane i lekko otwarte. Alkohol i sole glinu szczypią i podrażniają, dlatego przez dobę zostajemy przy wodzie i bawełnie.

## Co zamiast

- chłodna woda i łagodne mydło
- żel z pantenolem
- luźna koszulka, najlepiej jasna

Po dobie możesz wrócić do dezodorantu bez alkoholu, a po dwóch do swojego zwykłego. Siłownię i saunę odłóż o dwa dni.
`,
      en: `
Right after a treatment the follicles are warm and slightly open. Alcohol and aluminium salts sting and irritate, so for a day we keep to water and cotton.

## What instead

- cool water and mild soap
- a gel with panthenol
- a loose shirt, best a light one

After a day you can use a deodorant without alcohol, after two your usual one. Leave gym and sauna for two days.
`,
    },
    { sideCategories: ['epilation'], products: ['laser-female-armpits', 'laser-male-armpits'] },
  ),
  article(
    'wedding-plan',
    ['care', 'anna-zielinska', 88],
    {
      title: ['Skóra przed ślubem: plan na pół roku', 'Skin before a wedding: a plan for half a year'],
      slugs: ['skora-przed-slubem', 'skin-before-a-wedding'],
      lead: [
        'Co zacząć wcześniej, a czego nie robić w ostatnim tygodniu.',
        'What to begin early, and what not to do in the last week.',
      ],
      pl: `
Dobra wiadomość: większość rzeczy da się zaplanować. Zła: niektóre trzeba zacząć na wiosnę poprzedniego roku.

1. Pół roku wcześniej: laser. Seria trwa długo, a między wizytami jest co najmniej sześć tygodni.
1. Cztery miesiące: dermapen, jeśli chcesz wyrównać koloryt.
1. Dwa miesiące: endermologia, dwa razy w tygodniu.
1. Tydzień: oczyszczanie wodorowe i nic nowego.
1. Trzy dni: tylko sen i woda.

! W ostatnim miesiącu nie testuj nowych kosmetyków. Skóra lubi niespodzianki mniej niż goście.
`,
      en: `
The good news: most of it can be planned. The bad: some of it has to begin in the spring before.

1. Half a year ahead: the laser. A course is long, with at least six weeks between visits.
1. Four months: dermapen, if you want an even tone.
1. Two months: endermology, twice a week.
1. A week: hydrogen cleansing and nothing new.
1. Three days: only sleep and water.

! Try no new cosmetics in the last month. Skin likes surprises less than guests do.
`,
    },
    { gender: 'female', cta: { type: 'leadForm' } },
  ),
  article(
    'shaving-irritation',
    ['care', 'marek-wolski', 58],
    {
      title: ['Podrażnienie po goleniu: pięć prostych zmian', 'Razor burn: five simple changes'],
      slugs: ['podraznienie-po-goleniu', 'razor-burn'],
      lead: ['Zanim pomyślisz o laserze, sprawdź maszynkę.', 'Before you think of a laser, look at your razor.'],
      pl: `
Krostki na szyi i karku to najczęściej nie alergia, tylko technika.

1. Gol się po ciepłym prysznicu, kiedy włos jest miękki.
1. Zmieniaj ostrze co pięć, siedem goleń.
1. Prowadź maszynkę z włosem, a pod włos tylko tam, gdzie skóra na to pozwala.
1. Nie poprawiaj tego samego miejsca trzy razy.
1. Po goleniu chłodna woda i balsam bez alkoholu.

Jeśli mimo to włosy wrastają, laser na linię zarostu lub szyję rozwiązuje problem u źródła: włosów jest po prostu mniej.
`,
      en: `
Bumps on throat and nape are mostly no allergy but technique.

1. Shave after a warm shower, when the hair is soft.
1. Change the blade every five to seven shaves.
1. Go with the hair, and against it only where the skin allows.
1. Do not go over the same place three times.
1. Afterwards cool water and a balm without alcohol.

If hair still grows in, the laser on beard line or throat solves it at its source: there is simply less hair.
`,
    },
    { gender: 'male', products: ['laser-male-beardLine', 'laser-male-throat'] },
  ),
  article(
    'medicines-and-light',
    ['care', 'anna-zielinska', 134],
    {
      title: ['Leki, zioła i światło: o czym nam powiedzieć', 'Medicines, herbs and light: what to tell us'],
      slugs: ['leki-ziola-i-swiatlo', 'medicines-herbs-and-light'],
      lead: [
        'Niektóre leki uczulają skórę na światło. Nie musisz ich znać na pamięć, wystarczy lista.',
        'Some medicines make skin sensitive to light. You need not know them by heart, a list is enough.',
      ],
      pl: `
Przed pierwszym zabiegiem pytamy o wszystko, co przyjmujesz, także bez recepty. Powód jest prosty: skóra uwrażliwiona na światło może zareagować przebarwieniem albo oparzeniem.

## O co pytamy najczęściej

- antybiotyki, zwłaszcza z grupy tetracyklin
- preparaty z witaminą A
- dziurawiec i nagietek
- leki moczopędne i niektóre leki na serce

## Co dalej

To nie znaczy, że zabiegu nie będzie. Czasem wystarczy odczekać, czasem prosimy o słowo od lekarza. Decyzja o odstawieniu leku nigdy nie należy do nas.
`,
      en: `
Before the first treatment we ask about all that you take, also without a prescription. The reason is simple: skin made sensitive to light may react with spots or a burn.

## What we ask about most

- antibiotics, tetracyclines above all
- products with vitamin A
- St John’s wort and marigold
- diuretics and some heart medicines

## What then

It does not mean that there will be no treatment. Sometimes waiting is enough, sometimes we ask for a word from your doctor. Whether a medicine is stopped is never ours to decide.
`,
    },
    { sideCategories: ['epilation'], cta: { type: 'contactForm' } },
  ),
  article('gym-and-treatments', ['care', 'marek-wolski', 176], {
    title: ['Siłownia, basen, sauna: co ile po zabiegu', 'Gym, pool, sauna: how long after a treatment'],
    slugs: ['silownia-basen-sauna-po-zabiegu', 'gym-pool-sauna-after-a-treatment'],
    lead: ['Tabela, którą można przykleić do lodówki.', 'A list to stick on the fridge.'],
    pl: `
Ciepło, pot i chlor to trzy rzeczy, których skóra po zabiegu nie lubi.

## Po laserze

- spacer: od razu
- siłownia i bieganie: po dwóch dniach
- basen: po trzech dniach
- sauna i gorąca kąpiel: po dwóch dniach, lepiej po pięciu

## Po dermapenie

Wszystko o dwa dni dłużej, bo skóra goi mikronakłucia.

## Po endermologii i elektrostymulacji

Ruszaj się, kiedy chcesz. Pij więcej wody niż zwykle.
`,
    en: `
Heat, sweat and chlorine are three things that skin does not like after a treatment.

## After the laser

- a walk: at once
- gym and running: after two days
- pool: after three days
- sauna and hot baths: after two days, better five

## After dermapen

All of it two days later, since the skin heals its fine punctures.

## After endermology and electrostimulation

Move when you like. Drink more water than usual.
`,
  }),
];
