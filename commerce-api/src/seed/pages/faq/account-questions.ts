import { subject } from './faq-subject';

export const accountQuestions = subject(
  ['Konto i dane', 'Account and data'],
  [
    [
      [
        'Co mam w panelu klienta?',
        'Najbliższe wizyty, kupione zabiegi, zamówienia z fakturami, kody rabatowe, zgody i ustawienia. Wizytę przełożysz lub odwołasz tam bez dzwonienia.',
      ],
      [
        'What is in my account?',
        'Your next visits, the treatments you bought, orders with invoices, discount codes, consents and settings. You can also move or cancel a visit there without calling us.',
      ],
    ],
    [
      [
        'Czy mogę zadzwonić także w niedzielę?',
        'Tak, jeśli masz u nas konto. Infolinia dla osób zalogowanych w panelu: {panelPhoneHours}. Bez konta: {phoneHours}.',
      ],
      [
        'Can I call on a Sunday as well?',
        'Yes, if you have an account with us. Phone hours for customers logged in to their account: {panelPhoneHours}. Without one: {phoneHours}. All in Polish time.',
      ],
    ],
    [
      [
        'Nie pamiętam hasła. Jak się zalogować?',
        'Kodem z SMS-a, jeśli masz potwierdzony numer telefonu. Możesz też ustawić nowe hasło: link wyślemy e-mailem.',
      ],
      [
        'I’ve forgotten my password. How do I log in?',
        'With a code by text message, if your phone number is confirmed. Or set a new password: we e-mail you a link.',
      ],
    ],
    [
      [
        'Jakie dane o mnie przechowujecie i jak długo?',
        'Tylko te, których wymagają zamówienie, wizyta i odpowiedź na Twoją wiadomość, najdłużej {dataYears} lat od zakończenia umowy. Potem je anonimizujemy. Kopię pobierzesz w ustawieniach konta.',
      ],
      [
        'What data do you hold about me, and for how long?',
        'Only what an order, a visit or an answer to your message requires, for at most {dataYears} years after the contract ends. Then it is made anonymous. You can download a copy in your account settings.',
      ],
    ],
    [
      [
        'Czy przechowujecie w sklepie informacje o zdrowiu?',
        'Nie. W sklepie potwierdzasz jedynie, że znasz przeciwwskazania. Kartę klienta wypełniasz na papierze, w domu albo w salonie, i trzymamy ją w salonie.',
      ],
      [
        'Does the shop store information about my health?',
        'No. Online you only confirm that you know the contraindications. The client card is on paper: you fill it in at home or in the salon, and we keep it in the salon.',
      ],
    ],
    [
      [
        'Jak wycofać zgodę marketingową?',
        'W ustawieniach konta, jednym kliknięciem. Zgodę na pliki cookie zmienisz w ustawieniach na dole każdej strony.',
      ],
      [
        'How do I withdraw a marketing consent?',
        'In your account settings, with one click. Consent to cookies can be changed in the settings at the bottom of every page.',
      ],
    ],
    [
      [
        'Jak usunąć konto?',
        'W ustawieniach konta wybierz „Usuń konto”. Umówione wizyty pozostają ważne, ale zmienisz je już tylko telefonicznie.',
      ],
      [
        'How do I delete my account?',
        'Choose “Delete account” in your account settings. Visits that are booked remain valid, but can then only be changed by phone.',
      ],
    ],
  ],
);
