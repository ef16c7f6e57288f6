/** The chain's other salons: with those of salon-list.ts 52 in 40 cities. Real cities and streets, invented tenants. */
import { both } from '../localized';
import type { SeedSalon } from './salon-list';

// code | city | district | address | postal code | offset from the city's centre | hours | directions pl | directions en
// | categories that it does not serve
const table = `
bydgoszcz-gdanska|Bydgoszcz|Śródmieście|ul. Gdańska 38|85-006|0.0085,0.0045|city|Tramwaj do przystanku Cieszkowskiego, wejście przez bramę kamienicy.|Tram to Cieszkowskiego, entrance through the gate of the town house.|
czestochowa-aleje|Częstochowa|Aleje|al. Najświętszej Maryi Panny 24|42-202|0.0030,0.0090|city|W Alejach, naprzeciw ratusza, winda na drugie piętro.|In the Avenues, opposite the town hall, lift to the second floor.|
radom-zeromskiego|Radom|Śródmieście|ul. Żeromskiego 51|26-610|0.0010,0.0060|short|Deptak, pięć minut od placu Konstytucji.|On the promenade, five minutes from Constitution Square.|dermapen
sosnowiec-modrzejowska|Sosnowiec|Centrum|ul. Modrzejowska 22|41-200|0.0005,-0.0290|short|Trzy minuty od dworca, przejściem podziemnym.|Three minutes from the station through the underpass.|
kielce-sienkiewicza|Kielce|Centrum|ul. Sienkiewicza 40|25-501|0.0010,0.0010|city|Na deptaku między dworcem a rynkiem.|On the promenade between the station and the market square.|
gliwice-zwyciestwa|Gliwice|Śródmieście|ul. Zwycięstwa 27|44-100|0.0005,0.0090|city|Między dworcem a Rynkiem, obok poczty głównej.|Between the station and the market square, next to the main post office.|
olsztyn-pilsudskiego|Olsztyn|Śródmieście|al. Piłsudskiego 16|10-576|0.0005,0.0050|gallery|W pasażu, tramwaj do przystanku Skwer Wakara.|In the arcade, tram to Skwer Wakara.|
zabrze-wolnosci|Zabrze|Centrum|ul. Wolności 260|41-800|-0.0110,0.0050|short|Przystanek Zabrze Plac Wolności, wejście od podwórza.|Stop Zabrze Plac Wolności, entrance from the courtyard.|radioWaves
bytom-dworcowa|Bytom|Śródmieście|ul. Dworcowa 12|41-902|-0.0150,0.0390|short|Deptak między Rynkiem a dworcem.|On the promenade between the market square and the station.|dermapen,electrostimulation
zielona-gora-deptak|Zielona Góra|Śródmieście|ul. Żeromskiego 9|65-066|0.0010,0.0000|city|Na deptaku, dwie minuty od ratusza.|On the promenade, two minutes from the town hall.|
rybnik-rynek|Rybnik|Śródmieście|ul. Sobieskiego 15|44-200|0.0045,-0.0070|short|Przy Rynku, parking przy bazylice.|By the market square, car park at the basilica.|
opole-krakowska|Opole|Stare Miasto|ul. Krakowska 32|45-075|0.0005,-0.0200|city|Od dworca prosto Krakowską, siedem minut pieszo.|Straight down Krakowska from the station, seven minutes on foot.|
tychy-grota|Tychy|Śródmieście|al. Jana Pawła II 18|43-100|0.0010,-0.0120|gallery|Trolejbus do przystanku Urząd Miasta.|Trolleybus to the town hall stop.|
gorzow-sikorskiego|Gorzów Wielkopolski|Śródmieście|ul. Sikorskiego 111|66-400|-0.0040,0.0030|short|Przy katedrze, tramwaj do przystanku Katedra.|By the cathedral, tram to Katedra.|electrostimulation
elblag-starowka|Elbląg|Stare Miasto|ul. Stary Rynek 25|82-300|-0.0040,-0.0200|short|Na Starym Mieście, przy Bramie Targowej.|In the old town, at the Market Gate.|dermapen
plock-tumska|Płock|Stare Miasto|ul. Tumska 10|09-402|0.0030,-0.0190|short|Deptak Tumska, blisko katedry.|Tumska promenade, close to the cathedral.|
dabrowa-gornicza-centrum|Dąbrowa Górnicza|Centrum|ul. 3 Maja 8|41-300|-0.0200,-0.0860|gallery|Naprzeciw Pałacu Kultury Zagłębia.|Opposite the Zagłębie Palace of Culture.|radioWaves
walbrzych-rynek|Wałbrzych|Śródmieście|ul. Gdańska 4|58-300|-0.0210,-0.0070|short|Przy Rynku, przystanek plac Magistracki.|By the market square, stop plac Magistracki.|
wloclawek-3-maja|Włocławek|Śródmieście|ul. 3 Maja 18|87-800|0.0130,0.0120|short|Od placu Wolności w stronę bulwarów.|From Freedom Square towards the boulevards.|dermapen
tarnow-walowa|Tarnów|Stare Miasto|ul. Wałowa 23|33-100|-0.0060,0.0080|city|Wzdłuż dawnych murów, dwie minuty od Rynku.|Along the former walls, two minutes from the market square.|
chorzow-wolnosci|Chorzów|Centrum|ul. Wolności 30|41-500|0.0040,0.0090|city|Na deptaku, tramwaj do przystanku Rynek.|On the promenade, tram to Rynek.|
koszalin-zwyciestwa|Koszalin|Śródmieście|ul. Zwycięstwa 105|75-001|-0.0020,-0.0080|short|Pięć minut od dworca, naprzeciw parku.|Five minutes from the station, opposite the park.|
legnica-najswietszej|Legnica|Stare Miasto|ul. Najświętszej Marii Panny 14|59-220|0.0010,0.0080|city|Przy Rynku, parking przy galerii.|By the market square, car park at the gallery.|electrostimulation
slupsk-wojska-polskiego|Słupsk|Śródmieście|al. Wojska Polskiego 28|76-200|0.0060,-0.0260|short|Między dworcem a Starym Rynkiem.|Between the station and the Old Market.|
nowy-sacz-jagiellonska|Nowy Sącz|Śródmieście|ul. Jagiellońska 33|33-300|0.0130,-0.0120|short|Deptak, trzy minuty od ratusza.|On the promenade, three minutes from the town hall.|dermapen
jelenia-gora-1-maja|Jelenia Góra|Śródmieście|ul. 1 Maja 27|58-500|0.0240,0.0270|city|Między dworcem a placem Ratuszowym.|Between the station and Ratuszowy Square.|
bielsko-biala-11-listopada|Bielsko-Biała|Śródmieście|ul. 11 Listopada 44|43-300|0.0080,-0.0010|city|Deptak po bialskiej stronie, za mostem.|On the promenade on the Biała side, past the bridge.|
warszawa-ursynow|Warszawa|Ursynów|al. KEN 36|02-797|-0.0850,0.0390|city|Metro Natolin, wejście od strony parku.|Natolin metro station, entrance on the park side.|
warszawa-wola|Warszawa|Wola|ul. Prosta 69|00-838|-0.0030,-0.0290|gallery|Metro Rondo Daszyńskiego, parter biurowca.|Rondo Daszyńskiego metro station, ground floor of the office building.|
warszawa-praga|Warszawa|Praga|ul. Targowa 44|03-733|0.0180,0.0170|city|Metro Dworzec Wileński, tramwaj do przystanku Ząbkowska.|Dworzec Wileński metro station, tram to Ząbkowska.|
krakow-podgorze|Kraków|Podgórze|ul. Kalwaryjska 32|30-504|-0.0230,0.0060|city|Tramwaj do przystanku Smolki.|Tram to Smolki.|
krakow-bronowice|Kraków|Bronowice|ul. Armii Krajowej 11|30-150|0.0150,-0.0560|gallery|Pętla Bronowice Małe, pierwsze piętro.|Terminus Bronowice Małe, first floor.|
wroclaw-krzyki|Wrocław|Krzyki|ul. Powstańców Śląskich 95|53-332|-0.0140,-0.0090|city|Parter wieżowca, tramwaj do przystanku Wielka.|Ground floor of the tower, tram to Wielka.|
poznan-grunwald|Poznań|Grunwald|ul. Grunwaldzka 104|60-308|-0.0050,-0.0390|city|Tramwaj do przystanku Grunwaldzka, obok piekarni.|Tram to Grunwaldzka, next to the bakery.|
lodz-baluty|Łódź|Bałuty|ul. Zgierska 69|91-464|0.0250,-0.0090|short|Tramwaj do przystanku Bałucki Rynek.|Tram to Bałucki Rynek.|dermapen
gdansk-oliwa|Gdańsk|Oliwa|al. Grunwaldzka 472|80-309|0.0420,-0.0610|city|SKM Gdańsk Oliwa, dwie minuty od katedry.|Gdańsk Oliwa railway station, two minutes from the cathedral.|
szczecin-pogodno|Szczecin|Pogodno|ul. Mickiewicza 128|71-270|0.0070,-0.0410|short|Tramwaj do przystanku Wernyhory, ogród z podjazdem.|Tram to Wernyhory, garden with a ramp.|radioWaves
katowice-ligota|Katowice|Ligota|ul. Ligocka 7|40-568|-0.0290,-0.0330|short|Pięć minut od stacji Katowice Ligota.|Five minutes from Katowice Ligota railway station.|`;

const hoursOf = (text: string): SeedSalon['hours'] => (text === 'gallery' || text === 'short' ? text : 'city');

export const moreSalons: readonly SeedSalon[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [
      code = '',
      city = '',
      district = '',
      address = '',
      postalCode = '',
      offset = '',
      hours = '',
      pl = '',
      en = '',
      without,
    ] = line.split('|');
    const [lat = 0, lng = 0] = offset.split(',').map(Number);
    return {
      code,
      city,
      district,
      address,
      postalCode,
      offset: [lat, lng],
      hours: hoursOf(hours),
      directions: both(pl, en),
      without: without ? without.split(',') : [],
    };
  });
