import { companyLine } from '../company';
import { shopMailboxes } from '../markets';

const { email, complaintsEmail } = shopMailboxes.pl;

export const regulationsPl = `
Regulamin określa zasady zakupów w sklepie internetowym Aksamit: od złożenia zamówienia i płatności, przez rezerwację wizyty, po odstąpienie od umowy i reklamację. Zasady obowiązujące podczas wizyty opisuje osobny regulamin salonów.

-> Regulamin korzystania z usług salonów | /regulamin-korzystania-z-uslug-salonow/ | Karta klienta, przeciwwskazania, przebieg wizyty
-> Polityka prywatności | /polityka-prywatnosci/ | Dane osobowe i pliki cookie

## § 1. Postanowienia ogólne

1. Sklep prowadzi ${companyLine.pl}, zwana dalej „Sprzedawcą”. Dane spółki są danymi przykładowymi sklepu demonstracyjnego.
2. Ze Sprzedawcą można skontaktować się telefonicznie pod numerem +48 22 100 20 30 (od poniedziałku do piątku w godz. 8–19, w soboty w godz. 9–14), pocztą elektroniczną pod adresem ${email} oraz pisemnie na adres siedziby. Opłata za połączenie jest zgodna z taryfą operatora.
3. Regulamin jest dostępny bezpłatnie na tej stronie w sposób umożliwiający jego pozyskanie, odtwarzanie, utrwalenie i wydrukowanie. Wcześniejsze wersje są dostępne pod tekstem.
4. Regulamin nie ogranicza praw, które konsumentowi przyznają bezwzględnie obowiązujące przepisy.

## § 2. Definicje

1. Klient – osoba fizyczna mająca pełną zdolność do czynności prawnych, osoba prawna lub jednostka organizacyjna, która składa zamówienie.
2. Konsument – Klient będący osobą fizyczną, który dokonuje zakupu niezwiązanego bezpośrednio z jego działalnością gospodarczą lub zawodową. Prawa Konsumenta opisane w § 11 i § 12 przysługują także osobie fizycznej, która zawiera umowę związaną z jej działalnością, jeżeli umowa nie ma dla niej charakteru zawodowego.
3. Zabieg – usługa kosmetyczna wykonywana w Salonie, oznaczona w Sklepie nazwą, ceną i czasem trwania w minutach.
4. Pakiet – kilka Zabiegów kupowanych łącznie w jednej cenie.
5. Voucher – bon o oznaczonej wartości, którym można zapłacić za Zabiegi.
6. Salon – lokal, w którym wykonywane są Zabiegi, wymieniony na stronie „Salony”.
7. Konto – bezpłatny panel klienta, w którym widać zamówienia, wizyty, kody rabatowe i ustawienia.

## § 3. Usługi świadczone drogą elektroniczną

1. Sprzedawca bezpłatnie udostępnia przeglądanie oferty, koszyk, formularz zamówienia, rezerwację terminu, Konto, formularze kontaktowe oraz newsletter.
2. Do korzystania ze Sklepu potrzebne są: urządzenie z dostępem do internetu, aktualna przeglądarka internetowa oraz adres e-mail. Do rezerwacji terminu i płatności konieczna jest włączona obsługa JavaScript.
3. Założenie Konta nie jest warunkiem zakupu. Konto można w każdej chwili usunąć w panelu; usunięcie Konta odbiera możliwość zarządzania rezerwacjami przez internet.
4. Zakazane jest dostarczanie treści o charakterze bezprawnym oraz działanie zakłócające pracę Sklepu.

## § 4. Ceny i informacje o promocjach

1. Ceny Zabiegów są podane w złotych polskich i zawierają podatek VAT. W wersji sklepu dla odbiorców zagranicznych ceny są podane w funtach szterlingach.
2. Wiążąca jest cena z chwili złożenia zamówienia. Jeżeli cena w koszyku zmieni się przed złożeniem zamówienia, Klient zostaje o tym poinformowany przy każdej pozycji i może z zakupu zrezygnować.
3. Przy każdej informacji o obniżce Sprzedawca podaje najniższą cenę z 30 dni przed jej wprowadzeniem, a dla Zabiegu sprzedawanego krócej – najniższą cenę od rozpoczęcia sprzedaży.
4. Promocji nie łączy się, chyba że jej warunki stanowią inaczej.

## § 5. Zamówienie i zawarcie umowy

1. Zamówienie można złożyć przez całą dobę, po zalogowaniu do Konta albo jako gość.
2. Klient wybiera Zabieg, Pakiet lub Voucher, dodaje go do koszyka, w razie potrzeby rezerwuje termin w wybranym Salonie, podaje imię, nazwisko, adres e-mail i numer telefonu, wybiera sposób płatności i akceptuje Regulamin, a następnie zatwierdza zamówienie z obowiązkiem zapłaty.
3. Do chwili zatwierdzenia Klient może poprawić wszystkie dane i zmienić zawartość koszyka.
4. Umowa zostaje zawarta z chwilą otrzymania przez Klienta wiadomości e-mail potwierdzającej przyjęcie zamówienia. Wiadomość zawiera treść umowy i Regulamin obowiązujący w chwili zakupu.
5. Jeżeli Klient zażąda faktury, podaje numer NIP, nazwę firmy, ulicę i numer, kod pocztowy, miejscowość i kraj.

## § 6. Płatności

1. Dostępne sposoby płatności są pokazane w podsumowaniu zamówienia. Są to: przelew, karta i BLIK przez Przelewy24, raty Przelewy24, PayPo, BLIK Płacę Później, PayPal, karta przez Stripe, płatność w Salonie oraz Voucher. Dostępność poszczególnych sposobów zależy od kwoty i wersji językowej Sklepu.
2. Domyślny limit jednej płatności BLIK wynosi w większości banków 1000 zł. Klient może go zmienić w aplikacji swojego banku.
3. Przy płatności ratalnej konieczne jest podanie danych adresowych, a przy PayPo – adresu zamieszkania. Umowę kredytu lub odroczonej płatności Klient zawiera z dostawcą tej usługi. Płatność odroczona jest wymagalna po 30 dniach.
4. Zamówienie opłacane przez internet oczekuje na płatność przez czas określony przez operatora. Zamówienie nieopłacone w tym czasie nie utrzymuje rezerwacji terminu.
5. Kuponem serwisu zakupów grupowych płaci się w Salonie. Kupon jest imienny i jednorazowy; przed realizacją Klient okazuje dokument tożsamości.
6. Jeżeli za to samo zamówienie wpłyną dwie płatności, Sprzedawca niezwłocznie zwraca późniejszą tą samą drogą.

## § 7. Rezerwacja i realizacja Zabiegów

1. Wybrany termin jest utrzymywany dla Klienta przez 20 minut i przedłużany na kolejnych krokach zamówienia, łącznie najwyżej o 60 minut.
2. Zabieg można kupić bez wybierania terminu i zarezerwować go później w panelu klienta albo telefonicznie.
3. Klient może bezpłatnie odwołać lub przełożyć wizytę najpóźniej 24 godziny przed terminem. Po tym czasie, a także w razie niestawienia się, Zabieg uważa się za wykonany, a zapłacona cena nie podlega zwrotowi.
4. Wizyta przełożona na termin przypadający wcześniej niż za 24 godziny nie może zostać ponownie zmieniona.
5. Po trzech nieobecnościach rezerwacja może wymagać przedpłaty i dokonania jej co najmniej 1 dzień przed wizytą.
6. Do pierwszej wizyty Klienta doliczany jest dodatkowy czas na wywiad zdrowotny i wypełnienie karty klienta.
7. Zabieg może nie zostać wykonany ze względów bezpieczeństwa, na zasadach określonych w regulaminie salonów. Klient otrzymuje wówczas propozycję nowego terminu.

## § 8. Pakiety depilacji

1. Pakiet depilacji obejmuje najwyżej 9 Zabiegów.
2. Pakiet jest ważny 12 miesięcy od pierwszego Zabiegu.
3. Odstęp między dwoma Zabiegami depilacji tej samej partii ciała wynosi co najmniej 6 tygodni.
4. Kolejny termin można zarezerwować po wykonaniu bieżącego Zabiegu.
5. Liczba Zabiegów potrzebnych do uzyskania oczekiwanego efektu jest cechą indywidualną. Informacje o efektach nie stanowią gwarancji rezultatu.

## § 9. Vouchery

1. Wartość Vouchera jest wielokrotnością 50 zł. Voucher elektroniczny jest wysyłany e-mailem jako plik PDF z niepowtarzalnym kodem po zaksięgowaniu płatności; Voucher papierowy – pocztą.
2. Voucher jest ważny 6 miesięcy od dnia zakupu. Można go zrealizować w każdym Salonie i przeznaczyć na dowolny Zabieg.
3. Jeżeli cena Zabiegu przewyższa wartość Vouchera, Klient dopłaca różnicę. Niewykorzystana kwota pozostaje na Voucherze do końca jego ważności.
4. Wizytę opłacaną Voucherem rezerwuje się telefonicznie, podając kod, albo przez internet, wpisując kod w koszyku.
5. Voucherem nie można zapłacić za inny Voucher. Voucher nie łączy się z innymi promocjami.

## § 10. Kody rabatowe

1. W jednym zamówieniu można użyć jednego kodu rabatowego. Kod może być ograniczony do kategorii Zabiegów, czasu oraz liczby użyć.
2. Nowy Klient, który potwierdził numer telefonu, otrzymuje jednorazowo 50 zł rabatu na pierwsze zamówienie. Rabat nalicza się samoczynnie i nie łączy się z kodem; stosuje się korzystniejszy z nich.

## § 11. Odstąpienie od umowy

1. Konsument może odstąpić od umowy zawartej na odległość w ciągu 14 dni od jej zawarcia bez podania przyczyny. Do zachowania terminu wystarczy wysłanie oświadczenia przed jego upływem.
2. Oświadczenie można złożyć przyciskiem „Odstąp od umowy” przy zamówieniu, e-mailem na adres ${email} albo pisemnie na adres siedziby Sprzedawcy. Sprzedawca niezwłocznie potwierdza otrzymanie oświadczenia e-mailem.
3. Sprzedawca zwraca płatność w ciągu 14 dni od otrzymania oświadczenia, tym samym sposobem, którego użył Konsument, chyba że Konsument zgodził się na inny. Część zapłacona Voucherem wraca na Voucher.
4. Jeżeli na wyraźne żądanie Konsumenta Zabieg rozpoczęto przed upływem 14 dni, Konsument płaci za świadczenia spełnione do chwili odstąpienia, proporcjonalnie do ceny.
5. Prawo odstąpienia nie przysługuje, jeżeli Zabieg został w pełni wykonany za wyraźną i uprzednią zgodą Konsumenta, który został poinformowany o utracie tego prawa.
6. Usługi i towary kupione bezpośrednio w Salonie nie podlegają zwrotowi, z zastrzeżeniem praw wynikających z niezgodności świadczenia z umową.

## § 12. Reklamacje

1. Reklamację składa się na piśmie: listem poleconym na adres siedziby Sprzedawcy albo e-mailem na adres ${complaintsEmail}. Pomaga w tym formularz na stronie „Kontakt”.
2. Reklamacja zawiera: imię i nazwisko, adres, adres e-mail, przedmiot reklamacji, wskazanie Salonu, żądanie oraz opis okoliczności z dowodami, którymi Klient dysponuje. Reklamacja bez danych pozwalających ustalić zgłaszającego, żądanie i okoliczności nie może zostać rozpatrzona; Sprzedawca wzywa do jej uzupełnienia.
3. Sprzedawca odpowiada na reklamację usługi w ciągu 30 dni, a na reklamację produktu w ciągu 14 dni od jej otrzymania. Brak odpowiedzi w terminie oznacza uznanie reklamacji.
4. Za niezgodność świadczenia z umową Sprzedawca odpowiada na zasadach określonych w ustawie z dnia 30 maja 2014 r. o prawach konsumenta.

## § 13. Opinie

1. Opinię o Zabiegu może dodać Klient po wizycie. Przy opinii podajemy, czy pochodzi od osoby, której wizytę potwierdziliśmy.
2. Sprzedawca nie publikuje opinii, które naruszają prawo, dobra osobiste lub dobre obyczaje. Opinii krytycznych nie usuwa się z powodu ich treści.

## § 14. Pozasądowe rozwiązywanie sporów

1. Konsument może skorzystać z pomocy powiatowego (miejskiego) rzecznika konsumentów, z mediacji lub sądu polubownego przy wojewódzkim inspektorze Inspekcji Handlowej.
2. Udział w postępowaniu pozasądowym jest dobrowolny i wymaga zgody obu stron.

## § 15. Dane osobowe

1. Administratorem danych osobowych Klientów jest Sprzedawca. Zasady ich przetwarzania opisują Polityka prywatności oraz strona „Ochrona danych osobowych”.
2. Dane związane z umową są przechowywane najwyżej przez 6 lat od jej zakończenia.

## § 16. Zmiana Regulaminu i postanowienia końcowe

1. Regulamin może zostać zmieniony z ważnej przyczyny, w szczególności w razie zmiany przepisów, sposobów płatności lub sposobu świadczenia usług.
2. Zmiana wchodzi w życie po upływie 7 dni od dnia jej opublikowania na tej stronie. Do umów zawartych wcześniej stosuje się wersję obowiązującą w dniu złożenia zamówienia.
3. W sprawach nieuregulowanych stosuje się prawo polskie. Wybór prawa polskiego nie pozbawia Konsumenta ochrony wynikającej z przepisów państwa jego zwykłego pobytu.

## Wzór oświadczenia o odstąpieniu

Ja, niżej podpisana(-y), odstępuję od umowy o wykonanie usługi: … (nazwa zabiegu lub pakietu), numer zamówienia: …, zawartej dnia: …. Imię i nazwisko: …. Adres: …. Data i podpis (podpis tylko na papierze): ….
`;
