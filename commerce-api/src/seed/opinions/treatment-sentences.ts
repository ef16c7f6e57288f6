/** Sentences of opinions on the treatment itself, by category; the first list for satisfied customers. */
export type Sentence = readonly [pl: string, en: string];

export const contentWith: Record<string, readonly Sentence[]> = {
  epilation: [
    [
      'Po trzeciej wizycie golę się raz na dwa tygodnie, a nie co dwa dni.',
      'After the third visit I shave every two weeks instead of every two days.',
    ],
    [
      'Włosów jest wyraźnie mniej, a te, które odrastają, są cieńsze.',
      'There is clearly less hair, and what grows back is thinner.',
    ],
    [
      'Czuć ciepło i lekkie ukłucia, nic, czego nie da się znieść.',
      'You feel warmth and light pricks, nothing that cannot be borne.',
    ],
    [
      'Wrastające włosy, z którymi była walka od lat, prawie zniknęły.',
      'The ingrown hair I had fought for years has almost gone.',
    ],
    [
      'Jestem po piątym zabiegu z dziewięciu i już widać, że było warto.',
      'Five treatments out of nine are done, and it already shows that it was worth it.',
    ],
    [
      'Skóra była różowa może dwie godziny, na drugi dzień ani śladu.',
      'The skin was pink for perhaps two hours, with no trace the next day.',
    ],
    [
      'Efekt przyszedł po około trzech tygodniach, dokładnie jak mówiono na początku.',
      'The effect came after about three weeks, exactly as I was told at the start.',
    ],
    [
      'Przed zabiegiem była próba na małym fragmencie skóry, co bardzo uspokaja.',
      'They first tried it on a small patch of skin, which is very reassuring.',
    ],
    [
      'Głowica dobrze chłodzi, spodziewałam się dużo gorszych wrażeń.',
      'The head cools well; I had expected far worse.',
    ],
  ],
  endermology: [
    [
      'Nogi są lżejsze już po pierwszym masażu, a skóra gładsza po kilku.',
      'The legs feel lighter after the first massage, and the skin is smoother after several.',
    ],
    ['Pięćdziesiąt minut, podczas których naprawdę da się odpocząć.', 'Fifty minutes in which one can really rest.'],
    [
      'Siła masażu dobrana tak, że nic nie bolało, a czuć było pracę.',
      'The strength was set so that nothing hurt and still one felt it working.',
    ],
    [
      'Po serii widać różnicę na udach, choć cudów nikt nie obiecywał.',
      'After the course the thighs look different, though nobody promised miracles.',
    ],
    [
      'Po długiej podróży i opuchniętych nogach to najlepsze, co można sobie zrobić.',
      'After a long journey and swollen legs it is the best thing one can do.',
    ],
    ['Kostium jest wygodny i tylko mój, to duży plus.', 'The suit is comfortable and mine alone, a big plus.'],
  ],
  hydrogenCleansing: [
    [
      'Skóra po wyjściu świeciła, a makijaż nie był potrzebny przez tydzień.',
      'My skin glowed when I left, and I needed no make-up for a week.',
    ],
    [
      'Zaskórniki na nosie zniknęły bez wyciskania i bez czerwonych śladów.',
      'The blackheads on my nose went without squeezing and without red marks.',
    ],
    [
      'Prosto po zabiegu na spotkanie w pracy, nikt nic nie zauważył poza tym, że dobrze wyglądam.',
      'Straight to a meeting afterwards; nobody noticed anything but that I looked well.',
    ],
    ['Chłodny strumień wody jest po prostu przyjemny.', 'The cool stream of water is simply pleasant.'],
    [
      'Przed ślubem siostry trafiony pomysł, skóra nawilżona i równa.',
      'A good idea before my sister’s wedding: the skin was moist and even.',
    ],
  ],
  electrostimulation: [
    [
      'Następnego dnia czuć było mięśnie, o których istnieniu nie wiedziałam.',
      'The next day I felt muscles I did not know I had.',
    ],
    [
      'Dobre uzupełnienie treningu, impulsy rosły powoli i pod kontrolą.',
      'A good addition to training; the impulses rose slowly and under control.',
    ],
    [
      'Brzuch pracuje mocniej niż przy ćwiczeniach w domu, a leży się wygodnie.',
      'The abdomen works harder than with exercises at home, while one lies comfortably.',
    ],
    [
      'Pół godziny i po sprawie, łatwo zmieścić w przerwie na lunch.',
      'Half an hour and done, easy to fit into a lunch break.',
    ],
  ],
  dermapen: [
    ['Trzy dni zaczerwienienia, a potem skóra wyraźnie gładsza.', 'Three days of redness, then clearly smoother skin.'],
    [
      'Ślady po trądziku są płytsze po trzecim zabiegu.',
      'The marks left by acne are shallower after the third treatment.',
    ],
    ['Krem znieczulający działa, czuć głównie drapanie.', 'The numbing cream works; mostly one feels scratching.'],
    [
      'Dostałam na kartce, czego nie robić przez miesiąc, i to się przydało.',
      'I got a list of what not to do for a month, and it was useful.',
    ],
  ],
  radioWaves: [
    [
      'Ciepło jak przy masażu gorącym kamieniem, prawie można zasnąć.',
      'Warm like a hot stone massage, one could almost fall asleep.',
    ],
    [
      'Owal twarzy napięty, znajoma zapytała, czy wróciłam z urlopu.',
      'The contour of my face is firmer; a friend asked whether I was back from holiday.',
    ],
    [
      'Temperatura skóry mierzona przez cały czas, pełne poczucie bezpieczeństwa.',
      'The temperature of the skin was measured all the time; I felt quite safe.',
    ],
    [
      'Po czterech spotkaniach skóra na brzuchu jest bardziej jędrna.',
      'After four visits the skin on my abdomen is firmer.',
    ],
  ],
};

/** For less satisfied customers: three stars or fewer. */
export const lessContentWith: readonly Sentence[] = [
  ['Efekt jest, ale spodziewałam się, że przyjdzie szybciej.', 'There is an effect, but I had expected it sooner.'],
  [
    'Po dwóch zabiegach różnica jest niewielka, zobaczymy po kolejnych.',
    'After two treatments the difference is small; we shall see after the next ones.',
  ],
  [
    'Zabieg zaczął się dwadzieścia minut po czasie i potem był pośpiech.',
    'The treatment began twenty minutes late and then was hurried.',
  ],
  [
    'Dwa razy zmieniano mi termin, za drugim razem dzień wcześniej.',
    'My appointment was changed twice, the second time the day before.',
  ],
  ['W gabinecie było chłodno, a na koc trzeba było poczekać.', 'The room was cold, and I had to wait for a blanket.'],
  [
    'Za każdym razem inna osoba i te same pytania od początku.',
    'Every time another person and the same questions from the start.',
  ],
  [
    'Trudno zaparkować, a o bramie z domofonem nikt nie uprzedził.',
    'Parking is hard, and nobody warned me of the gate with an intercom.',
  ],
  [
    'Skóra była podrażniona przez trzy dni, choć wszystko minęło bez śladu.',
    'The skin was irritated for three days, though it all passed without a trace.',
  ],
];
