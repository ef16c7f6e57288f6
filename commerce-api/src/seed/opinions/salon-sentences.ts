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
    'The room is clean and calm, with music that stays in the background.',
  ],
  [
    'Rozmowa o zdrowiu trwała kwadrans i było czuć, że to nie formalność.',
    'The questions about my health took a quarter of an hour and felt like more than a formality.',
  ],
  [
    'Umawianie przez stronę zajęło minutę, a przypomnienie przyszło dzień wcześniej.',
    'Booking on the site took a minute, and a reminder came the day before.',
  ],
  [
    'Blisko tramwaju, wejście z podjazdem, wszystko dobrze oznaczone.',
    'Close to the tram, with a ramp at the entrance and clear signs.',
  ],
  ['Pani Kasia pamiętała, co mówiłam poprzednim razem.', 'Kasia remembered what I’d told her last time.'],
  ['Wizyta zaczęła się co do minuty.', 'My visit started right on time.'],
  [
    'Miła obsługa w recepcji i herbata na dzień dobry.',
    'Friendly people at reception, and a cup of tea to welcome me.',
  ],
  [
    'Kiedy zachorowałam, termin przełożono bez żadnego problemu.',
    'When I fell ill, my appointment was moved without any trouble.',
  ],
  [
    'Przy pieprzykach specjalistka zatrzymała się i zakryła każdy z osobna.',
    'The specialist stopped at my moles and covered each one.',
  ],
  [
    'Cena dokładnie taka jak na stronie, bez dopłat na miejscu.',
    'The price was exactly the one on the site, with nothing added on the spot.',
  ],
  [
    'Uczciwie usłyszałam, na jakich włosach laser zadziała słabiej.',
    'They told me honestly which hair the laser works less well on.',
  ],
  [
    'Poczekalnia mała, ale i tak nikt w niej długo nie siedzi.',
    'The waiting room is small, but nobody sits there for long.',
  ],
  [
    'Dostałam wskazówki na kolejne dni i numer, pod który można zadzwonić.',
    'I got aftercare advice and a number to call.',
  ],
  [
    'Zostałam odesłana na inny termin, bo brałam antybiotyk, i doceniam to.',
    'I was given another date since I was on antibiotics, and I appreciate that.',
  ],
];

export const ofTheSalonByMen: readonly Sentence[] = [
  ['Żadnego skrępowania, rzeczowa rozmowa i spokojny zabieg.', 'No awkwardness, straight talk and a calm treatment.'],
  ['Umówiłem się wieczorem po pracy, bez czekania.', 'I got an evening appointment after work, without waiting.'],
  [
    'Byłem jedynym facetem w poczekalni i nikt nie zrobił z tego tematu.',
    'I was the only man in the waiting room and nobody made anything of it.',
  ],
  [
    'Dostałem konkretną informację, ile zabiegów i w jakich odstępach.',
    'I was told clearly how many treatments and how far apart.',
  ],
  ['Czysto, punktualnie, bez zbędnego gadania.', 'Clean, on time, no small talk.'],
  [
    'Specjalistka od razu powiedziała, że jasny zarost zareaguje słabiej.',
    'The specialist said at once that fair hair would respond less.',
  ],
  ['Żona poleciła, teraz chodzimy na zmianę.', 'My wife recommended it, now we take turns.'],
  ['Przełożyłem termin w panelu w pół minuty.', 'I moved my appointment online in half a minute.'],
];

export const closing: readonly Sentence[] = [
  ['Na pewno wrócę.', 'I’ll definitely be back.'],
  ['Polecam z czystym sumieniem.', 'I’m happy to recommend it.'],
  ['Szkoda, że tak późno.', 'I only wish I’d started sooner.'],
  ['Kupuję pakiet na kolejną okolicę.', 'I am buying a package for the next area.'],
  ['Mama już zapisana.', 'My mother is already booked in.'],
  ['Zobaczymy po całej serii, na razie jest dobrze.', 'We’ll see after the whole course; so far, so good.'],
  ['Jedna gwiazdka mniej za parkowanie.', 'One star off for the parking.'],
  ['Cena nie jest niska, ale wiem, za co płacę.', 'It isn’t cheap, but I know what I’m paying for.'],
  ['Następna wizyta za sześć tygodni.', 'Next visit in six weeks.'],
  ['Dziękuję całemu zespołowi.', 'Thank you to the whole team.'],
];

export const replies: readonly Sentence[] = [
  [
    'Dziękujemy za szczerą opinię i przepraszamy za niedogodność. Rozmawialiśmy już o tym z zespołem salonu.',
    'Thank you for your honest review; we’re sorry for the inconvenience. We have already talked to the salon’s team about it.',
  ],
  [
    'Przykro nam, że wizyta nie była taka, jak powinna. Prosimy o kontakt z salonem, chętnie zaproponujemy dogodny termin.',
    'We’re sorry your visit wasn’t what it should have been. Please get in touch with the salon, and we’ll gladly find a date that suits you.',
  ],
  [
    'Dziękujemy za te słowa. Tempo efektów bywa różne, dlatego po trzecim zabiegu zawsze omawiamy dalszy plan.',
    'Thank you for telling us. Results come at a different pace for everyone, which is why we always review the plan after the third treatment.',
  ],
];
