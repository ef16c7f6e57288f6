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
      'You feel warmth and light pricks, nothing you can’t stand.',
    ],
    [
      'Wrastające włosy, z którymi była walka od lat, prawie zniknęły.',
      'The ingrown hair I had fought for years has almost gone.',
    ],
    [
      'Jestem po piątym zabiegu z dziewięciu i już widać, że było warto.',
      'I’m five treatments in out of nine, and it has already been worth it.',
    ],
    [
      'Skóra była różowa może dwie godziny, na drugi dzień ani śladu.',
      'My skin was pink for two hours at most, with no trace the next day.',
    ],
    [
      'Efekt przyszedł po około trzech tygodniach, dokładnie jak mówiono na początku.',
      'I saw results after about three weeks, exactly as I was told at the start.',
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
      'My legs felt lighter after the first massage, and my skin was smoother after a few.',
    ],
    ['Pięćdziesiąt minut, podczas których naprawdę da się odpocząć.', 'Fifty minutes of real rest.'],
    [
      'Siła masażu dobrana tak, że nic nie bolało, a czuć było pracę.',
      'The strength was just right: nothing hurt, but I could feel it working.',
    ],
    [
      'Po serii widać różnicę na udach, choć cudów nikt nie obiecywał.',
      'After the course my thighs look different, though nobody promised miracles.',
    ],
    [
      'Po długiej podróży i opuchniętych nogach to najlepsze, co można sobie zrobić.',
      'After a long journey, with swollen legs, it’s the best thing you can do for yourself.',
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
      'The blackheads on my nose are gone, without squeezing or red marks.',
    ],
    [
      'Prosto po zabiegu na spotkanie w pracy, nikt nic nie zauważył poza tym, że dobrze wyglądam.',
      'I went straight to a meeting at work, and all anyone noticed was that I looked well.',
    ],
    ['Chłodny strumień wody jest po prostu przyjemny.', 'The cool stream of water is simply pleasant.'],
    [
      'Przed ślubem siostry trafiony pomysł, skóra nawilżona i równa.',
      'A good idea before my sister’s wedding: my skin was hydrated and even.',
    ],
  ],
  electrostimulation: [
    [
      'Następnego dnia czuć było mięśnie, o których istnieniu nie wiedziałam.',
      'The next day I felt muscles I did not know I had.',
    ],
    [
      'Dobre uzupełnienie treningu, impulsy rosły powoli i pod kontrolą.',
      'A good addition to my training; the impulses built up slowly and under control.',
    ],
    [
      'Brzuch pracuje mocniej niż przy ćwiczeniach w domu, a leży się wygodnie.',
      'My abs work harder than when I exercise at home, and I’m lying comfortably.',
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
    [
      'Krem znieczulający działa, czuć głównie drapanie.',
      'The numbing cream works; all you feel is a light scratching.',
    ],
    [
      'Dostałam na kartce, czego nie robić przez miesiąc, i to się przydało.',
      'I got a list of what not to do for a month, and it was useful.',
    ],
  ],
  radioWaves: [
    [
      'Ciepło jak przy masażu gorącym kamieniem, prawie można zasnąć.',
      'Warm like a hot stone massage; I could almost have fallen asleep.',
    ],
    [
      'Owal twarzy napięty, znajoma zapytała, czy wróciłam z urlopu.',
      'The contour of my face is firmer; a friend asked whether I was back from holiday.',
    ],
    [
      'Temperatura skóry mierzona przez cały czas, pełne poczucie bezpieczeństwa.',
      'They checked my skin temperature the whole time; I felt completely safe.',
    ],
    [
      'Po czterech spotkaniach skóra na brzuchu jest bardziej jędrna.',
      'After four visits the skin on my abdomen is firmer.',
    ],
  ],
};

/** For less satisfied customers: three stars or fewer. */
export const lessContentWith: readonly Sentence[] = [
  ['Efekt jest, ale spodziewałam się, że przyjdzie szybciej.', 'It does work, but I expected to see it sooner.'],
  [
    'Po dwóch zabiegach różnica jest niewielka, zobaczymy po kolejnych.',
    'After two treatments the difference is small; we’ll see after the next ones.',
  ],
  [
    'Zabieg zaczął się dwadzieścia minut po czasie i potem był pośpiech.',
    'The treatment started twenty minutes late and was then rushed.',
  ],
  [
    'Dwa razy zmieniano mi termin, za drugim razem dzień wcześniej.',
    'My appointment was changed twice, the second time the day before.',
  ],
  ['W gabinecie było chłodno, a na koc trzeba było poczekać.', 'The room was cold, and I had to wait for a blanket.'],
  [
    'Za każdym razem inna osoba i te same pytania od początku.',
    'A different person every time, and the same questions all over again.',
  ],
  [
    'Trudno zaparkować, a o bramie z domofonem nikt nie uprzedził.',
    'Parking is difficult, and nobody warned me about the gate with the intercom.',
  ],
  [
    'Skóra była podrażniona przez trzy dni, choć wszystko minęło bez śladu.',
    'My skin was irritated for three days, though it all cleared up without a trace.',
  ],
];
