import { companyLine } from '../company';
import { shopMailboxes } from '../markets';

const { email } = shopMailboxes.pl;

export const privacyPolicyPl = `
Polityka wyjaśnia, jakie dane zbieramy, w jakim celu, na jakiej podstawie, komu je przekazujemy i jak długo je przechowujemy. Prawa przysługujące każdej osobie opisaliśmy na osobnej stronie.

-> Ochrona danych osobowych | /ochrona-danych-osobowych/ | Prawa i sposób skorzystania z nich

## 1. Administrator danych

1. Administratorem danych jest ${companyLine.pl}. Dane spółki są danymi przykładowymi sklepu demonstracyjnego.
2. W sprawach danych osobowych prosimy pisać na adres ${email} z dopiskiem „Dane osobowe” albo na adres siedziby.

## 2. Jakie dane zbieramy

1. Przy zamówieniu: imię, nazwisko, adres e-mail, numer telefonu, formę grzecznościową (Pani, Pan), a przy fakturze lub płatności ratalnej także dane adresowe i firmowe.
2. Przy wizycie: termin, salon, rodzaj zabiegu, informację o jego wykonaniu. Kartę klienta z wywiadem zdrowotnym przyjmujemy wyłącznie w salonie, na papierze.
3. Przy zakupie Vouchera: dane kupującego oraz imię, nazwisko i adres e-mail osoby obdarowanej.
4. Na Koncie: datę urodzenia, ulubiony salon i ustawienia, jeżeli zostaną podane.
5. W formularzach: treść wiadomości i dane kontaktowe; w zgłoszeniu do klubu recenzentek także adres profilu, liczbę obserwujących, rodzaj konta oraz karnację i odcień włosów.
6. Automatycznie: adres IP, rodzaj przeglądarki, identyfikator koszyka i dziennik żądań potrzebny do ochrony przed nadużyciami.

## 3. Cele i podstawy prawne

1. Zawarcie i wykonanie umowy, obsługa wizyt i Konta – art. 6 ust. 1 lit. b RODO.
2. Wystawianie faktur, księgowość, rozpatrywanie reklamacji – art. 6 ust. 1 lit. c RODO.
3. Odpowiedzi na wiadomości, bezpieczeństwo sklepu, dochodzenie roszczeń i obrona przed nimi, statystyka sprzedaży – art. 6 ust. 1 lit. f RODO, czyli nasz prawnie uzasadniony interes.
4. Newsletter, oferty przez telefon oraz analityczne i marketingowe pliki cookie – art. 6 ust. 1 lit. a RODO, czyli zgoda, którą można w każdej chwili cofnąć.
5. Informacje o zdrowiu w karcie klienta – art. 9 ust. 2 lit. a RODO, czyli wyraźna zgoda udzielona w salonie.
6. Podanie danych jest dobrowolne, lecz bez danych oznaczonych gwiazdką nie można złożyć zamówienia ani umówić wizyty.

## 4. Odbiorcy danych

1. Dane powierzamy podmiotom, które obsługują sklep: dostawcom serwerów, poczty i wiadomości SMS, biuru rachunkowemu oraz doradcom prawnym.
2. Dane niezbędne do płatności otrzymuje wybrany operator: Przelewy24, PayPal, Stripe, PayPo lub bank. Jest on odrębnym administratorem.
3. Faktury przekazujemy do Krajowego Systemu e-Faktur, jeżeli wymagają tego przepisy.
4. Danych nie sprzedajemy.
5. Jeżeli dostawca działa poza Europejskim Obszarem Gospodarczym, dane są chronione standardowymi klauzulami umownymi lub decyzją o odpowiednim stopniu ochrony.

## 5. Jak długo przechowujemy dane

1. Dane związane z umową – najwyżej 6 lat od jej zakończenia, a następnie trwale je anonimizujemy.
2. Dane Konta – do jego usunięcia; zamówienia złożone z Konta pozostają przez czas wskazany w ust. 1.
3. Wiadomości z formularzy – do czasu załatwienia sprawy i upływu terminu roszczeń.
4. Zgody wraz z wersją tekstu, czasem i źródłem – tak długo, jak musimy móc je wykazać.
5. Adresy w newsletterze – do wypisania się.

## 6. Pliki cookie i pamięć przeglądarki

Niezbędne pliki cookie działają zawsze, bo bez nich sklep nie może pracować. Pozostałe zapisujemy wyłącznie za zgodą.

- niezbędne: sesja po zalogowaniu, koszyk, wybrany język i wybór dotyczący plików cookie
- analityczne: zliczanie odwiedzin i pomiar szybkości stron
- marketingowe: dopasowanie reklam i pomiar ich skuteczności

Zgodę można zmienić lub cofnąć w każdej chwili przyciskiem „Ustawienia cookie” w stopce. Cofnięcie zgody nie wpływa na zgodność z prawem wcześniejszego przetwarzania. Pliki cookie można też usunąć w ustawieniach przeglądarki.

## 7. Profilowanie i decyzje automatyczne

1. Nie podejmujemy wobec klientów decyzji opartych wyłącznie na automatycznym przetwarzaniu, które wywoływałyby skutki prawne.
2. Podpowiedzi w sklepie, na przykład „ostatnio oglądane”, powstają w przeglądarce lub na podstawie zakupów i nie wpływają na ceny.

## 8. Bezpieczeństwo

1. Połączenie ze sklepem jest szyfrowane. Haseł nie przechowujemy w postaci jawnej, a danych kart płatniczych nie przechowujemy wcale.
2. Dostęp do danych mają osoby upoważnione, każda w zakresie swoich zadań; czynności personelu są zapisywane.
3. O naruszeniu ochrony danych, które może powodować wysokie ryzyko, zawiadamiamy osoby, których dotyczy.

## 9. Zmiany polityki

Zmiana polityki obowiązuje po 7 dniach od jej opublikowania na tej stronie. Wcześniejsze wersje są dostępne pod tekstem.
`;
