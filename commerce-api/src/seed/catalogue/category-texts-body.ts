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
        'A roller head uses gentle suction to lift a fold of skin and massages it in a steady rhythm. The massage gets blood and lymph moving, and your skin becomes smoother and firmer.',
        'You wear a thin suit of your own. It works best as a course, with two visits a week.',
      ],
    ),
    indications: both(
      ['nierówności skóry i cellulit', 'uczucie ciężkich nóg', 'skóra mniej jędrna po zmianie wagi'],
      ['uneven skin and cellulite', 'legs that feel heavy', 'skin that has lost firmness after a change in weight'],
    ),
    contraindications: both(
      ['ciąża', 'zakrzepica i zapalenie żył', 'choroba nowotworowa', 'stany zapalne skóry'],
      ['pregnancy', 'thrombosis and phlebitis', 'cancer', 'inflamed skin'],
    ),
    consultations: both(
      ['żylaki i pękające naczynka', 'operacja w ostatnich 4 tygodniach'],
      ['varicose veins or broken capillaries', 'surgery within the last 4 weeks'],
    ),
    benefits: both(
      ['gładsza skóra', 'lżejsze nogi', 'chwila odpoczynku', 'bez przerwy w codziennych zajęciach'],
      ['smoother skin', 'lighter legs', 'time to unwind', 'no downtime'],
    ),
    before: both(
      ['Zjedz coś lekkiego najpóźniej dwie godziny wcześniej i wypij szklankę wody.'],
      ['Have a light meal at least two hours beforehand and drink a glass of water.'],
    ),
    ongoing: both(
      ['Masaż trwa bez przerwy, jego siłę dobieramy do Ciebie. Nie powinien boleć.'],
      ['The massage runs without a break, and we adjust its strength to you. It should not hurt.'],
    ),
    after: both(
      ['Pij dużo wody i trochę się poruszaj. Skóra może być przez chwilę zaróżowiona.'],
      ['Drink plenty of water and keep moving. Your skin may be a little pink for a while.'],
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
          'When will I see results?',
          'Your legs usually feel lighter after the first few visits. A change in how the skin looks takes several.',
        ],
        ['Is the suit included?', 'You buy the suit once, at the salon. It lasts for the whole course.'],
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
        'Electrodes send short, low-current impulses to your muscles. They tense and relax as they do in exercise, even those that are hard to engage on your own.',
        'It complements exercise and sensible eating; it does not replace them.',
      ],
    ),
    indications: both(
      ['osłabione mięśnie brzucha i pośladków', 'powrót do formy po przerwie'],
      ['weak stomach and buttock muscles', 'getting back into shape after a break'],
    ),
    contraindications: both(
      ['rozrusznik serca lub inny wszczepiony aparat', 'ciąża', 'padaczka', 'zakrzepica'],
      ['a pacemaker or another implanted device', 'pregnancy', 'epilepsy', 'thrombosis'],
    ),
    consultations: both(
      ['metalowe implanty i wkładka domaciczna', 'choroby serca i nadciśnienie'],
      ['metal implants or an intrauterine device', 'heart disease or high blood pressure'],
    ),
    benefits: both(
      ['mocniejsze mięśnie', 'lepsze czucie ciała', 'krótki zabieg'],
      ['stronger muscles', 'better body awareness', 'a short treatment'],
    ),
    before: both(
      ['Przyjdź w wygodnym ubraniu i nie smaruj skóry balsamem tego dnia.'],
      ['Wear comfortable clothes and use no body lotion that day.'],
    ),
    ongoing: both(
      ['Leżysz, a mięśnie pracują w rytmie impulsów. Siłę zwiększamy powoli.'],
      ['You lie down while your muscles work to the rhythm of the impulses. We increase the strength slowly.'],
    ),
    after: both(
      ['Mięśnie można czuć jak po treningu. Odpocznij i pij wodę.'],
      ['Your muscles may feel as they do after a workout. Rest and drink water.'],
    ),
    faqs: both(
      [['Czy prąd boli?', 'Czuć mrowienie i napinanie mięśni. Siłę ustalamy razem.']],
      [['Does the current hurt?', 'You feel a tingling and your muscles tensing. We set the strength together.']],
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
      ['rozrusznik serca lub inny wszczepiony aparat', 'ciąża', 'choroba nowotworowa'],
      ['a pacemaker or another implanted device', 'pregnancy', 'cancer'],
    ),
    consultations: both(
      ['karmienie piersią', 'metalowe implanty w miejscu zabiegu', 'wypełniacze lub botoks w ostatnich 4 tygodniach'],
      ['breastfeeding', 'metal implants in the treated area', 'fillers or botulinum toxin within the last 4 weeks'],
    ),
    benefits: both(
      ['bardziej napięta skóra', 'bez igieł', 'powrót do zajęć od razu'],
      ['firmer skin', 'no needles', 'back to your day at once'],
    ),
    before: both(
      ['Zdejmij biżuterię i przyjdź bez makijażu, jeśli zabieg dotyczy twarzy.'],
      ['Take off your jewellery, and come without make-up for a face treatment.'],
    ),
    ongoing: both(
      ['Głowica krąży po skórze, a specjalistka mierzy jej temperaturę.'],
      ['The handpiece circles over your skin while the specialist checks its temperature.'],
    ),
    after: both(
      ['Skóra bywa zaróżowiona do kilku godzin. Przez tydzień używaj filtra SPF 50.'],
      ['Your skin may be pink for a few hours. Wear SPF 50 for a week.'],
    ),
    faqs: both(
      [['Ile trwa efekt?', 'Kolagen odbudowuje się tygodniami. Po serii warto wracać raz na kilka miesięcy.']],
      [
        [
          'How long do the results last?',
          'Collagen takes weeks to rebuild. After a course it is worth coming back every few months.',
        ],
      ],
    ),
  },
};
