import { companyLine } from '../company';
import { both } from '../localized';
import { shopMailboxes } from '../markets';

export const applicationRegulations = both(
  `
Regulamin określa zasady korzystania ze sklepu i panelu klienta jako aplikacji na telefonie lub tablecie. Zakupy i wizyty podlegają tym samym regulaminom co w przeglądarce.

-> Regulamin sklepu | /regulamin/ | Zakupy, płatności, odstąpienie od umowy
-> Regulamin korzystania z usług salonów | /regulamin-korzystania-z-uslug-salonow/ | Zasady wizyt

## § 1. Postanowienia ogólne

1. Aplikację udostępnia ${companyLine.pl}, zwana dalej „Aksamit”. Dane spółki są danymi przykładowymi sklepu demonstracyjnego.
2. Aplikacja jest internetową wersją sklepu, którą można dodać do ekranu głównego urządzenia. Nie pochodzi ze sklepu z aplikacjami i nie wymaga instalowania plików.
3. Korzystanie z aplikacji jest bezpłatne. Operator może naliczyć opłatę za transmisję danych.

## § 2. Wymagania techniczne

1. Potrzebne są: telefon lub tablet z aktualną przeglądarką, dostęp do internetu oraz włączona obsługa JavaScript.
2. Dodanie do ekranu głównego zależy od przeglądarki i systemu. Jeżeli urządzenie tego nie umożliwia, ze sklepu można korzystać w przeglądarce w tym samym zakresie.
3. Aplikacja aktualizuje się sama przy otwarciu.

## § 3. Co można zrobić w aplikacji

1. Przeglądać zabiegi, ceny i salony, składać zamówienia i płacić.
2. Rezerwować, przekładać i odwoływać wizyty na zasadach określonych w regulaminach.
3. Sprawdzać zamówienia, kody rabatowe, Vouchery i oferty oraz zmieniać ustawienia Konta.

## § 4. Konto i bezpieczeństwo

1. Aplikacja korzysta z tego samego Konta co sklep. Zalogować można się hasłem albo jednorazowym kodem SMS wysłanym na potwierdzony numer.
2. Na urządzeniu współdzielonym należy się wylogować. Zalecamy blokadę ekranu.
3. Po utracie urządzenia prosimy zmienić hasło; zmiana kończy wszystkie sesje.

## § 5. Uprawnienia urządzenia

1. Lokalizacja jest używana za zgodą, aby pokazać najbliższe salony, i nie jest przez nas przechowywana.
2. Aplikacja nie odczytuje kontaktów, zdjęć ani wiadomości. Zdjęcie przekazuje wyłącznie wtedy, gdy klient sam je doda, na przykład do reklamacji.
3. Uprawnienia można cofnąć w ustawieniach urządzenia.

## § 6. Odpowiedzialność i przerwy

1. Aksamit dba o ciągłość działania aplikacji. Przerwy techniczne planuje w miarę możliwości poza godzinami pracy salonów.
2. Brak dostępu do aplikacji nie zwalnia z dotrzymania terminu wizyty. Wizytę można wówczas odwołać telefonicznie pod numerem +48 22 100 20 30.
3. Zabronione jest ingerowanie w działanie aplikacji, omijanie zabezpieczeń oraz automatyczne pobieranie jej zawartości w sposób obciążający serwery.

## § 7. Zakończenie korzystania

Aplikację usuwa się z ekranu głównego jak każdą inną. Usunięcie jej nie usuwa Konta ani zamówień; Konto usuwa się w panelu.

## § 8. Reklamacje

Reklamacje dotyczące działania aplikacji prosimy przesyłać na adres ${shopMailboxes.pl.complaintsEmail}, podając rodzaj urządzenia, przeglądarkę, opis problemu i oczekiwane rozwiązanie. Odpowiadamy w ciągu 30 dni; brak odpowiedzi w tym czasie oznacza uznanie reklamacji.

## § 9. Zmiany

Zmiana regulaminu obowiązuje po 7 dniach od opublikowania na tej stronie.
`,
  `
These terms govern the use of the shop and the customer panel as an application on a phone or tablet. Purchases and visits are subject to the same terms as in a browser.

-> Shop terms and conditions | /regulations/ | Orders, payment, withdrawal
-> Salon terms and conditions | /salon-regulations/ | Rules for visits

## § 1. General provisions

1. The application is provided by ${companyLine.en}, referred to below as “Aksamit”. The company’s particulars are sample data of a demonstration shop.
2. The application is the web edition of the shop, which can be added to a device’s home screen. It does not come from an app store and requires no files to be installed.
3. Using it is free of charge. Your operator may charge for data.

## § 2. Technical requirements

1. You need a phone or tablet with an up-to-date browser, internet access and JavaScript switched on.
2. Adding it to the home screen depends on browser and system. Where a device does not allow it, the shop can be used in the browser to the same extent.
3. The application updates itself when it is opened.

## § 3. What it offers

1. Browsing treatments, prices and salons, ordering and paying.
2. Booking, moving and cancelling visits as set out in the terms.
3. Viewing orders, discount codes, Vouchers and offers, and changing Account settings.

## § 4. Account and security

1. The application uses the same Account as the shop. You log in with a password or with a one-time code sent by text message to a confirmed number.
2. Log out on a shared device. We recommend a screen lock.
3. If a device is lost, please change your password; this ends all sessions.

## § 5. Device permissions

1. Location is used with your consent to show the nearest salons, and we do not store it.
2. The application reads no contacts, photographs or messages. A photograph is transmitted only when you add it yourself, for instance to a complaint.
3. Permissions can be withdrawn in the device’s settings.

## § 6. Responsibility and interruptions

1. Aksamit takes care that the application works without interruption. Maintenance is scheduled outside the salons’ opening hours wherever possible.
2. Lack of access to the application does not release you from keeping an appointment. A visit can then be cancelled by telephone on +48 22 100 20 30.
3. Interfering with the application, circumventing its security and automated downloading that burdens the servers are prohibited.

## § 7. Ending its use

The application is removed from the home screen like any other. Removing it deletes neither the Account nor orders; an Account is deleted in the panel.

## § 8. Complaints

Please send complaints about the application to ${shopMailboxes.en.complaintsEmail}, giving the device, the browser, a description of the problem and what you expect. We answer within 30 days; if no answer is given in that time, the complaint is deemed accepted.

## § 9. Changes

A change of these terms takes effect 7 days after it has been published on this page.
`,
);
