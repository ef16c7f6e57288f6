import { both } from '../localized';
import type { SeedArticle } from './seed-article';

export const shortArticles: readonly SeedArticle[] = [
  {
    code: 'first-endermology',
    category: 'endermology',
    author: 'anna-zielinska',
    title: both('Pierwsza endermologia: czego się spodziewać', 'Your first endermology: what to expect'),
    slugs: both('pierwsza-endermologia', 'first-endermology'),
    lead: both(
      'Kostium, pięćdziesiąt minut masażu i szklanka wody. Tak wygląda pierwsza wizyta.',
      'A suit, fifty minutes of massage and a glass of water. This is what a first visit looks like.',
    ),
    daysAgo: 40,
    gender: 'female',
    products: ['endermology-female-body', 'endermology-female-face'],
    cta: { type: 'product', product: 'endermology-female-body' },
    text: both(
      `
Endermologia to masaż, który wykonuje głowica z dwiema rolkami i podciśnieniem. Rolki unoszą fałd skóry i prowadzą go w stałym rytmie, od stóp ku górze. Brzmi technicznie, a w odczuciu przypomina mocny, równy masaż.

## Przed masażem

Zakładasz cienki kostium, który kupujesz raz na całą serię i który należy tylko do Ciebie. Dzięki niemu głowica sunie gładko, a skóra nie jest ciągnięta. Na dwie godziny przed wizytą zjedz coś lekkiego.

## W trakcie

Zabieg na ciało trwa około 50 minut. Specjalistka zmienia siłę i rytm w zależności od miejsca: uda znoszą więcej niż brzuch. Jeśli coś jest nieprzyjemne, powiedz. Masaż nie ma boleć.

## Po

Skóra może być różowa i ciepła przez kilkanaście minut. Wypij dwie szklanki wody i przejdź się kawałek. Lżejsze nogi czuć często już pierwszego dnia, na zmianę wyglądu skóry trzeba poczekać do kilku wizyt.

! Endermologii nie robimy w ciąży, przy zakrzepicy ani wtedy, gdy choroba nowotworowa trwa lub minęło od niej mniej niż 5 lat.
`,
      `
Endermology is a massage performed by a head with two rollers and suction. The rollers lift a fold of skin and move it along in a steady rhythm, from the feet upwards. It sounds technical, but it feels like a firm, even massage.

## Before

You put on a thin suit, which you buy once for the whole course and which is yours alone. It lets the head glide, and the skin is not pulled. Eat something light two hours before the visit.

## During

A body treatment takes about 50 minutes. The specialist adjusts the strength and rhythm to the area: thighs can take more than the abdomen. If anything feels unpleasant, say so. The massage is not meant to hurt.

## After

The skin may be pink and warm for a quarter of an hour. Drink two glasses of water and walk a little. Your legs often feel lighter on the very first day; a change in how your skin looks takes several visits.

! We do not do endermology during pregnancy, with thrombosis, or with cancer now or in the last 5 years.
`,
    ),
  },
  {
    code: 'first-48-hours',
    category: 'care',
    sideCategories: ['epilation'],
    author: 'anna-zielinska',
    title: both('Skóra po laserze: pierwsze 48 godzin', 'Skin after the laser: the first 48 hours'),
    slugs: both('skora-po-laserze-pierwsze-48-godzin', 'skin-after-laser-first-48-hours'),
    lead: both(
      'Chłód, spokój i krem bez zapachu. Krótka lista tego, co pomaga, i tego, co może poczekać.',
      'Cool, calm and fragrance-free. A short list of what helps and what can wait.',
    ),
    daysAgo: 55,
    products: ['laser-female-armpits', 'laser-female-bikini'],
    text: both(
      `
Po zabiegu skóra bywa zaróżowiona, a wokół mieszków mogą pojawić się drobne, wypukłe punkty. To reakcja na ciepło i zwykle mija w ciągu kilku godzin.

## Co pomaga

- chłodny okład przez kilka minut, nigdy lód prosto na skórę
- łagodny krem lub żel bez zapachu, na przykład z pantenolem
- luźna bawełna
- filtr SPF 50 na każde miejsce, do którego dochodzi światło

## Co poczeka dwa dni

Sauna, basen z chlorem, gorąca kąpiel, mocny trening i dezodorant z alkoholem pod pachami. Peeling odłóż na tydzień, a słońce na cztery tygodnie.

## Kiedy zadzwonić

Jeśli po dobie skóra jest wciąż gorąca, bolesna albo pojawią się pęcherze, zadzwoń do salonu. Poradzimy i w razie potrzeby poprosimy, żeby obejrzał ją lekarz.
`,
      `
After a treatment the skin may be pink, and small raised dots may appear around the follicles. This is a reaction to the heat and usually passes within hours.

## What helps

- a cool compress for a few minutes, never ice directly on the skin
- a mild fragrance-free cream or gel, for instance with panthenol
- loose cotton
- SPF 50 wherever light reaches

## What can wait two days

The sauna, chlorinated pools, hot baths, hard training and deodorant with alcohol. Leave scrubs for a week and the sun for four.

## When to call

If after a day the skin is still hot or painful, or blisters appear, call the salon. We will advise you and, if necessary, ask you to see a doctor.
`,
    ),
  },
  {
    code: 'history-of-shaving',
    category: 'curiosities',
    author: 'marek-wolski',
    title: both('Od muszli do lasera: krótka historia golenia', 'From shells to lasers: a short history of shaving'),
    slugs: both('od-muszli-do-lasera', 'from-shells-to-lasers'),
    lead: both(
      'Ludzie usuwają włosy od tysięcy lat. Zmieniały się narzędzia, powody i moda.',
      'People have been removing hair for thousands of years. Only the tools, the reasons and the fashions have changed.',
    ),
    daysAgo: 70,
    text: both(
      `
Najstarsze narzędzia do golenia, jakie znamy, to zaostrzone muszle i kawałki krzemienia. W starożytnym Egipcie używano brzytew z miedzi i brązu, a gładka skóra była znakiem czystości i pozycji.

## Pasta, nić i wosk

Na Bliskim Wschodzie do dziś robi się pastę z cukru i soku z cytryny. W Indiach i Iranie brwi kształtuje się skręconą nicią. Oba sposoby są szybkie i tanie, tylko włos odrasta po kilku tygodniach.

## Maszynka

Pod koniec XIX wieku pojawiła się bezpieczna maszynka, a na początku XX wieku wymienne ostrza. Golenie przestało być zajęciem dla balwierza i przeniosło się do domowej łazienki.

## Światło

Pierwszy laser uruchomiono w 1960 roku. Do usuwania owłosienia zaczęto go stosować na szerszą skalę w latach dziewięćdziesiątych, kiedy opisano, jak dobrać długość fali i czas impulsu, aby ogrzać mieszek, a oszczędzić skórę. Tę zasadę stosujemy do dziś.
`,
      `
The oldest shaving tools we know of are sharpened shells and flakes of flint. In ancient Egypt people used razors of copper and bronze, and smooth skin was a sign of cleanliness and rank.

## Paste, thread and wax

In the Middle East, a paste of sugar and lemon juice is still made today. In India and Iran, eyebrows are shaped with a twisted thread. Both are quick and cheap, but the hair is back in a few weeks.

## The razor

The safety razor came at the end of the 19th century, and replaceable blades at the beginning of the 20th. Shaving left the barber’s shop and moved into the bathroom at home.

## Light

The first laser was switched on in 1960. It came into wider use for hair removal in the 1990s, once researchers had described how to choose the wavelength and the pulse length so that the follicle is heated and the skin is spared. We still follow that principle today.
`,
    ),
  },
  {
    code: 'winter-sunscreen',
    category: 'care',
    author: 'anna-zielinska',
    title: both('Filtr przeciwsłoneczny zimą: po co i jaki', 'Sunscreen in winter: why and which'),
    slugs: both('filtr-przeciwsloneczny-zima', 'sunscreen-in-winter'),
    lead: both(
      'Zimą słońca jest mniej, ale nie znika. Po zabiegach laserowych krem z filtrem jest częścią kuracji.',
      'There is less sun in winter, but it doesn’t go away. After laser treatments, sunscreen is part of the care.',
    ),
    daysAgo: 18,
    text: both(
      `
Promieniowanie UVA, które odpowiada za przebarwienia i utratę jędrności, dociera do nas przez cały rok, także przez chmury i szyby. Śnieg odbija dużą część promieni, więc w górach skóra dostaje je z dwóch stron.

## Po zabiegu

Po laserze i dermapenie skóra łatwiej tworzy przebarwienia. Dlatego prosimy o SPF 50 przez co najmniej cztery tygodnie, również w pochmurne dni.

## Jak używać

- na twarz i szyję: ilość na dwa palce
- pół godziny przed wyjściem, jako ostatni krok pielęgnacji
- ponownie co dwie, trzy godziny na zewnątrz

Zimą sprawdzają się filtry w bogatszym kremie, który chroni też przed wiatrem. Na co dzień w mieście wystarczy lekka formuła pod makijaż.
`,
      `
UVA, which causes dark spots and loss of firmness, reaches us all year round, even through clouds and windows. Snow reflects a large part of it, so in the mountains your skin gets it from both sides.

## After a treatment

After laser and dermapen treatments the skin develops dark spots more easily. That is why we ask for SPF 50 for at least four weeks, on cloudy days too.

## How to use it

- for face and neck: two fingers’ length
- half an hour before going out, as the last step of your routine
- again every two to three hours outdoors

In winter, a sunscreen in a richer cream works well, as it also protects against wind. For everyday life in the city, a light formula under make-up is enough.
`,
    ),
  },
  {
    code: 'men-ask',
    category: 'epilation',
    author: 'marek-wolski',
    title: both(
      'Depilacja laserowa mężczyzn: o co pytacie najczęściej',
      'Laser hair removal for men: what you ask most',
    ),
    slugs: both('depilacja-laserowa-mezczyzn-pytania', 'laser-hair-removal-men-questions'),
    lead: both(
      'Plecy, kark, linia zarostu. Krótkie odpowiedzi na pytania, które słyszymy w salonach.',
      'Back, nape, beard line. Short answers to the questions we hear in our salons.',
    ),
    daysAgo: 5,
    gender: 'male',
    products: ['laser-male-back', 'laser-male-beardLine', 'laser-male-neck'],
    cta: { type: 'product', product: 'laser-male-back' },
    text: both(
      `
Co trzecia osoba, która pyta o plecy, zaczyna od zdania: „to chyba dziwne pytanie”. Nie jest. Oto odpowiedzi.

? Ile zabiegów na plecy? = Zwykle od sześciu do dziewięciu. Włosy na plecach rosną głęboko i pod wpływem hormonów, więc czasem potrzebny jest zabieg przypominający.
? Czy mogę zostawić zarost, a usunąć tylko jego linię? = Tak. Zaznaczamy linię razem przed lustrem i pracujemy małą głowicą.
? Czy to boli bardziej niż u kobiet? = Włosy są grubsze, więc ciepło czuć mocniej. Głowica chłodzi skórę, a ustawienia można zmniejszyć.
? Czy mogę trenować po zabiegu? = Odczekaj dwa dni. Pot i otarcia drażnią skórę.

## Zanim przyjdziesz

Ogol plecy dzień wcześniej albo poproś kogoś o pomoc. Jeśli nie masz kogo, zadzwoń: znajdziemy czas, żeby zrobić to na miejscu.
`,
      `
One in three people who ask about their back begins with: “This may be an odd question.” It isn’t. Here are the answers.

? How many treatments for the back? = Usually six to nine. Hair on the back grows deep and responds to hormones, so a top-up treatment may be needed.
? Can I keep my beard and just have the line done? = Yes. We draw the line together in front of a mirror and work with the small head.
? Does it hurt more than it does for women? = The hair is thicker, so you feel the heat more. The head cools the skin, and the settings can be lowered.
? Can I work out afterwards? = Wait two days. Sweat and rubbing irritate the skin.

## Before you come

Shave your back the day before, or ask someone to help. If there is no one to ask, give us a call: we will find the time to do it in the salon.
`,
    ),
  },
];
