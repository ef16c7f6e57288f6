import { both } from '../localized';
import type { SeedArticle } from './seed-article';

export const wavelengths: SeedArticle = {
  code: 'wavelengths',
  category: 'technology',
  sideCategories: ['epilation'],
  author: 'marek-wolski',
  title: both(
    '755, 808, 1064 nm: co znaczą liczby przy laserze',
    '755, 808, 1064 nm: what the numbers on a laser mean',
  ),
  slugs: both('dlugosci-fali-lasera-755-808-1064', 'laser-wavelengths-755-808-1064'),
  lead: both(
    'Trzy długości fali, trzy głębokości, różne odcienie skóry. Wyjaśniamy bez marketingu, po co łączy się je w jednym urządzeniu.',
    'Three wavelengths, three depths, different tones of skin. We explain, without marketing, why one device combines them.',
  ),
  daysAgo: 25,
  products: ['laser-female-legs', 'laser-male-back'],
  text: both(
    `
Światło lasera ma jedną barwę, a tę barwę opisuje długość fali podawana w nanometrach. Człowiek widzi mniej więcej od 400 do 700 nm. Lasery do depilacji pracują tuż za tą granicą, w bliskiej podczerwieni. Dlaczego akurat tam? Bo melanina, czyli barwnik włosa, pochłania jeszcze sporo tego światła, a woda i krew już niewiele. Energia trafia więc tam, gdzie powinna.

## 755 nm: mocno i płytko

Ta fala jest najsilniej pochłaniana przez melaninę. Dobrze radzi sobie z włosami cieńszymi i jaśniejszymi, na przykład ciemnoblond, pod warunkiem że skóra jest jasna. Na skórze opalonej lub ciemnej trzeba jej unikać, bo barwnik w naskórku przejąłby część energii i skóra mogłaby się podrażnić.

## 808 nm: złoty środek

Światło o tej długości wnika głębiej, a melanina nadal pochłania je dobrze. Dlatego lasery diodowe 808 nm są tak powszechne: pasują do większości odcieni skóry i do włosów średniej grubości. Jeśli ktoś mówi o „depilacji laserem diodowym”, zwykle ma na myśli właśnie tę falę.

## 1064 nm: głęboko i łagodnie

Najdłuższa z trzech fal wnika najgłębiej i jest najsłabiej pochłaniana przez naskórek. To czyni ją bezpieczniejszą dla ciemniejszej skóry oraz przydatną tam, gdzie włosy rosną głęboko, jak na plecach u mężczyzn. Ceną jest słabsze działanie na włosy cienkie.

## Dlaczego razem

Włosy jednej osoby nie są jednakowe. Na tym samym udzie rosną grubsze i cieńsze, płytsze i głębsze. Urządzenie, które łączy trzy długości fali, oddaje energię na kilku głębokościach naraz, a proporcje można dobrać do skóry i miejsca. Nie zwalnia to z rozsądku: o wyniku nadal decydują dobór ustawień, odstępy między zabiegami i hormony.

## Wielkość głowicy

Obok długości fali znaczenie ma powierzchnia, którą głowica obejmuje za jednym razem. W naszych salonach używamy trzech:

- 9 × 9 mm do twarzy i miejsc, w których trzeba precyzji
- 12 × 12 mm do pach i bikini
- 22 × 35 mm do nóg i pleców, żeby zabieg nie trwał godzinami

Większa plamka to także więcej światła, które dociera w głąb, bo mniej rozprasza się ono na boki.

## Chłodzenie

Każda z głowic ma chłodzoną płytkę, która dotyka skóry. Zimno zwęża naczynia i chroni naskórek, a przy okazji zmniejsza odczucie ciepła. Dlatego specjalistka prowadzi głowicę z lekkim naciskiem.

## O co zapytać przed zabiegiem

1. Jakie długości fali ma urządzenie i którą ustawicie dla mojej skóry?
2. Czy zrobicie próbę w małym miejscu?
3. Jaki odstęp między zabiegami proponujecie i dlaczego?
4. Co mam zrobić, jeśli skóra będzie czerwona dłużej niż dobę?

Jeżeli odpowiedzi są konkretne i spokojne, jesteś w dobrych rękach. A jeśli ktoś obiecuje, że włosy znikną na zawsze po jednym zabiegu, lepiej poszukać innego miejsca. Uczciwa liczba to do 30 procent mniej włosów po jednym zabiegu i seria, która liczy ich zwykle od sześciu do dziewięciu.
`,
    `
Laser light has a single colour, and that colour is described by its wavelength, given in nanometres. People see roughly from 400 to 700 nm. Lasers for hair removal work just beyond, in the near infrared. Why there? Because melanin, the pigment in hair, still absorbs much of this light, while water and blood absorb little. So the energy goes where it should.

## 755 nm: strong and shallow

This wavelength is absorbed most strongly by melanin. It copes well with thinner and lighter hair, dark blonde for instance, as long as the skin is fair. It should be avoided on tanned or dark skin, where pigment near the surface would absorb part of the energy and the skin could become irritated.

## 808 nm: the middle ground

Light of this wavelength goes deeper, and melanin still absorbs it well. That is why 808 nm diode lasers are so common: they suit most skin tones and hair of medium thickness. When people talk about “diode laser hair removal”, this is usually what they mean.

## 1064 nm: deep and gentle

The longest of the three goes deepest and is absorbed least near the surface. That makes it safer for darker skin, and useful where hair grows deep, as on men’s backs. The trade-off is a weaker effect on thin hair.

## Why combine them

No two hairs are quite alike. On the same thigh there are thicker and thinner ones, shallow and deep. A device that combines three wavelengths delivers its energy at several depths at once, and the proportions can be matched to the skin and the area. It is no substitute for good sense: the result still depends on the settings, the time between treatments and hormones.

## The size of the head

Besides the wavelength, the area that the head covers at once matters too. In our salons we use three:

- 9 × 9 mm for the face and areas that need precision
- 12 × 12 mm for underarms and bikini line
- 22 × 35 mm for legs and back, so that a treatment does not take hours

A larger spot also means that more light reaches deep into the skin, since less of it scatters sideways.

## Cooling

Each head has a cooled plate that touches the skin. The cold narrows the blood vessels, protects the surface of the skin and makes the heat feel milder. That is why the specialist moves the head with gentle pressure.

## What to ask before a treatment

1. Which wavelengths does the device have, and which will you set for my skin?
2. Will you try it on a small spot?
3. How long do you leave between treatments, and why?
4. What do I do if the skin stays red for more than a day?

If the answers are specific and calm, you are in good hands. And if someone promises that your hair will be gone for good after one treatment, look elsewhere. The honest figure is up to 30 per cent less hair after one treatment, and a course of usually six to nine.
`,
  ),
};
