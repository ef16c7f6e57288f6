import { both } from '../localized';
import type { CategoryTexts } from './category-text-fields';

export const bodyTexts: Record<string, CategoryTexts> = {
  endermology: {
    description: both(
      [
        'Głowica z rolkami unosi fałd skóry podciśnieniem i masuje go w stałym rytmie. Masaż pobudza krążenie krwi i limfy, a skóra staje się gładsza i bardziej napięta.',
        'Zabieg wykonuje się w cienkim, osobistym kostiumie. Najlepiej działa seria, dwa spotkania w tygodniu.',
      ],
      [
        'A head with rollers lifts a fold of skin by suction and massages it in a steady rhythm. The massage wakes the circulation of blood and lymph, and the skin becomes smoother and firmer.',
        'It is done in a thin suit of your own. A course works best, two visits a week.',
      ],
    ),
    indications: both(
      ['nierówności skóry i cellulit', 'uczucie ciężkich nóg', 'skóra mniej jędrna po zmianie wagi'],
      ['uneven skin and cellulite', 'legs that feel heavy', 'skin less firm after a change of weight'],
    ),
    contraindications: both(
      ['ciąża', 'zakrzepica i zapalenie żył', 'choroba nowotworowa', 'stany zapalne skóry'],
      ['pregnancy', 'thrombosis and inflamed veins', 'cancer', 'inflamed skin'],
    ),
    benefits: both(
      ['gładsza skóra', 'lżejsze nogi', 'chwila odpoczynku', 'bez przerwy w codziennych zajęciach'],
      ['smoother skin', 'lighter legs', 'a moment of rest', 'no break in daily life'],
    ),
    before: both(
      ['Zjedz coś lekkiego najpóźniej dwie godziny wcześniej i wypij szklankę wody.'],
      ['Eat something light two hours before at the latest and drink a glass of water.'],
    ),
    ongoing: both(
      ['Masaż trwa bez przerwy, jego siłę dobieramy do Ciebie. Nie powinien boleć.'],
      ['The massage goes on without a break; its strength is fitted to you. It should not hurt.'],
    ),
    after: both(
      ['Pij dużo wody i trochę się poruszaj. Skóra może być przez chwilę zaróżowiona.'],
      ['Drink plenty of water and move a little. The skin may be pink for a while.'],
    ),
    faqs: both(
      [
        [
          'Kiedy widać efekty?',
          'Lżejsze nogi czuć zwykle po pierwszych spotkaniach, zmianę w wyglądzie skóry po kilku.',
        ],
        ['Czy kostium jest w cenie?', 'Kostium kupujesz raz, w salonie. Służy przez całą serię.'],
      ],
      [
        [
          'When does one see effects?',
          'Lighter legs are usually felt after the first visits, a change in the look of the skin after several.',
        ],
        ['Is the suit included?', 'You buy the suit once, in the salon. It lasts the whole course.'],
      ],
    ),
  },
  electrostimulation: {
    description: both(
      [
        'Elektrody przekazują mięśniom krótkie impulsy prądu o niskim natężeniu. Mięsień napina się i rozluźnia jak w ćwiczeniu, także ten, który trudno poczuć samemu.',
        'To uzupełnienie ruchu i rozsądnego jedzenia, nie zastępstwo.',
      ],
      [
        'Electrodes pass short impulses of low current to the muscles. A muscle tenses and relaxes as in exercise, also one that is hard to feel by oneself.',
        'It complements movement and sensible food, it does not replace them.',
      ],
    ),
    indications: both(
      ['osłabione mięśnie brzucha i pośladków', 'powrót do formy po przerwie'],
      ['weak muscles of abdomen and buttocks', 'getting back into shape after a break'],
    ),
    contraindications: both(
      ['rozrusznik serca i metalowe implanty', 'ciąża', 'padaczka', 'choroby serca'],
      ['a pacemaker or metal implants', 'pregnancy', 'epilepsy', 'heart disease'],
    ),
    benefits: both(
      ['mocniejsze mięśnie', 'lepsze czucie ciała', 'krótki zabieg'],
      ['stronger muscles', 'a better feeling for the body', 'a short treatment'],
    ),
    before: both(
      ['Przyjdź w wygodnym ubraniu i nie smaruj skóry balsamem tego dnia.'],
      ['Come in comfortable clothes and use no lotion that day.'],
    ),
    ongoing: both(
      ['Leżysz, a mięśnie pracują w rytmie impulsów. Siłę zwiększamy powoli.'],
      ['You lie down while the muscles work to the rhythm of the impulses. The strength is raised slowly.'],
    ),
    after: both(
      ['Mięśnie można czuć jak po treningu. Odpocznij i pij wodę.'],
      ['The muscles may feel as after training. Rest and drink water.'],
    ),
    faqs: both(
      [['Czy prąd boli?', 'Czuć mrowienie i napinanie mięśni. Siłę ustalamy razem.']],
      [['Does the current hurt?', 'You feel a tingling and the muscles tensing. We set the strength together.']],
    ),
  },
  radioWaves: {
    description: both(
      [
        'Fale radiowe łagodnie podgrzewają głębsze warstwy skóry. Włókna kolagenu kurczą się, a z czasem skóra buduje nowe, dzięki czemu wygląda na bardziej napiętą.',
        'Zabieg jest ciepły i spokojny, podobny do masażu gorącym kamieniem.',
      ],
      [
        'Radio waves gently warm the deeper layers of the skin. Collagen fibres tighten, and in time the skin builds new ones, so it looks firmer.',
        'The treatment is warm and calm, rather like a hot stone massage.',
      ],
    ),
    indications: both(
      ['utrata jędrności', 'drobne zmarszczki', 'rozstępy i cellulit'],
      ['loss of firmness', 'fine lines', 'stretch marks and cellulite'],
    ),
    contraindications: both(
      ['rozrusznik serca', 'metal w miejscu zabiegu', 'ciąża i karmienie', 'choroba nowotworowa'],
      ['a pacemaker', 'metal where the treatment is done', 'pregnancy and breastfeeding', 'cancer'],
    ),
    benefits: both(
      ['bardziej napięta skóra', 'bez igieł', 'powrót do zajęć od razu'],
      ['firmer skin', 'no needles', 'back to your day at once'],
    ),
    before: both(
      ['Zdejmij biżuterię i przyjdź bez makijażu, jeśli zabieg dotyczy twarzy.'],
      ['Take off jewellery and come without make-up if the face is treated.'],
    ),
    ongoing: both(
      ['Głowica krąży po skórze, a specjalistka mierzy jej temperaturę.'],
      ['The head circles over the skin while the specialist measures its temperature.'],
    ),
    after: both(
      ['Skóra bywa zaróżowiona do kilku godzin. Przez tydzień używaj filtra SPF 50.'],
      ['The skin may be pink for some hours. Use SPF 50 for a week.'],
    ),
    faqs: both(
      [['Ile trwa efekt?', 'Kolagen odbudowuje się tygodniami. Po serii warto wracać raz na kilka miesięcy.']],
      [
        [
          'How long does it last?',
          'Collagen rebuilds over weeks. After a course it is worth coming back every few months.',
        ],
      ],
    ),
  },
};
