import type { SeedArticle } from '../seed-article';
import { article } from './write-article';

export const curiosities: readonly SeedArticle[] = [
  article('word-velvet', ['curiosities', 'marek-wolski', 45], {
    title: ['Aksamit: skąd wzięło się to słowo', 'Aksamit: where the word comes from'],
    slugs: ['skad-slowo-aksamit', 'where-the-word-aksamit-comes-from'],
    lead: [
      'Greckie „sześć nitek” przewędrowało przez pół Europy, zanim trafiło na nasz szyld.',
      'The Greek for “six threads” travelled halfway across Europe before it reached our sign.',
    ],
    pl: `
Greckie słowo heksamitos znaczyło „z sześciu nici”. Tak nazywano gęstą, kosztowną tkaninę. Przez łacinę i niemiecki samit dotarło do polszczyzny jako aksamit.

## Dlaczego jest miękki

Aksamit tka się z pętelek, które potem się przecina. Tysiące krótkich nitek stoją pionowo, jak trawa. Światło odbija się od nich inaczej z każdej strony, stąd jego głęboki połysk.

Dobre porównanie dla skóry? Na pewno dla takiej, której nie trzeba codziennie golić.
`,
    en: `
In Greek, hexamitos meant “of six threads”: the name of a dense and costly cloth. By way of Latin and the German samit it entered Polish as aksamit, the word for velvet.

## Why it is soft

Velvet is woven in loops that are then cut. Thousands of short threads stand upright, like grass, and reflect the light differently from every side. That gives it its deep lustre.

A fair comparison for skin? Certainly for skin that no longer needs a razor every day.
`,
  }),
  article('how-many-hairs', ['curiosities', 'marek-wolski', 92], {
    title: ['Pięć milionów mieszków: włosy w liczbach', 'Five million follicles: hair in numbers'],
    slugs: ['wlosy-w-liczbach', 'hair-in-numbers'],
    lead: ['Tyle samo co goryl, tylko cieńsze.', 'As many as a gorilla, only finer.'],
    pl: `
Człowiek rodzi się z około pięcioma milionami mieszków włosowych i nowych już nie przybywa. To mniej więcej tyle, ile ma goryl. Różnica jest w grubości: nasze włosy są w większości tak jasne i cienkie, że ich nie widać.

- na głowie: około 100 tysięcy
- włos na głowie rośnie 2–6 lat, na nodze kilka miesięcy
- dziennie wypada 50–100 włosów z głowy
- broda rośnie około centymetra na miesiąc

Kiedy mówimy o depilacji, chodzi o mieszki, które wytwarzają grube, ciemne włosy. Reszta może zostać.
`,
    en: `
We are born with about five million follicles, and never grow new ones. That is roughly as many as a gorilla has. The difference is in thickness: most of our hair is too fair and fine to be seen.

- on the head: about 100,000
- a hair on the head grows for 2 to 6 years, one on a leg for a few months
- 50 to 100 hairs fall from the head each day
- a beard grows about a centimetre a month

When we speak of hair removal, we mean the follicles that make thick, dark hair. The rest can stay.
`,
  }),
  article('skin-remembers-sun', ['curiosities', 'anna-zielinska', 143], {
    title: ['Czy skóra pamięta słońce', 'Does skin remember the sun?'],
    slugs: ['czy-skora-pamieta-slonce', 'does-skin-remember-the-sun'],
    lead: [
      'Opalenizna blednie, ślad zostaje. Co o tym wiadomo.',
      'A tan fades, but a trace remains. Here is what we know about it.',
    ],
    pl: `
Opalenizna to obrona: komórki produkują barwnik, żeby osłonić swoje DNA. Po kilku tygodniach znika, bo naskórek się odnawia. Zmiany w głębszych warstwach zostają i z czasem się sumują.

## Gdzie to widać

Porównaj skórę na grzbiecie dłoni i po wewnętrznej stronie ramienia. Mają tyle samo lat, a wyglądają inaczej.

## Dlaczego pytamy o opalanie

Barwnik w skórze przejmuje energię lasera przeznaczoną dla włosa. Dlatego po urlopie prosimy o cztery tygodnie cierpliwości.
`,
    en: `
A tan is a defence: cells make pigment to protect their DNA. Within a few weeks it is gone, because the surface of the skin renews itself. Changes in the deeper layers stay, and add up over time.

## Where it shows

Compare the skin on the back of your hand with that on the inside of your arm. They are the same age, yet they look different.

## Why we ask about tanning

Pigment in the skin absorbs laser energy that was meant for the hair. That is why we ask you to wait four weeks after a holiday.
`,
  }),
  article(
    'smallest-atom',
    ['curiosities', 'marek-wolski', 189],
    {
      title: ['Wodór: najmniejszy atom w gabinecie', 'Hydrogen: the smallest atom in the salon'],
      slugs: ['wodor-najmniejszy-atom', 'hydrogen-smallest-atom'],
      lead: [
        'Co robi wodór w wodzie do oczyszczania i czego na pewno nie robi.',
        'What hydrogen does in cleansing water, and what it certainly doesn’t.',
      ],
      pl: `
Wodór jest najlżejszym pierwiastkiem. W urządzeniu powstaje z wody przez elektrolizę i rozpuszcza się w niej w postaci drobnych pęcherzyków.

## Co robi

Woda z pęcherzykami dobrze dociera do zagłębień skóry i pomaga odkleić zanieczyszczenia. Wodór jest też reduktorem, czyli łatwo oddaje elektrony.

## Czego nie obiecujemy

Że cofa czas albo leczy. Badania nad wodą wodorową trwają i są na razie skromne. To, co widzimy na co dzień, to czyste pory i nawilżona skóra, i to nam wystarcza.
`,
      en: `
Hydrogen is the lightest element. The device produces it from water by electrolysis and dissolves it in fine bubbles.

## What it does

Water with bubbles reaches well into the hollows of the skin and helps to loosen impurities. Hydrogen is also a reducing agent: it gives up electrons easily.

## What we do not promise

That it turns back time, or heals anything. Research on hydrogen water is still at an early stage. What we see every day is clean pores and hydrated skin, and that is enough for us.
`,
    },
    { products: ['hydrogen-female'] },
  ),
  article(
    'sugar-paste',
    ['curiosities', 'anna-zielinska', 231],
    {
      title: ['Pasta cukrowa: przepis starszy niż podręczniki', 'Sugar paste: a recipe older than textbooks'],
      slugs: ['pasta-cukrowa', 'sugar-paste'],
      lead: [
        'Cukier, woda, cytryna i cierpliwość. Dlaczego działa i kiedy z niej zrezygnować.',
        'Sugar, water, lemon and patience. Why it works, and when to leave it alone.',
      ],
      pl: `
Gęsty syrop z cukru i soku z cytryny oblepia włos, ale słabiej trzyma się skóry niż wosk. Dlatego boli trochę mniej, a resztki zmywa ciepła woda.

## Zalety i wady

Jest tania i prosta. Wyrywa jednak włos z cebulką, więc po kilku tygodniach zaczyna się od nowa, a włosy lubią wrastać.

## Pasta a laser

Przez cztery tygodnie przed laserem nie używaj pasty ani wosku. Bez cebulki w skórze laser nie ma czego ogrzać.
`,
      en: `
A thick syrup of sugar and lemon juice sticks to the hair but less to the skin than wax does. So it hurts a little less, and the rest washes off with warm water.

## For and against

It is cheap and simple. But it pulls the hair out by the root, so in a few weeks you start all over again, and ingrown hairs are common.

## Paste and laser

Don’t use paste or wax for four weeks before the laser. Without a root in the skin, it has nothing to heat.
`,
    },
    { sideCategories: ['epilation'] },
  ),
];
