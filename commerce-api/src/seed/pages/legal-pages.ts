import { page, type SeedPage } from './seed-page';

export const legalPages: readonly SeedPage[] = [
  page(
    'legal',
    'regulations',
    ['regulamin', 'regulations'],
    ['Regulamin sklepu', 'Shop terms and conditions'],
    ['Najważniejsze zasady zakupów w sklepie Aksamit.', 'The main rules of shopping at Aksamit.'],
    [
      `
## Zamówienie

Zamówić można z kontem i bez konta. Ceny są cenami brutto. Przy promocji podajemy najniższą cenę z 30 dni przed obniżką. Umowa zostaje zawarta, gdy potwierdzimy zamówienie e-mailem.

## Płatność

Płacisz online sposobem wybranym w podsumowaniu zamówienia albo w salonie.

## Odstąpienie od umowy

Od umowy zawartej online możesz odstąpić w ciągu 14 dni bez podania przyczyny. Zabieg, który za Twoją zgodą został w całości wykonany, nie podlega zwrotowi.

## Reklamacje

Na reklamację usługi odpowiadamy w ciągu 30 dni, produktu w ciągu 14 dni. Brak odpowiedzi oznacza, że reklamację uznaliśmy.

## Zmiany

Zmiana regulaminu obowiązuje po 7 dniach od publikacji.
`,
      `
## Orders

You can order with or without an account. Prices include tax. With a promotion we show the lowest price of the 30 days before it. The contract is made when we confirm the order by e-mail.

## Payment

You pay online, by the method you choose in the order summary, or in the salon.

## Withdrawal

You may withdraw from a contract made online within 14 days without giving a reason. A treatment fully performed with your consent is not refunded.

## Complaints

We answer complaints about services within 30 days, about products within 14. No answer means that the complaint is accepted.

## Changes

A change of these terms takes effect 7 days after publication.
`,
    ],
  ),
  page(
    'legal',
    'salonRegulations',
    ['regulamin-korzystania-z-uslug-salonow', 'salon-regulations'],
    ['Regulamin korzystania z usług salonów', 'Salon terms and conditions'],
    ['Zasady wizyt obowiązujące od 23 września 2020 r.', 'Rules for visits, in force since 23 September 2020.'],
    [
      `
## Kto może skorzystać

Osoby pełnoletnie, a osoby w wieku 16 i 17 lat za pisemną zgodą opiekuna złożoną w salonie. Zabiegów nie wykonujemy u osób poniżej 16 lat.

## Przed zabiegiem

Wypełniamy i podpisujemy kartę klienta. Rozmowę o zdrowiu powtarzamy przed każdą serią po przerwie dłuższej niż 30 dni.

- alkohol: nie później niż 24 godziny przed zabiegiem
- badanie rentgenowskie: co najmniej tydzień wcześniej
- laserowa dermabrazja: co najmniej 3 miesiące wcześniej

## Odwołanie wizyty

Wizytę odwołasz lub przełożysz najpóźniej 24 godziny przed terminem. Później liczy się jako wykonana. Po trzech nieobecnościach możemy poprosić o przedpłatę i rezerwację z co najmniej dniem wyprzedzenia.

## Pakiety

Pakiet depilacji obejmuje najwyżej 9 zabiegów, jest ważny 12 miesięcy od pierwszego, a odstęp między zabiegami to co najmniej 6 tygodni.

## Bezpieczeństwo

Jeśli zabieg mógłby zaszkodzić, specjalistka odmówi i zaproponuje inny termin.
`,
      `
## Who may come

Adults, and people aged 16 and 17 with a guardian’s written consent given in the salon. We do not treat people under 16.

## Before a treatment

We fill in and sign the customer card. The talk about health is repeated before each series after a gap of over 30 days.

- alcohol: none in the 24 hours before
- X-ray: at least a week before
- laser dermabrasion: at least 3 months before

## Cancelling

You can cancel or move a visit up to 24 hours before it. After that it counts as done. After three absences we may ask for prepayment and a booking at least a day ahead.

## Packages

A hair removal package has at most 9 treatments, is valid for 12 months from the first, and there are at least 6 weeks between treatments.

## Safety

If a treatment might do harm, the specialist refuses it and offers another date.
`,
    ],
  ),
  page(
    'legal',
    'consultationRegulations',
    ['regulamin-konsultacji-online', 'online-consultation-regulations'],
    ['Regulamin konsultacji online', 'Online consultation terms and conditions'],
    ['Jak działa rozmowa ze specjalistką przez internet.', 'How an online conversation with a specialist works.'],
    [
      `
Konsultacja online jest rozmową o zabiegach i przygotowaniu do nich. Nie jest poradą lekarską i nie zastępuje rozmowy o zdrowiu w salonie. Rozmowy nie nagrywamy.
`,
      `
An online consultation is a talk about treatments and how to prepare. It is not medical advice and does not replace the talk about health in the salon. We do not record it.
`,
    ],
  ),
  page(
    'legal',
    'applicationRegulations',
    ['regulamin-aplikacja', 'application-regulations'],
    ['Regulamin aplikacji', 'Application terms and conditions'],
    ['Zasady korzystania ze sklepu i panelu na telefonie.', 'Terms for using the shop and your account on a phone.'],
    [
      `
Sklep i panel na telefonie działają na tych samych zasadach co w przeglądarce. Do korzystania potrzebny jest aktualny system i dostęp do internetu. Nie pobieramy opłat za samo korzystanie.

-> Regulamin sklepu | /regulamin/ | Zakupy, płatności, odstąpienie
`,
      `
On a phone the shop and the panel follow the same rules as in a browser. You need an up-to-date system and access to the internet. Using it costs nothing.

-> Shop terms and conditions | /regulations/ | Orders, payment, withdrawal
`,
    ],
  ),
  page(
    'legal',
    'privacyPolicy',
    ['polityka-prywatnosci', 'privacy-policy'],
    ['Polityka prywatności', 'Privacy policy'],
    ['Jakie dane zbieramy, po co i jak długo.', 'Which data we collect, why and for how long.'],
    [
      `
Zbieramy tylko to, co potrzebne do zamówienia, wizyty i kontaktu. Dane przechowujemy najwyżej 6 lat od końca umowy, potem je anonimizujemy.

## Pliki cookie

- niezbędne: sesja, koszyk, język
- analityczne: tylko za zgodą
- marketingowe: tylko za zgodą

Zgodę możesz zmienić w każdej chwili w ustawieniach plików cookie na dole strony.

-> Ochrona danych osobowych | /ochrona-danych-osobowych/ | Twoje prawa
`,
      `
We collect only what an order, a visit and an answer need. Data are kept for at most 6 years after the end of a contract, then made anonymous.

## Cookies

- necessary: session, cart, language
- analytical: only with consent
- marketing: only with consent

You can change your consent at any time in the cookie settings at the foot of the page.

-> Personal data protection | /personal-data-protection/ | Your rights
`,
    ],
  ),
  page(
    'legal',
    'dataProtection',
    ['ochrona-danych-osobowych', 'personal-data-protection'],
    ['Ochrona danych osobowych', 'Personal data protection'],
    ['Twoje prawa i sposób, w jaki z nich skorzystać.', 'Your rights and how to use them.'],
    [
      `
Masz prawo do wglądu w swoje dane, ich poprawienia, usunięcia, przeniesienia i ograniczenia ich użycia, a także do skargi do Prezesa Urzędu Ochrony Danych Osobowych.

- dane konta pobierzesz i usuniesz w panelu
- w innych sprawach napisz na adres podany w kontakcie

Informacji o zdrowiu nie zbieramy przez internet. Kartę klienta wypełniasz na papierze, w domu albo w salonie, i w salonie jest przechowywana.
`,
      `
You have the right to see, correct, delete and move your data, to limit their use, and to complain to the President of the Personal Data Protection Office.

- the data of your account can be downloaded and deleted in the panel
- for all else write to the address given under contact

We collect no information about health online. The customer card is filled in on paper, at home or in the salon, and kept in the salon.
`,
    ],
  ),
];
