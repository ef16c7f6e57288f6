import { both } from '../localized';
import { cancellationNotice } from '../policy-texts';
import type { SeedArticle } from './seed-article';

export const preparation: SeedArticle = {
  code: 'preparation',
  category: 'epilation',
  sideCategories: ['care'],
  author: 'anna-zielinska',
  title: both('Jak przygotować się do depilacji laserowej', 'How to prepare for laser hair removal'),
  slugs: both('jak-przygotowac-sie-do-depilacji-laserowej', 'how-to-prepare-for-laser-hair-removal'),
  lead: both(
    'Dobre przygotowanie to połowa efektu. Oto plan na cztery tygodnie, dzień i godzinę przed wizytą.',
    'Good preparation is half the result. Here is a plan for four weeks, one day and one hour before the visit.',
  ),
  daysAgo: 12,
  products: ['laser-female-armpits', 'laser-female-legs', 'laser-male-back'],
  cta: { type: 'product', product: 'laser-female-armpits' },
  text: both(
    `
Laser działa na barwnik we włosie. Ciepło wędruje wzdłuż włosa do mieszka i osłabia go tak, że kolejny włos wyrasta cieńszy, wolniej albo wcale. Żeby tak się stało, włos musi być w skórze, a skóra musi być spokojna. Prawie wszystko, o co prosimy przed wizytą, wynika z tych dwóch zdań.

## Cztery tygodnie przed

Odłóż wosk, pastę cukrową, pęsetę i depilator. Wyrywają one włos razem z cebulką, a bez niej laser nie ma czego ogrzać. Maszynka do golenia jest w porządku: ścina włos nad skórą, a to, co najważniejsze, zostaje pod nią.

To także czas, żeby przestać się opalać. Opalona skóra ma więcej barwnika, więc pochłania część energii przeznaczonej dla włosa. Zabieg jest wtedy słabszy i łatwiej o podrażnienie. To samo dotyczy samoopalaczy i balsamów brązujących.

## Dwa tygodnie przed

Sprawdź leki i zioła. Niektóre antybiotyki, preparaty z witaminą A oraz dziurawiec uwrażliwiają skórę na światło. Nie odstawiaj niczego bez rozmowy z lekarzem. Powiedz nam, co przyjmujesz, a razem ustalimy bezpieczny termin.

Jeśli planujesz badanie rentgenowskie, zachowaj co najmniej tydzień odstępu. Po laserowej dermabrazji odczekaj trzy miesiące.

## Dzień przed

- ogol miejsce zabiegu, najlepiej wieczorem i zgodnie z kierunkiem włosa
- nie używaj peelingu ani kosmetyków z kwasami
- nie pij alkoholu: minimum to 24 godziny przed wizytą
- wyśpij się, bo zmęczona skóra reaguje mocniej

## W dniu wizyty

Przyjdź bez balsamu, dezodorantu i makijażu w miejscu zabiegu. Załóż luźne ubranie z bawełny, żeby nic nie ocierało skóry w drodze do domu. Zaplanuj dziesięć minut zapasu: przed pierwszym zabiegiem wypełniamy razem kartę klienta i rozmawiamy o zdrowiu.

Pierwsza wizyta trwa o piętnaście minut dłużej niż kolejne. W tym czasie specjalistka ogląda skórę, dobiera ustawienia i robi próbę w małym miejscu.

## Co zrobimy razem na miejscu

Rozmowa o zdrowiu nie jest formalnością. Pytamy o ciążę, leki, choroby skóry, skłonność do bliznowców i ostatnie opalanie. Jeśli coś budzi wątpliwość, zaproponujemy inny termin. Zdarza się to rzadko, ale wolimy stracić jedną wizytę niż Twoje zaufanie.

## Najczęstsze pytania

? Co, jeśli zapomnę się ogolić? Czy wizyta przepadnie? = Nie. Zadzwoń, a powiemy, czy zdążymy ogolić skórę na miejscu, czy lepiej zmienić termin.
? Czy mogę przyjść w czasie miesiączki? = Tak. Skóra bywa wtedy wrażliwsza, więc powiedz o tym specjalistce.
? Ile wcześniej mogę odwołać wizytę? = Najpóźniej ${cancellationNotice('pl')} przed nią. Później wizyta liczy się jako wykonana.

! Nie wiesz, czy zabieg jest dla Ciebie? Zapytaj w salonie przed zakupem. Rozmowa nic nie kosztuje.
`,
    `
The laser works on the pigment in the hair. Heat travels down the hair to the follicle and weakens it, so that the next hair grows back thinner, more slowly or not at all. For this to work, the hair has to be in the skin and the skin has to be calm. Almost everything we ask of you before a visit follows from these two facts.

## Four weeks before

Put away wax, sugar paste, tweezers and the epilator. They pull the hair out with its root, and without the root there is nothing for the laser to warm. A razor is fine: it cuts the hair above the skin, and what matters stays below.

It is also time to stop tanning. Tanned skin has more pigment and absorbs part of the energy meant for the hair. The treatment is then less effective, and the skin is more easily irritated. The same goes for self-tanners and bronzing lotions.

## Two weeks before

Check your medicines and herbs. Some antibiotics, products with vitamin A and St John’s wort make the skin sensitive to light. Do not stop anything without asking your doctor. Tell us what you take, and together we find a safe date.

If you are having an X-ray, leave at least a week between it and the visit. After laser dermabrasion, wait three months.

## The day before

- shave the area, ideally in the evening and in the direction of growth
- don’t use scrubs or products with acids
- don’t drink alcohol: 24 hours before the visit is the minimum
- sleep well, as tired skin reacts more strongly

## On the day

Come without lotion, deodorant or make-up on the area. Wear loose cotton, so that nothing rubs on the way home. Allow ten extra minutes: before the first treatment we fill in the client card together and talk about your health.

Your first visit takes fifteen minutes longer than later ones. In that time the specialist looks at your skin, chooses the settings and tries them on a small spot.

## What we do together in the salon

Talking about your health is not a formality. We ask about pregnancy, medicines, skin diseases, a tendency to keloids and your last tan. If anything is in doubt, we offer another date. It happens rarely, but we would rather lose one visit than your trust.

## Questions we hear often

? I forgot to shave. Do I lose my visit? = No. Call us, and we will tell you whether there is time to shave you in the salon or whether another date is better.
? Can I come during my period? = Yes. The skin may be more sensitive then, so tell the specialist.
? How late can I cancel? = Up to ${cancellationNotice('en')} before the visit. After that it counts as done.

! Not sure whether the treatment is right for you? Ask in the salon before you buy. Talking costs nothing.
`,
  ),
};
