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
        'Retinol speeds up skin renewal. Before a treatment, that is too much of a good thing.',
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

Medicines with vitamin A are another matter: once you stop taking them, you have to wait for months. The doctor who prescribed them decides. Do not stop anything without asking.
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
        'Hydrogen cleansing: who it suits, and who should wait',
      ],
      slugs: ['oczyszczanie-wodorowe-dla-kogo', 'hydrogen-cleansing-for-whom'],
      lead: [
        'To jeden z najłagodniejszych zabiegów. Ale nie zawsze i nie dla każdego.',
        'It is one of the gentlest treatments there is, but not always, and not for everyone.',
      ],
      pl: `
Strumień wody rozpuszcza to, co zatyka pory, a podciśnienie to zbiera. Skóra nie jest zdzierana, więc zabieg dobrze znoszą także cery wrażliwe.

## Tak

Skóra tłusta i mieszana, zaskórniki, szary koloryt, zmęczenie po zimie.

## Jeszcze nie

Zaostrzony trądzik, opryszczka, oparzenie słoneczne i dwa tygodnie po laserze. Wtedy proponujemy inny termin.

? Czy można w ciąży? = Nie, w ciąży nie wykonujemy żadnych zabiegów. Podczas karmienia piersią dobieramy łagodne serum.
? Czy potrzebna jest seria? = Jeden zabieg odświeża. Przy zaskórnikach warto przyjść trzy razy, co cztery tygodnie.
`,
      en: `
A stream of water dissolves what clogs the pores, and suction lifts it out. Nothing is scraped, so it suits sensitive skin too.

## Yes

Oily and combination skin, blackheads, a dull tone, tiredness after winter.

## Not yet

Acne that is flaring up, cold sores, sunburn, or less than two weeks since laser treatment. In these cases we offer another date.

? Can I have it during pregnancy? = No, we do not treat anyone during pregnancy. If you are breastfeeding, we choose a mild serum.
? Do I need a course? = One treatment freshens the skin. For blackheads, come three times, four weeks apart.
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
Right after a treatment the follicles are warm and slightly open. Alcohol and aluminium salts sting and irritate, so for a day we stick to water and cotton.

## What to use instead

- cool water and mild soap
- a gel with panthenol
- a loose shirt, ideally a light-coloured one

After a day you can use an alcohol-free deodorant, and after two your usual one. Give the gym and the sauna a miss for two days.
`,
    },
    { sideCategories: ['epilation'], products: ['laser-female-armpits', 'laser-male-armpits'] },
  ),
  article(
    'wedding-plan',
    ['care', 'anna-zielinska', 88],
    {
      title: ['Skóra przed ślubem: plan na pół roku', 'Skin before a wedding: a six-month plan'],
      slugs: ['skora-przed-slubem', 'skin-before-a-wedding'],
      lead: [
        'Co zacząć wcześniej, a czego nie robić w ostatnim tygodniu.',
        'What to start early, and what to avoid in the final week.',
      ],
      pl: `
Dobra wiadomość: większość rzeczy da się zaplanować. Zła: z niektórymi trzeba zacząć z dużym wyprzedzeniem.

1. Pół roku wcześniej: laser. Seria trwa długo, a między wizytami jest co najmniej sześć tygodni.
1. Cztery miesiące: dermapen, jeśli chcesz wyrównać koloryt.
1. Dwa miesiące: endermologia, dwa razy w tygodniu.
1. Tydzień: oczyszczanie wodorowe i nic nowego.
1. Trzy dni: tylko sen i woda.

! W ostatnim miesiącu nie testuj nowych kosmetyków. Skóra lubi niespodzianki mniej niż goście.
`,
      en: `
The good news: most of it can be planned. The bad: some of it has to start well in advance.

1. Six months before: the laser. A course takes time, with at least six weeks between visits.
1. Four months before: dermapen, if you want a more even tone.
1. Two months before: endermology, twice a week.
1. A week before: hydrogen cleansing, and nothing new.
1. Three days before: just sleep and water.

! Don’t try new cosmetics in the last month. Skin is less fond of surprises than your guests are.
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
Krostki na szyi i karku to zwykle nie alergia, tylko kwestia techniki.

1. Gol się po ciepłym prysznicu, kiedy włos jest miękki.
1. Zmieniaj ostrze co pięć, siedem goleń.
1. Prowadź maszynkę z włosem, a pod włos tylko tam, gdzie skóra na to pozwala.
1. Nie poprawiaj tego samego miejsca trzy razy.
1. Po goleniu chłodna woda i balsam bez alkoholu.

Jeśli mimo to włosy wrastają, laser na linię zarostu lub szyję rozwiązuje problem u źródła: włosów jest po prostu mniej.
`,
      en: `
Bumps on the front and back of the neck are usually not an allergy. They come down to technique.

1. Shave after a warm shower, when the hair is soft.
1. Change the blade every five to seven shaves.
1. Shave in the direction of growth, and against it only where your skin tolerates it.
1. Do not go over the same spot three times.
1. Afterwards, use cool water and an alcohol-free balm.

If hairs still grow inwards, laser treatment of the beard line or the front of the neck tackles the cause: there is simply less hair.
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
        'Some medicines make skin sensitive to light. You don’t have to know them by heart: a list will do.',
      ],
      pl: `
Przed pierwszym zabiegiem pytamy o wszystko, co przyjmujesz, także bez recepty. Powód jest prosty: skóra uwrażliwiona na światło może zareagować przebarwieniem albo oparzeniem.

## O co pytamy najczęściej

- antybiotyki, zwłaszcza z grupy tetracyklin
- preparaty z witaminą A
- dziurawiec i nagietek
- leki moczopędne i niektóre leki na serce

## Co dalej

To nie znaczy, że zabiegu nie będzie. Czasem wystarczy odczekać, czasem prosimy o zaświadczenie od lekarza. Decyzja o odstawieniu leku nigdy nie należy do nas.
`,
      en: `
Before your first treatment we ask about everything you take, including over-the-counter medicines. The reason is simple: skin that has become sensitive to light may react with dark spots or a burn.

## What we ask about most

- antibiotics, especially tetracyclines
- products with vitamin A
- St John’s wort and calendula
- diuretics and some heart medicines

## What happens then

It doesn’t mean you can’t be treated. Sometimes it is enough to wait, and sometimes we ask for a note from your doctor. Whether to stop a medicine is never our decision.
`,
    },
    { sideCategories: ['epilation'], cta: { type: 'contactForm' } },
  ),
  article('gym-and-treatments', ['care', 'marek-wolski', 176], {
    title: ['Siłownia, basen, sauna: kiedy po zabiegu', 'Gym, pool, sauna: how long after a treatment'],
    slugs: ['silownia-basen-sauna-po-zabiegu', 'gym-pool-sauna-after-a-treatment'],
    lead: ['Lista, którą można przykleić do lodówki.', 'A list to stick on the fridge.'],
    pl: `
Ciepło, pot i chlor to trzy rzeczy, których skóra po zabiegu nie lubi.

## Po laserze

- spacer: od razu
- siłownia i bieganie: po dwóch dniach
- basen: po dwóch dniach
- sauna i gorąca kąpiel: po dwóch dniach, lepiej po pięciu

## Po dermapenie

Wszystko o dwa dni dłużej, bo skóra goi mikronakłucia.

## Po endermologii i elektrostymulacji

Ruszaj się, kiedy chcesz. Pij więcej wody niż zwykle.
`,
    en: `
Heat, sweat and chlorine: three things your skin does not want after a treatment.

## After the laser

- a walk: straight away
- gym and running: after two days
- pool: after two days
- sauna and hot baths: after two days, or better still five

## After dermapen

Add two days to each of these, as the skin needs time to heal its tiny punctures.

## After endermology and electrostimulation

Be as active as you like, and drink more water than usual.
`,
  }),
];
