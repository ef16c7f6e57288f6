/** Sentences of opinions on the salon and its staff. */
import type { Sentence } from './treatment-sentences';

export const ofTheSalon: readonly Sentence[] = [
  [
    'Specjalistka cierpliwie odpowiedziała na wszystkie pytania.',
    'The specialist patiently answered all my questions.',
  ],
  [
    'Nikt niczego nie wciskał, dostałam radę, żeby zacząć od jednej okolicy.',
    'Nobody pushed anything on me; I was advised to begin with one area.',
  ],
  [
    'Gabinet czysty, spokojny, z muzyką, która nie przeszkadza.',
    'The room is clean and calm, with music that does not disturb.',
  ],
  [
    'Rozmowa o zdrowiu trwała kwadrans i było czuć, że to nie formalność.',
    'The talk about health took a quarter of an hour and felt like more than a formality.',
  ],
  [
    'Umawianie przez stronę zajęło minutę, a przypomnienie przyszło dzień wcześniej.',
    'Booking on the site took a minute, and a reminder came the day before.',
  ],
  [
    'Blisko tramwaju, wejście z podjazdem, wszystko dobrze oznaczone.',
    'Close to the tram, with a ramp at the entrance and clear signs.',
  ],
  ['Pani Kasia pamiętała, co mówiłam poprzednim razem.', 'Kasia remembered what I had said the time before.'],
  ['Wizyta zaczęła się co do minuty.', 'The visit began to the minute.'],
  ['Miła obsługa w recepcji i herbata na dzień dobry.', 'Kind people at the desk and tea as a welcome.'],
  [
    'Kiedy zachorowałam, termin przełożono bez żadnego problemu.',
    'When I fell ill, my appointment was moved without any trouble.',
  ],
  [
    'Przy pieprzykach specjalistka zatrzymała się i zakryła każdy z osobna.',
    'The specialist stopped at moles and covered each of them.',
  ],
  [
    'Cena dokładnie taka jak na stronie, bez dopłat na miejscu.',
    'The price was exactly the one on the site, with nothing added on the spot.',
  ],
  [
    'Uczciwie usłyszałam, na jakich włosach laser zadziała słabiej.',
    'I was told honestly on which hair the laser works less well.',
  ],
  [
    'Poczekalnia mała, ale i tak nikt w niej długo nie siedzi.',
    'The waiting room is small, but nobody sits there for long.',
  ],
  [
    'Dostałam wskazówki na kolejne dni i numer, pod który można zadzwonić.',
    'I got advice for the days after and a number to call.',
  ],
  [
    'Zostałam odesłana na inny termin, bo brałam antybiotyk, i doceniam to.',
    'I was given another date since I was on antibiotics, and I appreciate that.',
  ],
];

export const ofTheSalonByMen: readonly Sentence[] = [
  [
    'Żadnego skrępowania, rzeczowa rozmowa i spokojny zabieg.',
    'No embarrassment, a matter-of-fact talk and a calm treatment.',
  ],
  ['Umówiłem się wieczorem po pracy, bez czekania.', 'I got an evening appointment after work, without waiting.'],
  [
    'Byłem jedynym facetem w poczekalni i nikt nie zrobił z tego tematu.',
    'I was the only man in the waiting room and nobody made anything of it.',
  ],
  [
    'Dostałem konkretną informację, ile zabiegów i w jakich odstępach.',
    'I was told clearly how many treatments and how far apart.',
  ],
  ['Czysto, punktualnie, bez zbędnego gadania.', 'Clean, on time, no needless talk.'],
  [
    'Specjalistka od razu powiedziała, że jasny zarost zareaguje słabiej.',
    'The specialist said at once that fair hair would respond less.',
  ],
  ['Żona poleciła, teraz chodzimy na zmianę.', 'My wife recommended it, now we take turns.'],
  ['Przełożyłem termin w panelu w pół minuty.', 'I moved my appointment in the panel in half a minute.'],
];

export const closing: readonly Sentence[] = [
  ['Na pewno wrócę.', 'I will certainly be back.'],
  ['Polecam z czystym sumieniem.', 'I recommend it with a clear conscience.'],
  ['Szkoda, że tak późno.', 'A pity I did not start sooner.'],
  ['Kupuję pakiet na kolejną okolicę.', 'I am buying a package for the next area.'],
  ['Mama już zapisana.', 'My mother is already booked in.'],
  ['Zobaczymy po całej serii, na razie jest dobrze.', 'We shall see after the whole course; so far, so good.'],
  ['Jedna gwiazdka mniej za parkowanie.', 'One star less for the parking.'],
  ['Cena nie jest niska, ale wiem, za co płacę.', 'It is not cheap, but I know what I pay for.'],
  ['Następna wizyta za sześć tygodni.', 'The next visit is in six weeks.'],
  ['Dziękuję całemu zespołowi.', 'Thank you to the whole team.'],
];

export const replies: readonly Sentence[] = [
  [
    'Dziękujemy za szczerą opinię i przepraszamy za niedogodność. Rozmawialiśmy już o tym z zespołem salonu.',
    'Thank you for the honest opinion; we are sorry for the trouble. We have already talked about it with the salon’s team.',
  ],
  [
    'Przykro nam, że wizyta nie była taka, jak powinna. Prosimy o kontakt z salonem, chętnie zaproponujemy dogodny termin.',
    'We are sorry that the visit was not as it should be. Please get in touch with the salon, we will gladly find a date that suits you.',
  ],
  [
    'Dziękujemy za te słowa. Tempo efektów bywa różne, dlatego po trzecim zabiegu zawsze omawiamy dalszy plan.',
    'Thank you for these words. How quickly it works differs, which is why we always talk about the plan after the third treatment.',
  ],
];
