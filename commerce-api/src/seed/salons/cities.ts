/**
 * Centres of Polish cities. Source: GeoNames (https://www.geonames.org), licensed under CC BY 4.0; see NOTICE.
 */
export interface SeedCity {
  name: string;
  slug: string;
  voivodeship: string;
  lat: number;
  lng: number;
}

const table = `
Warszawa,warszawa,mazowieckie,52.2351,21.0192
Kraków,krakow,małopolskie,50.0636,19.9476
Łódź,lodz,łódzkie,51.7666,19.46
Wrocław,wroclaw,dolnośląskie,51.1083,17.0291
Poznań,poznan,wielkopolskie,52.4041,16.91
Gdańsk,gdansk,pomorskie,54.3619,18.6305
Szczecin,szczecin,zachodniopomorskie,53.4348,14.5469
Bydgoszcz,bydgoszcz,kujawsko-pomorskie,53.1291,18.0018
Lublin,lublin,lubelskie,51.2404,22.5578
Białystok,bialystok,podlaskie,53.1324,23.1568
Katowice,katowice,śląskie,50.2484,19.0089
Gdynia,gdynia,pomorskie,54.5177,18.5176
Częstochowa,czestochowa,śląskie,50.8083,19.1104
Radom,radom,mazowieckie,51.4016,21.1553
Toruń,torun,kujawsko-pomorskie,53.0211,18.6143
Sosnowiec,sosnowiec,śląskie,50.2794,19.1585
Rzeszów,rzeszow,podkarpackie,50.0346,21.9993
Kielce,kielce,świętokrzyskie,50.8702,20.6273
Gliwice,gliwice,śląskie,50.2969,18.6589
Olsztyn,olsztyn,warmińsko-mazurskie,53.7771,20.4845
Zabrze,zabrze,śląskie,50.3172,18.7777
Bytom,bytom,śląskie,50.3624,18.8784
Zielona Góra,zielona-gora,lubuskie,51.9374,15.5071
Rybnik,rybnik,śląskie,50.0907,18.5256
Ruda Śląska,ruda-slaska,śląskie,50.2793,18.8769
Opole,opole,opolskie,50.6673,17.9451
Tychy,tychy,śląskie,50.1121,18.9978
Gorzów Wielkopolski,gorzow-wielkopolski,lubuskie,52.7358,15.2369
Elbląg,elblag,warmińsko-mazurskie,54.1658,19.4156
Płock,plock,mazowieckie,52.5415,19.7041
Dąbrowa Górnicza,dabrowa-gornicza,śląskie,50.3466,19.2723
Wałbrzych,walbrzych,dolnośląskie,50.7916,16.2879
Włocławek,wloclawek,kujawsko-pomorskie,52.6449,19.056
Tarnów,tarnow,małopolskie,50.0182,20.9769
Chorzów,chorzow,śląskie,50.2942,18.9478
Koszalin,koszalin,zachodniopomorskie,54.1921,16.1938
Legnica,legnica,dolnośląskie,51.2070,16.1553
Grudziądz,grudziadz,kujawsko-pomorskie,53.4822,18.7719
Jaworzno,jaworzno,śląskie,50.2045,19.2808
Słupsk,slupsk,pomorskie,54.4581,17.0444
Jastrzębie-Zdrój,jastrzebie-zdroj,śląskie,49.9436,18.5991
Nowy Sącz,nowy-sacz,małopolskie,49.6094,20.7045
Jelenia Góra,jelenia-gora,dolnośląskie,50.8787,15.7136
Mysłowice,myslowice,śląskie,50.2094,19.136
Ostrów Wielkopolski,ostrow-wielkopolski,wielkopolskie,51.6471,17.8133
Piotrków Trybunalski,piotrkow-trybunalski,łódzkie,51.4111,19.6895
Lubin,lubin,dolnośląskie,51.4045,16.1798
Inowrocław,inowroclaw,kujawsko-pomorskie,52.7867,18.2609
Suwałki,suwalki,podlaskie,54.1002,22.9322
Stargard,stargard,zachodniopomorskie,53.3162,15.0195
Gniezno,gniezno,wielkopolskie,52.5332,17.6003
Bielsko-Biała,bielsko-biala,śląskie,49.8145,19.0509
Zamość,zamosc,lubelskie,50.7153,23.2593
Przemyśl,przemysl,podkarpackie,49.7863,22.7718
Świdnica,swidnica,dolnośląskie,50.8416,16.482
Ełk,elk,warmińsko-mazurskie,53.8207,22.3618
Sopot,sopot,pomorskie,54.4402,18.563
Kalisz,kalisz,wielkopolskie,51.7611,18.0910
Siedlce,siedlce,mazowieckie,52.1677,22.2901
Piła,pila,wielkopolskie,53.1515,16.7382
Konin,konin,wielkopolskie,52.2230,18.2511
Leszno,leszno,wielkopolskie,51.8406,16.5749`;

/** City, slug, voivodeship, latitude, longitude. */
export const cities: readonly SeedCity[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', slug = '', voivodeship = '', lat = '', lng = ''] = line.split(',');
    return { name, slug, voivodeship, lat: Number(lat), lng: Number(lng) };
  });
