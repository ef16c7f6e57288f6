import type { SectionInput } from '@aksamit/contracts';

/** What the page on opening a salon is made of. All its figures are examples of the demo shop. */
export const franchiseSectionsPl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Pomysł na biznes',
    title: 'Otwórz salon Aksamit w swoim mieście',
    lead: 'Wnosisz lokal, zespół i znajomość miasta. My dajemy markę, szkolenia, urządzenia na jasnych warunkach i sklep, który sprzedaje od pierwszego dnia.',
    points: [
      'uczysz się od {salonCount} działających salonów',
      'dwa gabinety wystarczą na początek',
      'liczby pokazujemy razem z ryzykiem',
    ],
    actions: [
      { label: 'Porozmawiajmy', path: '/pomysl-na-biznes/#zgloszenie' },
      { label: 'Zobacz koszty', path: '/pomysl-na-biznes/#koszty' },
    ],
    picture: { drawing: 'salon', alt: 'Wejście do salonu z markizą' },
  },
  {
    kind: 'figures',
    eyebrow: 'Skala',
    title: 'Przykładowy salon w liczbach',
    items: [
      { value: '80 m²', label: 'lokal z dwoma gabinetami' },
      { value: '4 osoby', label: 'w zespole na start' },
      { value: '14 tygodni', label: 'od umowy do otwarcia' },
      { value: '24 miesiące', label: 'do zwrotu inwestycji w wariancie ostrożnym' },
    ],
    note: 'Liczby są przykładem na potrzeby sklepu demonstracyjnego, a nie ofertą ani obietnicą zysku.',
  },
  {
    kind: 'benefits',
    eyebrow: 'Co dostajesz',
    title: 'Nie zaczynasz od zera',
    items: [
      {
        title: 'Marka i sklep',
        text: 'Twój salon od razu jest w wyszukiwarce, kalendarzu i cenniku. Klienci kupują online i umawiają się sami.',
      },
      {
        title: 'Urządzenia',
        text: 'Lasery o trzech długościach fali w dzierżawie albo na własność, z serwisem i sprzętem zastępczym.',
      },
      {
        title: 'Szkolenia',
        text: 'Trzy tygodnie dla specjalistek: skóra, bezpieczeństwo, rozmowa o zdrowiu, a potem dyżur trenerki w salonie.',
      },
      { title: 'Projekt lokalu', text: 'Układ gabinetów, lista wykonawców i odbiór przed otwarciem.' },
      { title: 'Marketing', text: 'Kampania na otwarcie, vouchery i akcje sezonowe wspólne dla całej sieci.' },
      { title: 'Opiekun', text: 'Jedna osoba, do której dzwonisz, i co miesiąc wspólny przegląd wyników.' },
    ],
  },
  {
    kind: 'steps',
    anchor: 'kroki',
    eyebrow: 'Krok po kroku',
    title: 'Od rozmowy do otwarcia',
    items: [
      { title: 'Tydzień 0: rozmowa', text: 'O mieście, lokalu i pieniądzach. Mówimy wprost, jeśli nie widzimy szans.' },
      { title: 'Tygodnie 1–2: plan', text: 'Trzy warianty finansowe, także ten, w którym klientów jest mniej.' },
      { title: 'Tygodnie 3–4: lokal i umowa', text: 'Oglądamy lokal razem. Masz czas, żeby pokazać umowę prawnikowi.' },
      { title: 'Tygodnie 5–10: remont i ludzie', text: 'Prace według projektu, rekrutacja, zamówienie urządzeń.' },
      { title: 'Tygodnie 11–13: szkolenie', text: 'Zespół ćwiczy w działającym salonie, pod okiem trenerki.' },
      { title: 'Tydzień 14: otwarcie', text: 'Pierwsze dwa tygodnie pracujemy na miejscu razem z Tobą.' },
    ],
  },
  {
    kind: 'table',
    anchor: 'koszty',
    eyebrow: 'Koszty',
    title: 'Ile trzeba przygotować',
    caption: 'Przykładowy kosztorys salonu z dwoma gabinetami, kwoty netto. Dane sklepu demonstracyjnego.',
    columns: ['Pozycja', 'Kwota', 'Kiedy'],
    rows: [
      ['Opłata wstępna', '35 000 zł', 'po podpisaniu umowy'],
      ['Remont i wyposażenie', '90 000–140 000 zł', 'w trakcie prac'],
      ['Urządzenia, wpłata własna', '60 000 zł', 'przed dostawą'],
      ['Szkolenie zespołu', 'w opłacie wstępnej', '–'],
      ['Rezerwa na pierwsze trzy miesiące', '45 000 zł', 'na koncie przed otwarciem'],
      ['Opłata bieżąca', '6% obrotu', 'co miesiąc'],
      ['Fundusz marketingowy', '2% obrotu', 'co miesiąc'],
    ],
  },
  {
    kind: 'text',
    eyebrow: 'Uczciwie o ryzyku',
    title: 'Co może pójść nie tak',
    blocks: [
      {
        type: 'list',
        ordered: false,
        items: [
          'Klienci wracają w cyklu co najmniej {seriesWeeks} tygodni, więc kalendarz wypełnia się powoli.',
          'Lato jest słabsze dla depilacji laserowej. Pomagają wtedy endermologia i zabiegi na twarz.',
          'Dobra specjalistka jest ważniejsza niż adres. Bez niej nie otwieramy.',
          'Zwrot inwestycji zależy od miasta i od Ciebie. Nikt nie może go zagwarantować.',
        ],
      },
    ],
  },
  {
    kind: 'faq',
    title: 'Pytania partnerów',
    groups: [
      {
        title: null,
        items: [
          {
            title: 'Czy muszę znać branżę?',
            text: 'Nie. Potrzebujesz doświadczenia w prowadzeniu zespołu i czasu na codzienną pracę w salonie przez pierwszy rok.',
          },
          {
            title: 'Czy mam wyłączność w mieście?',
            text: 'Tak, na obszar opisany w umowie. W dużych miastach jest to dzielnica.',
          },
          {
            title: 'Kto ustala ceny?',
            text: 'Cennik jest wspólny, bo klienci kupują pakiety z myślą o różnych salonach. Promocje ustalamy razem z partnerami.',
          },
          {
            title: 'Co z pakietami sprzedanymi w innym salonie?',
            text: 'Wykonujesz zabieg, a my rozliczamy z Tobą jego wartość.',
          },
          {
            title: 'Czy mogę zrezygnować?',
            text: 'Tak. Okres wypowiedzenia i zwrot urządzeń opisuje umowa. Klientom zapewniamy dokończenie serii w sąsiednich salonach.',
          },
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    title: 'Wolisz najpierw zadzwonić?',
    text: 'Numer {phone}, {phoneHours}. Poproś o dział współpracy.',
    actions: [{ label: 'Zadzwoń', path: 'tel:{phone}' }],
  },
  { kind: 'form', anchor: 'zgloszenie', form: 'businessIdea' },
];
