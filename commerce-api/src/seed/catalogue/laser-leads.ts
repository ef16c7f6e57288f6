import { type Both, both } from '../localized';

/** What is special about hair removal of a body part, for cards: neither its name nor its duration, which stand above it. */
const leads: Readonly<Record<string, [pl: string, en: string]>> = {
  abdomenLine: [
    'Cienki pasek włosków od pępka w dół, z którym wosk radzi sobie najgorzej.',
    'The thin line below the navel that waxing handles worst.',
  ],
  areolas: [
    'Pojedyncze, ciemniejsze włoski, których nie trzeba już wyrywać pęsetą.',
    'A few darker hairs that need no tweezers any more.',
  ],
  armpits: [
    'Koniec z zacięciami i cieniem pod skórą. Od nich najczęściej zaczyna się przygoda z laserem.',
    'No more nicks and no shadow under the skin. Most people begin with them.',
  ],
  arms: [
    'Bez odrastających włosków między jednymi wakacjami a drugimi.',
    'No stubble between one holiday and the next.',
  ],
  back: [
    'Miejsce, do którego trudno sięgnąć samemu. Równa, gładka skóra na całej szerokości.',
    'The part you cannot reach yourself: even, smooth skin all over.',
  ],
  beardLine: [
    'Równy kontur, mniej podrażnień po goleniu i mniej czasu przed lustrem.',
    'An even outline, less razor rash and less time at the mirror.',
  ],
  belly: [
    'Gładki brzuch bez golenia co dwa dni i bez swędzenia, gdy włosy odrastają.',
    'A smooth abdomen without shaving every other day, or the itch of regrowth.',
  ],
  betweenBrows: [
    'Czysta przestrzeń nad nosem. Kształtu brwi laser nie zmienia.',
    'A clear space above the nose. The shape of the brows stays yours.',
  ],
  bikini: [
    'Tyle, ile wystaje spod bielizny: bez wrastających włosków i czerwonych kropek.',
    'What shows beside underwear, without ingrown hairs and red dots.',
  ],
  buttocks: [
    'Delikatna okolica, w której golenie najczęściej kończy się krostkami.',
    'A delicate part where shaving most often ends in bumps.',
  ],
  calves: [
    'To, co widać spod spódnicy i szortów, gładkie także w połowie tygodnia.',
    'What shows below a skirt or shorts, smooth in the middle of the week too.',
  ],
  cheeks: [
    'Drobne włoski, przez które makijaż i krem układają się nierówno.',
    'Fine hairs that keep make-up and cream from lying evenly.',
  ],
  chest: [
    'Cały tors albo tylko przerzedzenie: o efekcie decydujesz razem ze specjalistką.',
    'All of the chest or just thinner hair: you decide together with the specialist.',
  ],
  chin: [
    'Sztywne włoski, które wracają po kilku dniach od wyrwania. Laser sięga do cebulki.',
    'Stiff hairs that return days after plucking. The laser reaches their root.',
  ],
  deepBikini: [
    'Cała okolica intymna, z przerwami tak długimi, jak potrzebujesz.',
    'All of the intimate area, with as many pauses as you need.',
  ],
  ears: [
    'Małżowina i płatek, bez nożyczek i trymera przed lustrem.',
    'Rim and lobe, without scissors or a trimmer at the mirror.',
  ],
  feet: ['Grzbiet i palce, gotowe na sandały przez całe lato.', 'Instep and toes, ready for sandals all summer.'],
  forearms: ['To, co odsłania każdy krótki rękaw.', 'What every short sleeve shows.'],
  hands: ['Mała okolica, którą widać przy każdym powitaniu.', 'A small part that every handshake shows.'],
  innerThighs: [
    'Skóra, która ociera się o siebie przy każdym kroku i źle znosi golenie.',
    'Skin that rubs with every step and does not take shaving well.',
  ],
  knees: [
    'Załamania i blizny, w których maszynka zawsze coś zostawia.',
    'Folds and old scars, where a razor always leaves something behind.',
  ],
  legs: [
    'Gładko od góry do samego dołu. Najwięcej wolnych poranków za jednym razem.',
    'Smooth all the way down: the most free mornings at a single go.',
  ],
  lowerBack: ['Wąski pas, który widać przy każdym schyleniu.', 'The narrow band that shows whenever you bend down.'],
  neck: [
    'Równa linia pod fryzurą, także przy krótkich włosach i upięciu.',
    'A clean line below the hair, also when it is short or pinned up.',
  ],
  shoulders: [
    'Także tam, gdzie samemu trudno sięgnąć. Widać je w każdym podkoszulku.',
    'Also where you cannot reach yourself. Every vest shows them.',
  ],
  sideburns: ['Puszek, który widać przy spiętych włosach.', 'The down that shows when hair is pinned up.'],
  thighs: ['Dookoła, bez czerwonych kropek po maszynce.', 'All the way round, without the red dots of a razor.'],
  throat: [
    'Tu golenie podrażnia najczęściej. Gładko od rana do wieczora.',
    'Where shaving irritates most. Smooth from morning to night.',
  ],
  upperArms: ['Gładko w sukience bez rękawów i w letniej bluzce.', 'Smooth in a sleeveless dress or a strappy top.'],
  upperLip: [
    'Kilka błysków zamiast nitki i wosku. Nie trzeba czekać, aż włoski odrosną.',
    'A few flashes instead of threading and wax, and no waiting for regrowth.',
  ],
  wholeFace: [
    'Wszystkie małe okolice razem, z ustawieniami dobranymi do cery.',
    'All its small parts together, set for your complexion.',
  ],
};

