import { sql } from 'kysely';
import type { Trx } from '../../platform/database';
import { article } from './more/write-article';
import { insertArticles } from './seed-blog';

/** An article for people who work with lasers: its page asks before it is read. */
export const professionalArticle = article(
  'pulse-and-energy',
  ['technology', 'marek-wolski', 96],
  {
    title: ['Energia i długość impulsu: jak je dobieramy', 'Energy and pulse length: how we choose them'],
    slugs: ['energia-i-dlugosc-impulsu', 'energy-and-pulse-length'],
    lead: [
      'Notatki ze szkolenia operatorów lasera: czas relaksacji termicznej, próba na skórze i znaki, przy których schodzimy z energią.',
      'Notes from the training of laser operators: thermal relaxation time, the patch test and the signs that tell us to lower the energy.',
    ],
    pl: `
Ten tekst powstał z notatek do wewnętrznego szkolenia. Zakłada, że znasz budowę mieszka włosowego i skalę Fitzpatricka. Nie zastępuje instrukcji producenta urządzenia ani zaleceń lekarza nadzorującego gabinet.

## Od czego zaczynamy

Długość impulsu dobieramy do czasu relaksacji termicznej celu. Mieszek grubego włosa oddaje ciepło w ciągu kilkudziesięciu milisekund, naskórek w kilka. Impuls, który mieści się między nimi, ogrzewa mieszek i pozwala naskórkowi stygnąć. Przy włosach cieńszych impuls skracamy, bo oddają ciepło szybciej.

## Próba na skórze

1. Wybieramy miejsce o takim samym odcieniu skóry jak obszar zabiegu.
2. Zaczynamy od dolnej granicy, którą producent podaje dla fototypu.
3. Oceniamy reakcję po 10–15 minutach, a przy fototypach IV i wyższych także następnego dnia.
4. Podnosimy energię o jeden stopień tylko wtedy, gdy rumień wokół mieszków jest słaby, a naskórek wygląda normalnie.

## Kiedy schodzimy z energią

- rumień zlewa się w plamę, zamiast otaczać pojedyncze mieszki
- skóra bieleje lub szarzeje zaraz po impulsie
- klientka opisuje ból, który nie mija z końcem impulsu
- skóra ma ślad opalenizny, nawet sprzed kilku tygodni

## Co zapisujemy

W karcie zostają: długość fali, wielkość plamki, energia, długość impulsu, chłodzenie i reakcja po kwadransie. Zdjęcie robimy zawsze w tym samym świetle. Bez tych danych kolejna wizyta zaczyna się od zgadywania.

! Nie przenosimy ustawień między urządzeniami. Ta sama liczba na dwóch wyświetlaczach nie oznacza tej samej energii w skórze.
`,
    en: `
This text grew out of notes for internal training. It assumes that you know the structure of the hair follicle and the Fitzpatrick scale. It does not replace the manufacturer’s manual or the instructions of the supervising doctor.

## Where we begin

We match the length of the pulse to the thermal relaxation time of the target. The follicle of a thick hair gives off its heat within tens of milliseconds, the epidermis within a few. A pulse between the two warms the follicle and lets the epidermis cool down. For thinner hair we shorten the pulse, since it loses heat faster.

## The patch test

1. We choose a spot with the same skin tone as the area of the treatment.
2. We begin at the lower limit that the manufacturer states for the phototype.
3. We judge the reaction after 10 to 15 minutes, and for phototypes IV and above on the next day too.
4. We raise the energy by one step only if the redness around the follicles is slight and the epidermis looks normal.

## When we lower the energy

- the redness runs together instead of framing single follicles
- the skin turns white or grey right after the pulse
- the client describes pain that does not end with the pulse
- the skin has a trace of tan, even one from weeks ago

## What we write down

The card records wavelength, spot size, energy, pulse length, cooling and the reaction after a quarter of an hour. Pictures are always taken in the same light. Without this the next visit begins with guesswork.

! We never carry settings over from one device to another. The same number on two displays is not the same energy in the skin.
`,
  },
  { sideCategories: ['epilation'] },
);

/** The blog's article for professionals. */
export async function seedProfessionalArticle(trx: Trx, now: Date): Promise<void> {
  await insertArticles(trx, [professionalArticle], now);
  await sql`update articles set is_professional = true where code = ${professionalArticle.code}`.execute(trx);
}
