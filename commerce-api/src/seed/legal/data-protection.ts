import { companyLine } from '../company';
import { both } from '../localized';
import { shopMailboxes } from '../markets';

export const dataProtection = both(
  `
Każda osoba, której dane przetwarzamy, decyduje o nich w granicach określonych przez RODO. Na tej stronie wyjaśniamy, jakie prawa przysługują i jak z nich skorzystać. O celach, odbiorcach i okresach przechowywania piszemy w polityce prywatności.

-> Polityka prywatności | /polityka-prywatnosci/ | Jakie dane zbieramy, po co i jak długo

## 1. Kto odpowiada za dane

1. Administratorem danych jest ${companyLine.pl}. Dane spółki są danymi przykładowymi sklepu demonstracyjnego.
2. W sprawach danych osobowych prosimy pisać na adres ${shopMailboxes.pl.email} z dopiskiem „Dane osobowe”.

## 2. Przysługujące prawa

1. Prawo dostępu: można otrzymać potwierdzenie, czy przetwarzamy dane, oraz ich kopię.
2. Prawo do sprostowania: można poprawić dane nieprawidłowe i uzupełnić niekompletne.
3. Prawo do usunięcia: można zażądać usunięcia danych, których nie musimy przechowywać na podstawie przepisów ani na potrzeby roszczeń.
4. Prawo do ograniczenia przetwarzania: można zażądać, abyśmy dane jedynie przechowywali, na przykład do czasu wyjaśnienia sporu o ich prawidłowość.
5. Prawo do przenoszenia: można otrzymać swoje dane w formacie nadającym się do odczytu maszynowego.
6. Prawo sprzeciwu: można sprzeciwić się przetwarzaniu opartemu na prawnie uzasadnionym interesie; sprzeciw wobec marketingu zawsze jest skuteczny.
7. Prawo do cofnięcia zgody: w każdej chwili, bez wpływu na zgodność z prawem wcześniejszego przetwarzania.
8. Prawo do skargi do Prezesa Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa.

## 3. Jak skorzystać z praw

1. Właściciel Konta pobiera swoje dane, poprawia je i usuwa Konto w panelu, w ustawieniach i na stronie „Ochrona prywatności”. Zgody zmienia tam jednym kliknięciem.
2. Pozostałe osoby piszą e-mail z adresu użytego przy zamówieniu. Możemy poprosić o informacje potrzebne do ustalenia tożsamości.
3. Odpowiadamy bez zbędnej zwłoki, najpóźniej w ciągu miesiąca. Jeżeli sprawa jest złożona, termin można przedłużyć o dwa miesiące, o czym uprzedzamy.
4. Skorzystanie z praw jest bezpłatne.

## 4. Dane o zdrowiu

1. Danych o zdrowiu nie zbieramy przez internet. Przy zamówieniu zapisujemy tylko potwierdzenie zapoznania się z przeciwwskazaniami, jego wersję i czas.
2. Kartę klienta wypełnia się na papierze, w salonie albo w domu, i oddaje w salonie, gdzie jest przechowywana w zamkniętym miejscu. Dostęp do niej mają osoby wykonujące zabieg.
3. Zgodę na przetwarzanie danych o zdrowiu można cofnąć; dalsze wykonywanie zabiegów nie jest wtedy możliwe.

## 5. Co dzieje się po usunięciu Konta

1. Klient traci możliwość zarządzania rezerwacjami przez internet, a nadchodzące wizyty można zmieniać tylko telefonicznie lub w salonie.
2. Dane w zamówieniach i fakturach pozostają przez czas wymagany przepisami, najwyżej 6 lat od zakończenia umowy; potem są anonimizowane.
3. Opinie pozostają bez danych pozwalających ustalić autora.

## 6. Dzieci i młodzież

Sklep i salony nie są przeznaczone dla osób poniżej 16 lat. Zgodę w imieniu osób w wieku 16 i 17 lat składa opiekun w salonie.

## 7. Zmiany

Zmiana tego dokumentu obowiązuje po 7 dniach od jego opublikowania na tej stronie.
`,
  `
Everyone whose data we process decides about them within the limits set by the GDPR. This page explains which rights there are and how to use them. Purposes, recipients and storage periods are described in the privacy policy.

-> Privacy policy | /privacy-policy/ | Which data we collect, why and for how long

## 1. Who is responsible

1. The controller is ${companyLine.en}. The company’s particulars are sample data of a demonstration shop.
2. In matters of personal data please write to ${shopMailboxes.en.email}, subject “Personal data”.

## 2. Your rights

1. Access: you can have it confirmed whether we process your data and receive a copy of them.
2. Rectification: you can have incorrect data corrected and incomplete data completed.
3. Erasure: you can demand that data be deleted which we need not keep by law or for claims.
4. Restriction: you can demand that we only store data, for instance until a dispute about their accuracy is settled.
5. Portability: you can receive your data in a machine-readable format.
6. Objection: you can object to processing based on a legitimate interest; an objection to marketing always takes effect.
7. Withdrawal of consent: at any time, without affecting the lawfulness of earlier processing.
8. Complaint to the President of the Personal Data Protection Office, ul. Stawki 2, 00-193 Warsaw, Poland, or to the authority of your own country.

## 3. How to use them

1. With an Account you can download and correct your data and delete the Account in the panel, under settings and “Privacy protection”. Consents are changed there with one click.
2. Without one, write from the e-mail address used for the order. We may ask for what is needed to establish your identity.
3. We answer without undue delay, within one month at most. In a complex matter this can be extended by two months, of which we give notice.
4. Using your rights is free of charge.

## 4. Health data

1. We collect no health data online. With an order we store only the confirmation that the contraindications were read, its version and time.
2. The customer card is filled in on paper, in the salon or at home, and handed in at the salon, where it is kept under lock and key. Those who perform the treatment have access to it.
3. Consent to processing health data can be withdrawn; further treatments are then not possible.

## 5. After an Account has been deleted

1. Bookings can no longer be managed online; upcoming visits can be changed only by telephone or in the salon.
2. Data in orders and invoices remain for the time required by law, at most 6 years after the end of the contract; then they are anonymised.
3. Reviews remain without anything that identifies their author.

## 6. Children and young people

The shop and the salons are not meant for persons under 16. For those aged 16 and 17 a guardian gives consent in the salon.

## 7. Changes

A change of this document takes effect 7 days after it has been published on this page.
`,
);
