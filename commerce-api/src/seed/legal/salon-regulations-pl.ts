import { companyLine } from '../company';
import { shopMailboxes } from '../markets';

const { complaintsEmail } = shopMailboxes.pl;

export const salonRegulationsPl = `
Regulamin określa, na jakich warunkach wykonujemy zabiegi w salonach Aksamit, kto może z nich skorzystać i kiedy ze względów bezpieczeństwa musimy odmówić. Prosimy przeczytać go przed pierwszą wizytą.

-> Regulamin sklepu | /regulamin/ | Zakupy przez internet, płatności, odstąpienie od umowy

## § 1. Postanowienia ogólne

1. Salony prowadzi ${companyLine.pl}, zwana dalej „Aksamit”. Dane spółki są danymi przykładowymi sklepu demonstracyjnego.
2. Regulamin obowiązuje we wszystkich salonach i stosuje się do wszystkich zabiegów, niezależnie od tego, czy kupiono je przez internet, telefonicznie czy w salonie.
3. Korzystanie z usług oznacza akceptację Regulaminu. Jest on dostępny na tej stronie oraz, na prośbę, w wersji drukowanej w każdym salonie.

## § 2. Kto może skorzystać z zabiegu

1. Z zabiegów mogą korzystać osoby pełnoletnie, mające pełną zdolność do czynności prawnych.
2. Osoby o ograniczonej zdolności do czynności prawnych, w tym osoby, które ukończyły 16 lat, mogą skorzystać z zabiegu po złożeniu w salonie pisemnej zgody rodzica lub opiekuna prawnego. Opiekun podpisuje zgodę osobiście i okazuje dokument tożsamości.
3. Zabiegów nie wykonuje się u osób, które nie ukończyły 16 lat.
4. Personel może poprosić o okazanie dokumentu potwierdzającego tożsamość lub wiek, w szczególności przy realizacji kuponów imiennych.

## § 3. Karta klienta i wywiad zdrowotny

1. Przed pierwszym zabiegiem danego rodzaju klient wypełnia i podpisuje kartę klienta. Bez podpisanej karty zabiegu nie wykonuje się.
2. W karcie klient podaje zgodne z prawdą informacje o stanie zdrowia, przyjmowanych lekach i przebytych zabiegach. Zatajenie informacji może narazić zdrowie klienta i wyłącza odpowiedzialność Aksamit za skutki, których można było dzięki nim uniknąć.
3. Wywiad zdrowotny powtarza się przed każdą serią zabiegów rozpoczynaną po przerwie dłuższej niż 30 dni.
4. O każdej zmianie stanu zdrowia, w szczególności o ciąży, nowych lekach lub chorobie, klient informuje personel przed zabiegiem.
5. Karta klienta jest przechowywana w salonie. Danych o zdrowiu nie zbieramy przez internet; przy zamówieniu klient potwierdza jedynie, że zapoznał się z przeciwwskazaniami.

## § 4. Przygotowanie do zabiegu

1. W ciągu 24 godzin przed zabiegiem nie wolno spożywać alkoholu.
2. Od badania rentgenowskiego (RTG) musi upłynąć co najmniej 1 tydzień.
3. Od laserowej dermabrazji musi upłynąć co najmniej 3 miesiące.
4. Przed depilacją laserową skórę goli się dzień wcześniej; przez 4 tygodnie nie wyrywa się włosów pęsetą, woskiem ani depilatorem.
5. Przez 4 tygodnie przed depilacją laserową i po niej należy unikać opalania oraz solarium, a odsłoniętą skórę chronić kremem z filtrem SPF 50.
6. W dniu zabiegu na poddawaną mu skórę nie nakłada się kosmetyków, w szczególności dezodorantów, perfum i samoopalaczy.

## § 5. Przeciwwskazania bezwzględne

W poniższych przypadkach zabiegu nie wykonuje się:

- ciąża
- nowotwór obecnie lub w ciągu ostatnich 5 lat
- padaczka, w tym fotogenna (dotyczy zabiegów z użyciem światła i prądu)
- rozrusznik serca lub inne wszczepione urządzenie elektroniczne
- czynna choroba zakaźna albo gorączka
- zakrzepica, zapalenie żył lub zaburzenia krzepnięcia krwi
- fotodermatozy, toczeń, porfiria i inne choroby nasilające się pod wpływem światła
- przyjmowanie retinoidów doustnych (izotretynoiny) obecnie lub w ciągu ostatnich 6 miesięcy
- świeża opalenizna lub samoopalacz w miejscu depilacji laserowej
- otwarte rany, oparzenia, opryszczka lub stan zapalny skóry w miejscu zabiegu
- skłonność do powstawania bliznowców
- stan po spożyciu alkoholu lub środków odurzających

## § 6. Przeciwwskazania względne

W poniższych przypadkach zabieg można wykonać po konsultacji, w razie potrzeby po przedstawieniu zaświadczenia lekarskiego:

- okres karmienia piersią
- cukrzyca
- choroby tarczycy i zaburzenia hormonalne
- nadciśnienie i choroby układu krążenia
- leki i zioła uczulające na światło, w tym niektóre antybiotyki i dziurawiec
- leki przeciwzakrzepowe i sterydy
- żylaki i pękające naczynka w miejscu zabiegu
- bielactwo, łuszczyca, atopowe zapalenie skóry
- tatuaże, makijaż permanentny, znamiona barwnikowe (miejsca te omija się lub osłania)
- metalowe implanty i wkładka domaciczna przy zabiegach prądem i falami radiowymi
- zabieg chirurgiczny, wypełniacze lub toksyna botulinowa w ostatnich 4 tygodniach
- menstruacja, przy endermologii i zabiegach okolic bikini

## § 7. Odmowa wykonania zabiegu

1. Personel odmawia wykonania zabiegu, jeżeli stwierdzi przeciwwskazanie albo ma uzasadnioną wątpliwość, czy zabieg będzie bezpieczny. W takim wypadku proponuje nowy termin lub inny zabieg.
2. Personel może odmówić obsługi osoby, która narusza zasady higieny, zakłóca porządek lub zachowuje się obraźliwie wobec innych.
3. Jeżeli przyczyną odmowy jest stan zdrowia, o którym klient nie mógł wcześniej wiedzieć, zabieg nie jest uznawany za wykonany.

## § 8. Przebieg wizyty

1. Prosimy przyjść 10 minut przed umówioną godziną. Do pierwszej wizyty doliczany jest czas na kartę klienta i wywiad zdrowotny.
2. Spóźnienie może skrócić zabieg, a jeżeli pozostały czas nie wystarcza do jego bezpiecznego wykonania, zabieg jest przekładany na zasadach opisanych w § 9.
3. Przy zabiegach laserowych klient i specjalista noszą okulary ochronne.
4. Po zabiegu klient otrzymuje zalecenia pielęgnacyjne. Ich przestrzeganie wpływa na efekt i bezpieczeństwo.
5. Przedmioty wartościowe klient ma przy sobie. Do gabinetu nie wprowadza się zwierząt, z wyjątkiem psów asystujących pozostających w poczekalni.

## § 9. Odwoływanie i przekładanie wizyt

1. Wizytę można odwołać lub przełożyć najpóźniej 24 godziny przed terminem – w panelu klienta, telefonicznie pod numerem +48 22 100 20 30 lub w salonie.
2. Zabieg odwołany później albo wizyta, na którą klient się nie stawił, liczy się jako wykonana i nie podlega zwrotowi.
3. Wizyty przełożonej na termin przypadający w ciągu najbliższych 24 godzin nie można ponownie zmienić.
4. Po trzech nieobecnościach salon może zażądać przedpłaty oraz rezerwacji z co najmniej jednodniowym wyprzedzeniem.
5. Jeżeli wizytę odwołuje salon, klient wybiera nowy termin albo zwrot ceny niewykonanego zabiegu.

## § 10. Pakiety i efekty zabiegów

1. Pakiet depilacji obejmuje najwyżej 9 zabiegów i jest ważny 12 miesięcy od pierwszego z nich. Odstęp między zabiegami tej samej partii ciała wynosi co najmniej 6 tygodni.
2. Pakiet można realizować w różnych salonach. Nie można go przenieść na inną osobę po wykonaniu pierwszego zabiegu.
3. Efekt zależy między innymi od rodzaju skóry i włosów, gospodarki hormonalnej oraz przestrzegania zaleceń. Podawane wartości mają charakter informacyjny.

## § 11. Płatności i zwroty w salonie

1. W salonie można zapłacić gotówką, kartą, Voucherem lub kuponem serwisu zakupów grupowych. Kupon jest imienny i jednorazowy; realizuje się go po okazaniu dokumentu tożsamości.
2. Usługi i towary kupione w salonie nie podlegają zwrotowi. Nie ogranicza to praw klienta w razie wady towaru lub niezgodności usługi z umową.

## § 12. Reklamacje

1. Reklamację składa się na piśmie: listem poleconym na adres siedziby albo e-mailem na adres ${complaintsEmail}.
2. Reklamacja powinna zawierać: imię i nazwisko, adres do korespondencji, adres e-mail, przedmiot reklamacji, wskazanie salonu, żądanie oraz opis okoliczności wraz z dowodami, na przykład zdjęciami.
3. Reklamacje bez danych pozwalających ustalić zgłaszającego, żądanie i okoliczności nie są rozpatrywane do czasu uzupełnienia.
4. Odpowiadamy w ciągu 30 dni na reklamacje usług i w ciągu 14 dni na reklamacje produktów. Brak odpowiedzi w tym czasie oznacza uznanie reklamacji.
5. W razie niepokojących objawów po zabiegu prosimy niezwłocznie skontaktować się z salonem, a w nagłych wypadkach z lekarzem lub numerem alarmowym 112.

## § 13. Postanowienia końcowe

1. Dane osobowe przetwarza Aksamit na zasadach opisanych na stronie „Ochrona danych osobowych”.
2. Zmiana Regulaminu obowiązuje po upływie 7 dni od opublikowania na tej stronie. Do zabiegów kupionych wcześniej stosuje się wersję obowiązującą w dniu zakupu, chyba że nowa jest dla klienta korzystniejsza.
3. Regulamin obowiązuje od 23 września 2020 r.
`;
