import type { ContentBlock } from '@aksamit/contracts';
import { readBlocks } from '../../content/read-blocks';
import { type Both, both } from '../../localized';

/** The rules of the campaign. Source: content-and-business-rules.md, "Charity campaign rules" and section 9. */
export const charityRules: Both<ContentBlock[]> = both(
  readBlocks(`
### Kto i jak bierze udział

1. Akcję prowadzi Aksamit. Trwa od 1 listopada 2021 r. bez daty końcowej. O zakończeniu uprzedzimy na tej stronie co najmniej 14 dni wcześniej.
2. Udział jest bezpłatny i dobrowolny. Bierze w nim udział każdy, kto po wizycie w salonie wystawi mu opinię w jego wizytówce w mapach.
3. Jedna osoba może ocenić każdy salon raz. Kolejna opinia o tym samym salonie nie zwiększa darowizny.

### Jaka opinia się liczy

1. Zawiera co najmniej ocenę od 1 do 5 gwiazdek. Komentarz i zdjęcia są nieobowiązkowe, a wysokość oceny nie zmienia darowizny.
2. Komentarz opisuje fakty: własną wizytę w tym salonie.
3. Nie wolno zamieszczać treści wulgarnych, obraźliwych, rasistowskich, ksenofobicznych, homofobicznych ani szerzących nienawiść, nieprawdziwych opinii oraz treści, które naruszają prawa innych osób.
4. Zdjęcia muszą być Twoje albo użyte za zgodą autora. Jeśli widać na nich inne osoby, potrzebna jest ich zgoda.
5. Opinię niezgodną z zasadami wyłączamy z akcji. Nie nalicza się za nią darowizna.

### Darowizna

1. Za ocenę albo ocenę z komentarzem przekazujemy {donation}, za ocenę z komentarzem i zdjęciami {donationWithPhotos}. Pieniądze pochodzą od nas, a nie od osoby, która wystawia opinię.
2. Sumę za miesiąc ogłaszamy na tej stronie do 10. dnia następnego miesiąca i wpłacamy ją fundacji do 20. dnia.
3. Darowizna jest bezzwrotna. Nie można jej zamienić na pieniądze, rabat ani zabieg, także po usunięciu opinii.

### Zgody i dane

1. Opinię publikujesz w serwisie map na jego zasadach. My odczytujemy nazwę profilu, ocenę, komentarz, zdjęcia i datę, żeby policzyć darowiznę.
2. Bez osobnej zgody nie używamy Twoich zdjęć ani słów w reklamie.
3. Nazwę profilu usuwamy z naszych zapisów najpóźniej po {dataYears} latach. Więcej na stronie Ochrona danych osobowych.

### Reklamacje

Reklamację dotyczącą akcji wyślij e-mailem na {complaintsEmail} albo listem poleconym. Odpowiemy w ciągu {complaintDaysServices} dni.
`),
  readBlocks(`
### Who takes part, and how

1. The campaign is run by Aksamit. It began on 1 November 2021 and has no end date. Its end will be announced on this page at least 14 days ahead.
2. Taking part is free and voluntary. It is open to everyone who reviews a salon on its maps profile after a visit there.
3. Each person can review each salon once. A second review of the same salon does not raise the donation.

### Which reviews count

1. A review has at least a rating from 1 to 5 stars. A comment and photos are optional, and the number of stars does not change the donation.
2. A comment keeps to the facts of your own visit to that salon.
3. No vulgar, offensive, racist, xenophobic, homophobic or hateful content, no false reviews, and nothing that violates the rights of others.
4. Photos must be your own or used with their author’s permission. People shown in them must have agreed.
5. A review that breaks these rules is left out of the campaign and earns no donation.

### The donation

1. We give {donation} for a rating alone or with a comment, and {donationWithPhotos} for a rating with a comment and photos. The money comes from us, not from the person who writes the review.
2. Each month’s total is published on this page by the 10th of the next month and paid to the foundation by the 20th.
3. The donation is non-refundable. It cannot be exchanged for money, a discount or a treatment, not even if the review is deleted.

### Consents and data

1. You publish the review on the maps service under its own terms. We read the name of the profile, the rating, the comment, the photos and the date to count the donation.
2. We do not use your photos or words in advertising without asking you separately.
3. The name of the profile is removed from our records after {dataYears} years at the latest. See Personal data protection for more.

### Complaints

Send a complaint about the campaign by e-mail to {complaintsEmail} or by registered letter. We answer within {complaintDaysServices} days.
`),
);
