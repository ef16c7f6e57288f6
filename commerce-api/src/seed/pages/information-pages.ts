import { shopMailboxes } from '../markets';
import { cancellationNotice } from '../policy-texts';
import { page, type SeedPage } from './seed-page';

export const informationPages: readonly SeedPage[] = [
  page(
    'information',
    'faq',
    ['faq', 'faq'],
    ['Pytania i odpowiedzi', 'Questions and answers'],
    [
      'Najczęstsze pytania o zabiegi, wizyty, płatności i vouchery.',
      'The most frequent questions about treatments, visits, payments and vouchers.',
    ],
    [
      `
## Zabiegi

? Ile zabiegów potrzebuję? = Przy depilacji laserowej zwykle od 6 do 9, w odstępach co najmniej 6 tygodni.
? Czy zabiegi są dla każdego? = Nie wykonujemy ich u osób poniżej 16 lat. Osoby w wieku 16 i 17 lat potrzebują pisemnej zgody opiekuna, złożonej w salonie.
? Kiedy zobaczę efekty? = Po depilacji laserowej pierwsze efekty widać po około 3 tygodniach.

## Wizyty

? Czy mogę zmienić termin? = Tak, najpóźniej ${cancellationNotice('pl')} przed wizytą.
? Co, jeśli nie przyjdę? = Wizyta liczy się jako wykonana. Po trzech nieobecnościach prosimy o przedpłatę.

## Płatności

? Jak mogę zapłacić? = Online przez Przelewy24 albo w salonie, kartą, BLIKIEM lub gotówką.
? Czy muszę zakładać konto? = Nie. Kupisz i zarezerwujesz wizytę także bez konta.
? Jak długo ważny jest voucher? = 6 miesięcy od zakupu, w każdym salonie.
`,
      `
## Treatments

? How many treatments do I need? = For laser hair removal usually 6 to 9, at least 6 weeks apart.
? Are the treatments for everybody? = We do not treat people under 16. At 16 and 17 a guardian's written consent is given in the salon.
? When do I see effects? = After laser hair removal the first effects show after about 3 weeks.

## Visits

? Can I change the date? = Yes, until ${cancellationNotice('en')} before the visit.
? What if I do not come? = The visit counts as done. After three absences we ask for prepayment.

## Payments

? How can I pay? = Online by Przelewy24, or in the salon by card, BLIK or cash.
? Do I need an account? = No. You can buy and book without one.
? How long is a voucher valid? = 6 months from purchase, in every salon.
`,
    ],
  ),
  page(
    'information',
    'contact',
    ['kontakt', 'contact'],
    ['Kontakt', 'Contact'],
    ['Zadzwoń, napisz albo zajrzyj do salonu.', 'Call, write or drop in at a salon.'],
    [
      `
@ Telefon | +48 22 100 20 30 | tel:+48221002030
@ Godziny | pon.–pt. 8–19, sob. 9–14
@ E-mail | ${shopMailboxes.pl.email} | mailto:${shopMailboxes.pl.email}
@ Reklamacje | ${shopMailboxes.pl.complaintsEmail} | mailto:${shopMailboxes.pl.complaintsEmail}

Na wiadomości odpowiadamy najpóźniej w ciągu 14 dni, zwykle następnego dnia roboczego.

## Reklamacja

Napisz imię, nazwisko i adres e-mail, czego dotyczy reklamacja, w którym salonie był zabieg, co się stało i czego oczekujesz. Odpowiadamy w ciągu 30 dni, a przy produktach w ciągu 14 dni.

-> Salony | /salony/ | Adresy i telefony
-> Pytania i odpowiedzi | /faq/ | Może odpowiedź już tu jest
`,
      `
@ Phone | +48 22 100 20 30 | tel:+48221002030
@ Hours | Mon–Fri 8–19, Sat 9–14
@ E-mail | ${shopMailboxes.en.email} | mailto:${shopMailboxes.en.email}
@ Complaints | ${shopMailboxes.en.complaintsEmail} | mailto:${shopMailboxes.en.complaintsEmail}

We answer messages within 14 days, usually on the next working day.

## Complaints

Give your name and e-mail, what the complaint is about, in which salon you were, what happened and what you ask for. We answer within 30 days, for products within 14.

-> Salons | /salons/ | Addresses and phones
-> Questions and answers | /faq/ | The answer may be there already
`,
    ],
  ),
  page(
    'information',
    'opinions',
    ['opinie', 'opinions'],
    ['Opinie', 'Reviews'],
    [
      'Przy każdej opinii podajemy, czy potwierdziliśmy wizytę, po której ją wystawiono.',
      'Each review says whether we confirmed the visit that it is about.',
    ],
    [
      `
W panelu klienta opinię może dodać osoba, której wizyta się odbyła. Sprawdzamy to po numerze wizyty i taką opinię oznaczamy jako sprawdzoną. Pozostałe opinie pochodzą spoza panelu: przy nich piszemy, że wizyty nie potwierdziliśmy. Nie kupujemy opinii i nie usuwamy krytycznych, jeśli trzymają się faktów i nikogo nie obrażają.

-> 10 dla zwierzaka | /10dlazwierzaka/ | Za opinię przekazujemy darowiznę dla schroniska
-> Salony | /salony/ | Znajdź salon, o którym chcesz napisać
`,
      `
In the customer panel a review can be written after a visit that took place. We check that by the number of the visit, and mark such a review as checked. The other reviews come from outside the panel: there we say that the visit was not confirmed. We do not buy reviews, and we do not remove critical ones that keep to facts and insult nobody.

-> 10 for a pet | /10-for-a-pet/ | For a review we give to an animal shelter
-> Salons | /salons/ | Find the salon that you want to write about
`,
    ],
  ),
];
