import type { SectionInput } from '@aksamit/contracts';
import { both } from '../localized';
import { action, link, questions, titled } from './section-parts';
import { pageOfSections, type SeedPage } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Aplikacja',
    title: 'Sklep i wizyty na ekranie telefonu',
    lead: 'Nie szukaj nas w sklepie z aplikacjami. Cały Aksamit działa w przeglądarce, a skrót na ekranie głównym otwiera go jednym dotknięciem.',
    points: [
      'nic do pobierania i aktualizowania',
      'prawie nie zajmuje miejsca',
      'to samo konto na telefonie i komputerze',
    ],
    actions: [action('Zaloguj się', '/konto/logowanie/'), action('Dodaj skrót', '/aplikacja/#dodaj-skrot')],
    picture: { drawing: 'phone', alt: 'Telefon z otwartym sklepem Aksamit' },
  },
  {
    kind: 'benefits',
    title: 'Co masz zawsze przy sobie',
    items: titled(
      ['Najbliższe wizyty', 'Data, godzina, adres salonu i wskazówki, jak się przygotować.'],
      [
        'Zmiana terminu',
        'Przełożysz lub odwołasz wizytę do {cancelHours} godz. przed nią. Zwolniony termin od razu trafia do innych.',
      ],
      ['Kolejny zabieg z serii', 'Widzisz, ile zabiegów zostało i od kiedy można umówić następny.'],
      ['Zamówienia i faktury', 'Opłacisz to, co czeka na zapłatę, i pobierzesz fakturę.'],
      ['Kody i oferty', 'Twoje kody rabatowe z datą ważności. Skopiujesz je jednym dotknięciem.'],
      ['Salon w pobliżu', 'Mapa salonów, godziny otwarcia i pierwszy wolny termin.'],
    ),
  },
  {
    kind: 'steps',
    anchor: 'dodaj-skrot',
    title: 'Skrót na iPhonie',
    lead: 'W przeglądarce Safari:',
    items: titled(
      ['Otwórz stronę', 'Wejdź na stronę Aksamit i zaloguj się.'],
      ['Dotknij „Udostępnij”', 'To kwadrat ze strzałką w górę, na dole ekranu.'],
      ['Wybierz „Do ekranu początkowego”', 'Potwierdź nazwę i gotowe.'],
    ),
  },
  {
    kind: 'steps',
    title: 'Skrót na telefonie z Androidem',
    lead: 'W przeglądarce Chrome:',
    items: titled(
      ['Otwórz stronę', 'Wejdź na stronę Aksamit i zaloguj się.'],
      ['Otwórz menu', 'To trzy kropki w prawym górnym rogu.'],
      ['Wybierz „Dodaj do ekranu głównego”', 'Potwierdź nazwę i gotowe.'],
    ),
  },
  {
    kind: 'faq',
    title: 'Pytania o aplikację',
    groups: questions(
      [
        'Czy to prawdziwa aplikacja?',
        'To strona, która na telefonie zachowuje się jak aplikacja: ma własną ikonę i pamięta logowanie. Nie ma jej w App Store ani w Google Play.',
      ],
      [
        'Czy działa bez internetu?',
        'Nie. Terminy i ceny zmieniają się na bieżąco, dlatego pokazujemy je tylko z połączeniem.',
      ],
      [
        'Skąd będę wiedzieć o wizycie?',
        'Potwierdzenie i przypomnienie wysyłamy e-mailem. Wizytę dodasz też do kalendarza w telefonie.',
      ],
      [
        'Czy muszę mieć konto?',
        'Nie. Bez konta kupisz zabieg, umówisz wizytę i ją przełożysz: link jest w e-mailu z potwierdzeniem. W koncie masz wszystkie wizyty, zamówienia i faktury w jednym miejscu.',
      ],
      ['Ile to kosztuje?', 'Nic. Płacisz tylko za internet, jak w Twoim abonamencie.'],
    ),
  },
  {
    kind: 'text',
    title: 'Zasady',
    blocks: [
      link('Regulamin aplikacji', '/regulamin-aplikacja/', 'Zasady korzystania na telefonie'),
      link('Polityka prywatności', '/polityka-prywatnosci/', 'Jakie dane zbieramy i po co'),
    ],
  },
  {
    kind: 'callToAction',
    title: 'Zacznij od konta',
    text: 'Zakłada się je w minutę. Jeśli masz już u nas zamówienia, po potwierdzeniu adresu e-mail znajdziesz je w panelu.',
    actions: [action('Załóż konto', '/konto/rejestracja/'), action('Zaloguj się', '/konto/logowanie/')],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Mobile app',
    title: 'The shop and your visits on your phone',
    lead: 'No need to look for us in an app store. All of Aksamit works in the browser, and a shortcut on your home screen opens it with a single tap.',
    points: ['nothing to download or update', 'takes up next to no space', 'one account on phone and computer'],
    actions: [action('Log in', '/account/login/'), action('Add the shortcut', '/application/#add-shortcut')],
    picture: { drawing: 'phone', alt: 'A phone with the Aksamit shop open' },
  },
  {
    kind: 'benefits',
    title: 'Always with you',
    items: titled(
      ['Your next visits', 'Date, time, the address of the salon and how to prepare.'],
      [
        'A change of plan',
        'Move or cancel a visit up to {cancelHours} hours before it. The time then goes to someone else.',
      ],
      ['The next treatment of a course', 'See how many are left, and from when the next can be booked.'],
      ['Orders and invoices', 'Pay what is still due and download your invoices.'],
      ['Codes and offers', 'Your discount codes with their expiry dates, copied with one tap.'],
      ['A salon near you', 'A map of the salons, their opening hours and the first free time.'],
    ),
  },
  {
    kind: 'steps',
    anchor: 'add-shortcut',
    title: 'The shortcut on an iPhone',
    lead: 'In Safari:',
    items: titled(
      ['Open the site', 'Go to the Aksamit site and log in.'],
      ['Tap “Share”', 'The square with an arrow pointing up, at the bottom of the screen.'],
      ['Choose “Add to Home Screen”', 'Confirm the name, and it is done.'],
    ),
  },
  {
    kind: 'steps',
    title: 'The shortcut on an Android phone',
    lead: 'In Chrome:',
    items: titled(
      ['Open the site', 'Go to the Aksamit site and log in.'],
      ['Open the menu', 'The three dots in the top right corner.'],
      ['Choose “Add to Home screen”', 'Confirm the name, and it is done.'],
    ),
  },
  {
    kind: 'faq',
    title: 'Questions about the app',
    groups: questions(
      [
        'Is it a real app?',
        'It is a website that behaves like an app on your phone: it has an icon of its own and remembers your login. You will not find it in the App Store or on Google Play.',
      ],
      [
        'Does it work offline?',
        'No. Free times and prices change all the time, so we show them only with a connection.',
      ],
      [
        'How will I know about a visit?',
        'We send a confirmation and a reminder by e-mail. You can also add the visit to your phone’s calendar.',
      ],
      [
        'Do I need an account?',
        'No. You can buy, book and move a visit without one: the link is in your confirmation e-mail. An account keeps your visits, orders and invoices in one place.',
      ],
      ['What does it cost?', 'Nothing. You only pay for the data you use, under your phone plan.'],
    ),
  },
  {
    kind: 'text',
    title: 'Terms',
    blocks: [
      link('App terms', '/application-regulations/', 'Terms of use on a phone'),
      link('Privacy policy', '/privacy-policy/', 'Which data we collect, and why'),
    ],
  },
  {
    kind: 'callToAction',
    title: 'Start with an account',
    text: 'It takes a minute. If you have ordered from us before, your orders appear in your account once you have confirmed your e-mail address.',
    actions: [action('Create an account', '/account/registration/'), action('Log in', '/account/login/')],
  },
];

/** The shop on a phone: a website with a shortcut, in no app store. */
export const applicationPage: SeedPage = {
  ...pageOfSections(
    'information',
    'application',
    ['aplikacja', 'application'],
    ['Aplikacja', 'Mobile app'],
    [
      'Sklep i panel klienta działają na telefonie jak aplikacja. Zobacz, co potrafią i jak dodać skrót.',
      'On a phone the shop and your account work like an app. See what they do and how to add the shortcut.',
    ],
    [pl, en],
  ),
  meta: {
    title: both('Aplikacja: wizyty i zakupy na telefonie', 'Mobile app: visits and shopping on your phone'),
    description: both(
      'Cały sklep i panel klienta na telefonie, bez pobierania: co potrafią i jak dodać skrót do ekranu głównego.',
      'The whole shop and your account on your phone, with nothing to download: what they do and how to add the shortcut.',
    ),
  },
};
