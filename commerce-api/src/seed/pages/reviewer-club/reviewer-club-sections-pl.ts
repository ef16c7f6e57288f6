import type { SectionInput } from '@aksamit/contracts';

/** What the page of the reviewer club is made of. */
export const reviewerClubSectionsPl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Dla twórczyń i twórców',
    title: 'Klub recenzentek',
    lead: 'Przychodzisz na zabieg, a potem pokazujesz go takim, jaki był. Szukamy osób, którym widzowie i czytelniczki ufają.',
    points: ['zabieg lub seria bez opłat', 'recenzji nie poprawiamy', 'liczy się zaufanie, nie wielkość profilu'],
    actions: [
      { label: 'Zgłoś się', path: '/klub-recenzentek/#zgloszenie' },
      { label: 'Zasady', path: '/klub-recenzentek/#zasady' },
    ],
    picture: { drawing: 'review', alt: 'Opinia z czterema gwiazdkami na pięć' },
  },
  {
    kind: 'benefits',
    eyebrow: 'Co dajemy',
    title: 'Dobre warunki do uczciwej recenzji',
    items: [
      {
        title: 'Zabieg dla Ciebie',
        text: 'Depilacja laserowa, endermologia albo oczyszczanie wodorowe. Wybieramy razem, po rozmowie o Twojej skórze.',
      },
      {
        title: 'Czas na pytania',
        text: 'Specjalistka tłumaczy, co robi i po co. Możesz nagrywać, jeśli nie ma przy tym innych klientek.',
      },
      {
        title: 'Wolna ręka',
        text: 'Nie zatwierdzamy tekstów ani filmów. Jeśli coś poszło nie tak, też możesz to pokazać.',
      },
      {
        title: 'Jedna osoba do kontaktu',
        text: 'Umawia wizyty, odpowiada na pytania i sprawdza fakty, jeśli o to poprosisz.',
      },
    ],
  },
  {
    kind: 'figures',
    title: 'Klub w liczbach',
    items: [
      { value: '{leastAge}', label: 'lat trzeba mieć, żeby się zgłosić' },
      { value: '250', label: 'znaków wystarczy, żeby się przedstawić' },
      { value: '{answerDays}', label: 'dni, najdłużej tyle czekasz na odpowiedź' },
      { value: '{salonCount}', label: 'tyle salonów masz do wyboru' },
    ],
  },
  {
    kind: 'steps',
    eyebrow: 'Jak to przebiega',
    title: 'Od zgłoszenia do recenzji',
    items: [
      {
        title: 'Wypełniasz zgłoszenie',
        text: 'Podajesz profil, tematykę oraz odcień skóry i włosów: od nich zależy zabieg.',
      },
      { title: 'Czytamy i odpowiadamy', text: 'Na każde zgłoszenie, także wtedy, gdy tym razem się nie uda.' },
      {
        title: 'Poznajemy się w salonie',
        text: 'Rozmowa o zdrowiu, karta klienta i próba, jak przy każdej pierwszej wizycie.',
      },
      {
        title: 'Przychodzisz na zabieg',
        text: 'Przy serii wracasz co najmniej co {seriesWeeks} tygodni. Efekty widać stopniowo.',
      },
      { title: 'Publikujesz', text: 'Po swojemu i wtedy, kiedy masz coś do pokazania. Z oznaczeniem współpracy.' },
    ],
  },
  {
    kind: 'text',
    anchor: 'zasady',
    eyebrow: 'Zasady',
    title: 'Na co się umawiamy',
    blocks: [
      {
        type: 'list',
        ordered: true,
        items: [
          'Zgłosić się może osoba, która ukończyła {leastAge} lat. Niepełnoletnia potrzebuje pisemnej zgody opiekuna.',
          'Każda publikacja jest oznaczona jako współpraca z marką, na początku i zrozumiale.',
          'Recenzja opisuje własne doświadczenie. Nie obiecuje efektów innym osobom.',
          'Na zdjęciach i filmach widać inne osoby tylko za ich zgodą.',
          'Zabieg nie jest zapłatą za dobrą ocenę. Nie prosimy o usuwanie krytyki.',
          'O tym, czy zabieg jest bezpieczny, decyduje specjalistka. Przeciwwskazania są takie same jak dla wszystkich.',
          'Z udziału można zrezygnować w każdej chwili. Wystarczy do nas napisać.',
        ],
      },
    ],
  },
  {
    kind: 'faq',
    title: 'Najczęstsze pytania',
    groups: [
      {
        title: null,
        items: [
          {
            title: 'Ilu obserwujących trzeba mieć?',
            text: 'Nie ma progu. Ważniejsze jest to, czy pod Twoimi treściami toczy się rozmowa.',
          },
          {
            title: 'Dlaczego pytacie o odcień skóry i włosów?',
            text: 'Laser działa na barwnik włosa. Na bardzo jasnych włosach efekt byłby słaby, więc zaproponujemy inny zabieg.',
          },
          {
            title: 'Czy mogę zgłosić się jako mężczyzna?',
            text: 'Tak. Nazwa klubu jest historyczna, a zabiegi mamy dla kobiet i mężczyzn.',
          },
          {
            title: 'Co stanie się z moimi danymi?',
            text: 'Użyjemy ich tylko do oceny zgłoszenia i kontaktu. Możesz poprosić o ich usunięcie w każdej chwili.',
          },
        ],
      },
    ],
  },
  {
    kind: 'form',
    anchor: 'zgloszenie',
    form: 'reviewer',
  },
];
