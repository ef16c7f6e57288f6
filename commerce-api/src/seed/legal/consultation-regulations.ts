import { companyLine } from '../company';
import { both } from '../localized';
import { shopMailboxes } from '../markets';

export const consultationRegulations = both(
  `
Konsultacja online to bezpłatna rozmowa ze specjalistą salonu o zabiegach i przygotowaniu do nich. Regulamin opisuje, jak się na nią umówić i czego można od niej oczekiwać.

## § 1. Postanowienia ogólne

1. Konsultacji udziela ${companyLine.pl}, zwana dalej „Aksamit”. Dane spółki są danymi przykładowymi sklepu demonstracyjnego.
2. Konsultacja jest bezpłatna i nie zobowiązuje do zakupu.
3. Z konsultacji mogą korzystać osoby pełnoletnie oraz osoby w wieku 16 i 17 lat za wiedzą opiekuna.

## § 2. Czym jest konsultacja

1. Podczas rozmowy specjalista odpowiada na pytania o zabiegi, urządzenia, liczbę i odstępy zabiegów, przygotowanie oraz pielęgnację.
2. Konsultacja nie jest świadczeniem zdrowotnym ani poradą lekarską. Nie zastępuje wywiadu zdrowotnego i karty klienta, bez których zabiegu w salonie nie wykonuje się.
3. O tym, czy zabieg można wykonać, rozstrzyga specjalista w salonie po obejrzeniu skóry i przeprowadzeniu wywiadu.

## § 3. Umówienie rozmowy

1. Rozmowę zamawia się formularzem prośby o kontakt albo telefonicznie pod numerem +48 22 100 20 30.
2. Oddzwaniamy w godzinach pracy infolinii: od poniedziałku do piątku w godz. 8–19, w soboty w godz. 9–14.
3. Rozmowa trwa zwykle do 20 minut i odbywa się telefonicznie albo, po uzgodnieniu, jako wideorozmowa pod przesłanym odnośnikiem.
4. Umówioną rozmowę można bezpłatnie odwołać lub przełożyć w każdej chwili.

## § 4. Wymagania techniczne

1. Do rozmowy telefonicznej potrzebny jest telefon, a do wideorozmowy – urządzenie z mikrofonem, stabilne połączenie z internetem i aktualna przeglądarka.
2. Prosimy wybrać miejsce, w którym można swobodnie rozmawiać.

## § 5. Poufność i dane

1. Rozmów nie nagrywamy i prosimy o nienagrywanie specjalisty bez jego zgody.
2. Danych o zdrowiu, o których klient wspomni w rozmowie, nie zapisujemy. Nie prosimy o przesyłanie zdjęć ani wyników badań.
3. Imię i dane kontaktowe przetwarzamy w celu odbycia rozmowy, na zasadach opisanych na stronie „Ochrona danych osobowych”.

## § 6. Zasady rozmowy

1. Obie strony odnoszą się do siebie z szacunkiem. Specjalista może zakończyć rozmowę, w której padają treści obraźliwe.
2. Informacje podane w rozmowie dotyczą oferty z dnia rozmowy; wiążące są ceny podane w sklepie w chwili zamówienia.

## § 7. Reklamacje

Uwagi i reklamacje dotyczące konsultacji prosimy przesyłać na adres ${shopMailboxes.pl.complaintsEmail}. Odpowiadamy w ciągu 30 dni; brak odpowiedzi w tym czasie oznacza uznanie reklamacji.

## § 8. Zmiany

Zmiana regulaminu obowiązuje po 7 dniach od opublikowania na tej stronie. Do rozmów umówionych wcześniej stosuje się wersję z dnia umówienia.
`,
  `
An online consultation is a free conversation with a salon specialist about treatments and how to prepare for them. These terms describe how to arrange one and what to expect. Consultations are held in Polish; one in English can be arranged in advance.

## § 1. General provisions

1. Consultations are given by ${companyLine.en}, referred to below as “Aksamit”. The company’s particulars are sample data of a demonstration shop.
2. A consultation is free of charge and places you under no obligation to buy.
3. Consultations are open to adults, and to persons aged 16 and 17 with their guardian’s knowledge.

## § 2. What a consultation is

1. The specialist answers questions about treatments, devices, the number and spacing of treatments, preparation and aftercare.
2. A consultation is neither a health service nor medical advice. It does not replace the health interview and the customer card, without which no treatment is performed in the salon.
3. Whether a treatment can be performed is decided by a specialist in the salon, after looking at the skin and holding the interview.

## § 3. Arranging a conversation

1. A conversation is requested with the call-back form or by telephone on +48 22 100 20 30.
2. We call back during the opening hours of the phone line: Monday to Friday 8 am–7 pm, Saturday 9 am–2 pm, Polish time.
3. A conversation usually lasts up to 20 minutes and is held by telephone or, if agreed, as a video call at a link that we send.
4. It can be cancelled or moved free of charge at any time.

## § 4. Technical requirements

1. A telephone conversation needs a telephone; a video call needs a device with a microphone, a stable internet connection and an up-to-date browser.
2. Please choose a place where you can talk freely.

## § 5. Confidentiality and data

1. We do not record conversations and ask you not to record the specialist without their consent.
2. Health data that you mention are not written down. We do not ask for photographs or test results.
3. Your name and contact details are processed in order to hold the conversation, as described on the page “Personal data protection”.

## § 6. Conduct

1. Both sides treat each other with respect. The specialist may end a conversation that becomes offensive.
2. What is discussed refers to the offer of that day; the prices shown in the shop at the moment of ordering are binding.

## § 7. Complaints

Please send comments and complaints about consultations to ${shopMailboxes.en.complaintsEmail}. We answer within 30 days; if no answer is given in that time, the complaint is deemed accepted.

## § 8. Changes

A change of these terms takes effect 7 days after it has been published on this page. Conversations arranged earlier are governed by the version of the day on which they were arranged.
`,
);
