import { subject } from './faq-subject';

export const treatmentQuestions = subject(
  ['Zabiegi i przeciwwskazania', 'Treatments and contraindications'],
  [
    [
      [
        'Ile zabiegów depilacji laserowej potrzebuję?',
        'Pełna seria to {seriesTreatments} zabiegów, w odstępach co najmniej {seriesWeeks} tygodni. Czasem wystarczy mniej: zależy to od koloru i grubości włosów, miejsca na ciele i hormonów.',
      ],
      [
        'How many laser treatments do I need?',
        'A full course is {seriesTreatments} treatments, at least {seriesWeeks} weeks apart. Sometimes fewer will do: it depends on the colour and thickness of the hair, the part of the body and hormones.',
      ],
    ],
    [
      [
        'Kiedy zobaczę efekty?',
        'Pierwsze po około {firstEffectsWeeks} tygodniach, gdy włosy objęte zabiegiem wypadną. Po jednym zabiegu włosów jest do {reductionPercent}% mniej.',
      ],
      [
        'When will I see results?',
        'The first after about {firstEffectsWeeks} weeks, when the treated hair has fallen out. One treatment leaves up to {reductionPercent}% less hair.',
      ],
    ],
    [
      [
        'Czy to boli?',
        'Większość osób czuje ciepło i krótkie ukłucia. Głowica cały czas chłodzi skórę, a ustawienia można zmienić w każdej chwili. Wystarczy powiedzieć.',
      ],
      [
        'Does it hurt?',
        'Most people feel warmth and brief pricks. The head cools the skin all the time, and the settings can be changed at any moment. Just say so.',
      ],
    ],
    [
      [
        'Czy włosy znikną na zawsze?',
        'Wyraźnie się przerzedzą i będą rosły wolniej. Całkowitego zniknięcia nie obiecujemy: co jakiś czas warto zrobić zabieg przypominający, zwłaszcza po zmianach hormonalnych.',
      ],
      [
        'Will the hair be gone for good?',
        'It becomes much thinner and grows more slowly. We do not promise that it all disappears: a top-up treatment now and then is worth it, above all after hormonal changes.',
      ],
    ],
    [
      [
        'Czy laser zadziała na jasne lub siwe włosy?',
        'Słabo albo wcale. Laser ogrzewa barwnik włosa, a włosy siwe, białe i bardzo jasne prawie go nie mają. Powiemy to na pierwszej wizycie, zanim zaczniesz serię.',
      ],
      [
        'Does the laser work on fair or grey hair?',
        'Little or not at all. The laser warms the pigment of the hair, and grey, white and very fair hair has almost none. We’ll tell you so on the first visit, before you begin a course.',
      ],
    ],
    [
      [
        'Kto nie może skorzystać z depilacji laserowej?',
        'Nie wykonujemy jej między innymi w ciąży, na świeżej opaleniźnie, na ranach i stanach zapalnych oraz przy skłonności do bliznowców. Jeśli karmisz piersią, masz chorobę skóry albo bierzesz leki lub zioła uwrażliwiające na światło, najpierw porozmawiamy. Pełna lista jest w regulaminie salonów.',
      ],
      [
        'Who should not have laser hair removal?',
        'Among other things, we do not treat during pregnancy, on a fresh tan, on wounds or inflamed skin, or where there is a tendency to keloids. If you are breastfeeding, have a skin disease, or take medicines or herbs that make the skin sensitive to light, we talk first. The full list is in the salon terms.',
      ],
    ],
    [
      [
        'A z endermologii?',
        'Przeciwwskazaniami są ciąża, zakrzepica i zapalenie żył, choroba nowotworowa oraz stany zapalne skóry. Zabieg trwa około {endermologyMinutes} minut, w cienkim kostiumie, który kupujesz raz na całą serię.',
      ],
      [
        'And endermology?',
        'Contraindications are pregnancy, thrombosis and inflamed veins, cancer, and inflamed skin. It takes about {endermologyMinutes} minutes, in a thin suit that you buy once for the whole course.',
      ],
    ],
    [
      [
        'A z oczyszczania wodorowego?',
        'Poczekaj, jeśli masz opryszczkę, świeże rany albo zaostrzony trądzik, a także przez 2 tygodnie po zabiegu laserowym na twarzy.',
      ],
      [
        'And hydrogen cleansing?',
        'Wait if you have a cold sore, fresh wounds or acne that is flaring up, and for 2 weeks after a laser treatment on the face.',
      ],
    ],
    [
      [
        'Biorę leki albo choruję przewlekle. Czy mogę przyjść?',
        'Często tak, ale zapytaj lekarza i weź ze sobą nazwy leków. W sklepie nie pytamy o zdrowie: o zabiegu decydujemy w salonie, po rozmowie.',
      ],
      [
        'I take medicines or have a chronic illness. Can I come?',
        'Often yes, but ask your doctor and bring the names of your medicines. We ask nothing about health online: we decide in the salon, after talking to you.',
      ],
    ],
    [
      [
        'Od ilu lat można przyjść?',
        'Od {leastAge} lat. Osoby niepełnoletnie potrzebują pisemnej zgody opiekuna, podpisanej w salonie.',
      ],
      [
        'From what age can I come?',
        'From {leastAge}. If you are under 18, you need the written consent of a guardian, signed in the salon.',
      ],
    ],
    [
      [
        'Jak długo ważny jest pakiet depilacji?',
        '{seriesMonths} miesięcy od pierwszego zabiegu. Pakiet obejmuje najwyżej {seriesTreatments} zabiegów.',
      ],
      [
        'How long is a hair removal package valid?',
        '{seriesMonths} months from the first treatment. A package has at most {seriesTreatments} treatments.',
      ],
    ],
  ],
);
