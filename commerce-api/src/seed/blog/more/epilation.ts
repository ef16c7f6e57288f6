import type { SeedArticle } from '../seed-article';
import { article } from './write-article';

export const epilation: readonly SeedArticle[] = [
  article(
    'six-weeks',
    ['epilation', 'anna-zielinska', 10],
    {
      title: [
        'Dlaczego między zabiegami mija co najmniej sześć tygodni',
        'Why at least six weeks pass between treatments',
      ],
      slugs: ['szesc-tygodni-miedzy-zabiegami', 'six-weeks-between-treatments'],
      lead: [
        'Częściej nie znaczy szybciej. Włosy mają swój zegar.',
        'More often doesn’t mean faster. Hair has a clock of its own.',
      ],
      pl: `
Laser działa na włosy w fazie wzrostu, kiedy są połączone z mieszkiem. W jednej chwili jest ich w tej fazie tylko część. Reszta odpoczywa albo właśnie wypada i nie ma czego ogrzać.

## Co dzieje się w tym czasie

Przez dwa, trzy tygodnie wypadają włosy po ostatnim zabiegu. Potem budzą się kolejne mieszki. Po sześciu tygodniach jest ich znowu dość, żeby warto było przyjść.

## A dłuższa przerwa?

Nic się nie stanie, jeśli przyjdziesz po ośmiu albo dziesięciu. Przy przerwie dłuższej niż 30 dni między seriami jeszcze raz pytamy o zdrowie.
`,
      en: `
The laser works on growing hair, while it is attached to its follicle. At any one moment that is only part of your hair. The rest is resting or falling out, and there is nothing for the laser to heat.

## What happens meanwhile

For two to three weeks after a treatment the hair falls out. Then other follicles wake up. After six weeks there are enough of them to make a visit worthwhile.

## And a longer gap?

Nothing is lost if you come after eight or ten. After a gap of more than 30 days between courses we ask about your health again.
`,
    },
    { products: ['laser-female-legs', 'laser-female-bikini'] },
  ),
  article('growth-phases', ['epilation', 'marek-wolski', 24], {
    title: [
      'Anagen, katagen, telogen: życie włosa w trzech aktach',
      'Anagen, catagen, telogen: a hair’s life in three acts',
    ],
    slugs: ['zycie-wlosa-w-trzech-aktach', 'life-of-a-hair-in-three-acts'],
    lead: [
      'Trzy trudne słowa, które tłumaczą całą serię zabiegów.',
      'Three difficult words that explain a whole course.',
    ],
    pl: `
## Akt pierwszy: wzrost

W anagenie włos rośnie i jest pełen barwnika aż po cebulkę. To jedyna faza, w której laser dociera tam, gdzie trzeba.

## Akt drugi: przejście

W katagenie mieszek się kurczy, a włos traci z nim kontakt. Trwa to dwa, trzy tygodnie.

## Akt trzeci: spoczynek

W telogenie włos tylko czeka, aż wypchnie go następny.

Na głowie rośnie w danej chwili ponad 80% włosów, na nogach około jednej trzeciej. Dlatego nogi potrzebują serii, a nie jednego zabiegu.
`,
    en: `
## Act one: growth

In anagen the hair grows and is full of pigment down to the bulb. It is the only phase in which the laser reaches the right place.

## Act two: transition

In catagen the follicle shrinks and the hair detaches from it. This takes two to three weeks.

## Act three: rest

In telogen the hair is just waiting to be pushed out by the next one.

On the head, over 80% of hair is growing at any moment; on the legs, about a third. That is why legs need a course, not one treatment.
`,
  }),
  article(
    'ingrown-hair',
    ['epilation', 'anna-zielinska', 52],
    {
      title: [
        'Wrastające włosy: skąd się biorą i jak je oswoić',
        'Ingrown hairs: where they come from and how to tame them',
      ],
      slugs: ['wrastajace-wlosy', 'ingrown-hair'],
      lead: [
        'Krostka po goleniu to często włos, który zgubił drogę.',
        'A bump after shaving is often a hair that lost its way.',
      ],
      pl: `
Ścięty lub wyrwany włos ma ostry koniec. Jeśli jest kręcony albo naskórek gruby, wbija się z powrotem w skórę. Organizm broni się zapaleniem.

## Pierwsza pomoc

- ciepły okład przez kilka minut
- delikatny peeling dwa razy w tygodniu, nigdy na ranki
- żadnego wyciskania i igieł

## Na dłużej

Im mniej włosów i im są cieńsze, tym rzadziej wrastają. Dlatego osoby z tym kłopotem zwykle jako pierwsze zauważają, że laser działa.

! Bolesny, gorący guzek albo gorączka to powód, żeby pójść do lekarza.
`,
      en: `
A hair that has been cut or plucked has a sharp end. If it is curly, or the surface of the skin is thick, it grows back into the skin. The body responds with inflammation.

## First aid

- a warm compress for a few minutes
- a gentle scrub twice a week, never on wounds
- no squeezing and no needles

## In the long run

The less hair there is, and the finer it is, the less of it grows inwards. People with ingrown hairs are often the first to notice that the laser works.

! A painful hot lump, or fever, is a reason to see a doctor.
`,
    },
    { products: ['laser-female-bikini', 'laser-male-beardLine'] },
  ),
  article(
    'fair-hair',
    ['epilation', 'marek-wolski', 66],
    {
      title: [
        'Jasne, rude, siwe: na jakie włosy laser nie działa',
        'Fair, red, grey: hair that the laser does not work on',
      ],
      slugs: ['jasne-rude-siwe-wlosy', 'fair-red-grey-hair'],
      lead: ['Uczciwa odpowiedź oszczędza czas i pieniądze.', 'An honest answer saves time and money.'],
      pl: `
Laser szuka melaniny. W czarnym i brązowym włosie jest jej dużo, w jasnym mało, w siwym prawie wcale. W rudym jest inny jej rodzaj, który słabiej pochłania światło.

## Co z tego wynika

- ciemne włosy, jasna skóra: najlepsze warunki
- ciemny blond: zwykle tak, ale wolniej
- jasny blond i rude: efekt niepewny, zaczynamy od próby
- siwe: nie polecamy

Na pierwszej wizycie robimy próbę na kilku centymetrach. Jeśli nic z tego nie będzie, powiemy o tym, zanim kupisz serię.
`,
      en: `
The laser looks for melanin. Black and brown hair has plenty of it, fair hair little, and grey hair almost none. Red hair has a different kind, which absorbs less light.

## What this means

- dark hair, fair skin: the best conditions
- dark blonde: usually yes, but slower
- light blonde and red: hard to say, so we start with a patch test
- grey: not recommended

On your first visit we try a few centimetres. If it doesn’t work, we tell you before you buy a course.
`,
    },
    { cta: { type: 'contactForm' } },
  ),
  article('moles-and-tattoos', ['epilation', 'anna-zielinska', 80], {
    title: ['Pieprzyki i tatuaże: dlaczego je omijamy', 'Moles and tattoos: why we go around them'],
    slugs: ['pieprzyki-i-tatuaze', 'moles-and-tattoos'],
    lead: [
      'Biała kredka i plaster to nasze podstawowe narzędzia.',
      'A white pencil and a plaster are our most basic tools.',
    ],
    pl: `
Laser nie odróżnia barwnika włosa od barwnika pieprzyka czy tuszu. Wszystko, co ciemne, nagrzewa się szybko, a to grozi oparzeniem.

## Pieprzyki

Każdy zakrywamy i zostawiamy wokół niego margines. Jeśli zmienił kształt, kolor albo swędzi, prosimy najpierw o wizytę u dermatologa.

## Tatuaże

Nie świecimy na tatuaż ani tuż przy nim. Na wytatuowanym ramieniu zrobimy wszystko dookoła rysunku, z centymetrem zapasu.
`,
    en: `
The laser cannot tell the pigment of hair from that of a mole or of ink. Anything dark heats up fast, and may burn.

## Moles

We cover each one and leave a margin. If one has changed its shape or colour, or itches, we ask you to see a dermatologist first.

## Tattoos

We do not treat a tattoo or the skin right next to it. On a tattooed arm we work all around it, with a centimetre to spare.
`,
  }),
  article(
    'hormones',
    ['epilation', 'anna-zielinska', 103],
    {
      title: ['Hormony a włosy: kiedy laser to za mało', 'Hormones and hair: when the laser is not enough'],
      slugs: ['hormony-a-wlosy', 'hormones-and-hair'],
      lead: [
        'Nagły zarost na brodzie warto najpierw pokazać lekarzowi.',
        'If hair suddenly appears on your chin, see a doctor first.',
      ],
      pl: `
Włosy na brodzie, brzuchu i klatce piersiowej reagują na hormony. Kiedy ich poziom się zmienia, budzą się mieszki, które wcześniej dawały tylko meszek.

## Kiedy do lekarza

Jeśli ciemnych włosów przybyło w kilka miesięcy, cykle są nieregularne albo pojawił się trądzik, zacznij od ginekologa lub endokrynologa. Laser usunie skutek, ale nie przyczynę.

## Jak wtedy planujemy serię

Częściej robimy zabiegi przypominające i nie obiecujemy, że wystarczy dziewięć. W ciąży czekamy, a jeśli karmisz piersią, najpierw rozmawiamy.
`,
      en: `
Hair on the chin, abdomen and chest responds to hormones. When their levels change, follicles that used to grow only fine, downy hair wake up.

## When to see a doctor

If dark hair has appeared within a few months, your cycle is irregular or you are developing acne, see a gynaecologist or an endocrinologist first. The laser removes the effect, not the cause.

## How we then plan a course

We do top-up treatments more often, and do not promise that nine will be enough. During pregnancy we wait; if you are breastfeeding, we talk first.
`,
    },
    { gender: 'female', products: ['laser-female-chin', 'laser-female-upperLip'] },
  ),
  article(
    'first-bikini',
    ['epilation', 'anna-zielinska', 117],
    {
      title: ['Bikini po raz pierwszy: bez skrępowania', 'Your first bikini treatment: no embarrassment'],
      slugs: ['bikini-po-raz-pierwszy', 'bikini-for-the-first-time'],
      lead: ['Co zakładamy, co odsłaniamy i ile to trwa.', 'What you wear, what you uncover and how long it takes.'],
      pl: `
Najczęstsze pytanie zadawane szeptem brzmi: „czy muszę się rozebrać?”. Dostajesz jednorazową bieliznę i ręcznik. Odsłaniamy tylko miejsce, w którym akurat pracujemy.

## Linia czy głębokie

Linia bikini to to, co wystaje spoza bielizny. Głębokie obejmuje całą okolicę intymną, z wyjątkiem błon śluzowych. Wybór możesz zmienić na miejscu.

? Czy mogę przyjść w czasie miesiączki? = Zwykle tak, z tamponem. Skóra bywa wtedy wrażliwsza, więc powiedz o tym specjalistce.
? Jak długo to trwa? = Linia 20 minut, głębokie około pół godziny.
? Czy mogę wziąć kogoś ze sobą? = Oczywiście. Poczeka w recepcji, przy herbacie.
`,
      en: `
The question we hear most often, in a whisper: “Do I have to undress?” You get disposable underwear and a towel. Only the area we are working on is uncovered.

## Bikini line or Brazilian

The bikini line is what shows outside your underwear. A Brazilian covers the whole intimate area except for the mucous membranes. You can change your mind in the salon.

? Can I come during my period? = Usually yes, with a tampon. The skin may be more sensitive then, so tell the specialist.
? How long does it take? = The bikini line takes 20 minutes, a Brazilian about half an hour.
? Can I bring someone? = Of course. There is tea at reception while they wait.
`,
    },
    {
      gender: 'female',
      products: ['laser-female-bikini', 'laser-female-deepBikini'],
      cta: { type: 'product', product: 'laser-female-bikini' },
    },
  ),
  article(
    'package-or-single',
    ['epilation', 'marek-wolski', 130],
    {
      title: ['Pakiet czy pojedyncze zabiegi: jak to policzyć', 'A package or single treatments: how to work it out'],
      slugs: ['pakiet-czy-pojedyncze-zabiegi', 'package-or-single-treatments'],
      lead: ['Minimum, Komfort, Premium. Kiedy który ma sens.', 'Minimum, Komfort, Premium: which makes sense when.'],
      pl: `
Jeśli chcesz tylko spróbować, kup jeden zabieg. Jeśli wiesz, że zostaniesz na serię, pakiet jest tańszy za każdą wizytę.

## Trzy pytania

1. Czy laser już raz na Ciebie zadziałał?
1. Czy zmieścisz wizyty w 12 miesiącach od pierwszej?
1. Czy jedna okolica wystarczy?

Minimum to cztery zabiegi, Komfort sześć, Premium dziewięć. Paczki SOFT, KOMFORT i PREMIUM łączą kilka okolic, które wybierasz, i mają zabiegi w prezencie.

! Przy każdej obniżce pokazujemy najniższą cenę z 30 dni przed nią. Z nią warto porównywać.
`,
      en: `
If you just want to try it, buy one treatment. If you know you want a whole course, a package costs less per visit.

## Three questions

1. Has the laser worked on you before?
1. Will the visits fit into 12 months from the first?
1. Is one area enough?

Minimum is four treatments, Komfort six, Premium nine. The SOFT, KOMFORT and PREMIUM bundles combine several areas of your choice and include free treatments.

! Beside each reduced price we show the lowest price of the 30 days before. That is the one to compare.
`,
    },
    { products: ['package-bikini-armpits-komfort'], cta: { type: 'offer' } },
  ),
  article(
    'laser-in-summer',
    ['epilation', 'anna-zielinska', 157],
    {
      title: ['Laser latem: da się, ale z głową', 'Laser in summer: yes, but with care'],
      slugs: ['laser-latem', 'laser-in-summer'],
      lead: ['Pachy i bikini tak, nogi po urlopie nie.', 'Underarms and bikini yes, legs after a holiday no.'],
      pl: `
Latem nie zamykamy gabinetów. Trzeba tylko podzielić okolice na te, które widzą słońce, i te, które go nie widzą.

## Można

Pachy, bikini, pośladki, o ile nie były opalane i nie będą przez kolejne tygodnie.

## Lepiej poczekać

Łydki, ręce i twarz, jeśli planujesz plażę. Opalona skóra przejmuje energię przeznaczoną dla włosa, dlatego z zabiegiem czekamy, aż miną cztery tygodnie bez słońca.

Dobra strategia: serię na nogi zacznij we wrześniu, a przed następnymi wakacjami będziesz po pięciu wizytach.
`,
      en: `
We don’t close for the summer. You just have to separate the areas that see the sun from those that don’t.

## Possible

Underarms, bikini line and buttocks, as long as they are not tanned and will stay out of the sun for the next few weeks.

## Better to wait

Lower legs, arms and face, if you are planning to lie on a beach. Tanned skin takes up the energy meant for the hair, so we wait until you have been out of the sun for four weeks.

A good strategy: start with your legs in September, and by next summer you will have five visits behind you.
`,
    },
    { products: ['laser-female-armpits', 'laser-female-legs'] },
  ),
  article(
    'under-eighteen',
    ['epilation', 'anna-zielinska', 214],
    {
      title: ['Depilacja przed osiemnastką: co mówi regulamin', 'Hair removal under eighteen: what the rules say'],
      slugs: ['depilacja-przed-osiemnastka', 'hair-removal-before-eighteen'],
      lead: [
        'Od 16 lat z pisemną zgodą opiekuna. Młodszym mówimy: jeszcze nie.',
        'From 16 with a guardian’s written consent. For anyone younger: not yet.',
      ],
      pl: `
W okresie dojrzewania hormony zmieniają się z miesiąca na miesiąc, a z nimi włosy. To, co dziś usuniemy, za rok może wyrosnąć gdzie indziej.

## Zasady

- poniżej 16 lat: nie wykonujemy zabiegów
- 16 i 17 lat: pisemna zgoda opiekuna, podpisana w salonie
- na pierwszej wizycie opiekun jest z Tobą

Zanim zaczniemy, rozmawiamy spokojnie o tym, czy to dobry moment. Czasem lepsza jest dobra maszynka i rok cierpliwości.
`,
      en: `
In your teens, hormones change from month to month, and your hair changes with them. What we remove today may grow somewhere else next year.

## Rules

- under 16: we do not treat you
- at 16 and 17: a guardian’s written consent, signed in the salon
- a guardian comes with you on your first visit

Before we begin, we talk about whether this is a good time. Sometimes a good razor and a year’s patience are the better choice.
`,
    },
    { cta: { type: 'contactForm' } },
  ),
];