/** Of the parts that are sold to women too: a man looks for something else there. */
const mensLeads: typeof leads = {
  armpits: [
    'Świeżość na dłużej po treningu i koniec z podrażnieniami od dezodorantu.',
    'Fresh for longer after training, and no more sting from deodorant.',
  ],
  arms: [
    'Rzadsze włosy od barków po nadgarstki. Gęstość, którą zostawiamy, wybierasz sam.',
    'Thinner hair from shoulder to wrist; how much stays is up to you.',
  ],
  back: [
    'Bez maszynki i pomocy drugiej osoby. Koszulka na plaży nie jest już potrzebna.',
    "No razor, and nobody's help needed. No shirt on the beach either.",
  ],
  belly: [
    'Gładko albo tylko rzadziej, bez swędzenia pod paskiem.',
    'Smooth or just thinner, without the itch below the belt.',
  ],
  betweenBrows: [
    'Dwie brwi zamiast jednej, bez pęsety co drugi dzień.',
    'Two brows instead of one, without tweezers every other day.',
  ],
  bikini: [
    'Wygodniej pod bielizną i w sporcie, bez zacięć od maszynki.',
    'More comfortable in underwear and in sport, without razor cuts.',
  ],
  buttocks: ['Mniej włosów tam, gdzie ubranie ociera najmocniej.', 'Less hair where clothes rub most.'],
  calves: [
    'Gładkie łydki na rower, bieganie i plaster do tapingu.',
    'Smooth calves for cycling, running and sports tape.',
  ],
  cheeks: [
    'Czysta linia nad zarostem, bez golenia pojedynczych włosów.',
    'A clean line above the beard, without shaving single hairs.',
  ],
  feet: ['Stopy, których nie trzeba chować w sandałach.', 'Feet that sandals may show.'],
  forearms: ['Rzadsze włosy pod podwiniętym rękawem i zegarkiem.', 'Thinner hair below a rolled sleeve and a watch.'],
  hands: ['Zadbane dłonie bez włosów na palcach.', 'Well-kept hands without hair on the fingers.'],
  legs: [
    'Całe nogi przygotowane na sport i lato, bez godziny z maszynką.',
    'Both legs ready for sport and summer, without an hour of shaving.',
  ],
  lowerBack: [
    'Wąski pas nad spodniami, do którego sam nie sięgniesz.',
    'The band above the trousers that you cannot reach yourself.',
  ],
  neck: ['Równy kark między wizytami u fryzjera.', 'A clean nape between two haircuts.'],
  thighs: ['Mniej włosów pod spodenkami, mniej otarć w biegu.', 'Less hair under shorts, less chafing on a run.'],
};

/** The sentence for a laser treatment of a body part. */
export function laserLead(part: string, gender: 'female' | 'male'): Both {
  const lead = (gender === 'male' && mensLeads[part]) || leads[part];
  if (!lead)
    throw new Error(`Failed to describe the laser treatment of ${part}: it has no sentence. Add it to laser-leads.ts.`);
  return both(...lead);
}
