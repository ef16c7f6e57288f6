import { type Both, both } from '../localized';

/** What is special about hair removal of a body part, for cards: neither its name nor its duration, which stand above it. */
const leads: Readonly<Record<string, [pl: string, en: string]>> = {
  abdomenLine: [
    'Cienki pasek włosków od pępka w dół, z którym wosk radzi sobie najgorzej.',
    'The thin line below the navel: the spot that waxing copes with worst.',
  ],
  areolas: [
    'Pojedyncze, ciemniejsze włoski, których nie trzeba już wyrywać pęsetą.',
    'A few darker hairs you will no longer need tweezers for.',
  ],
  armpits: [
    'Koniec z zacięciami i cieniem pod skórą. Od nich najczęściej zaczyna się przygoda z laserem.',
    'No more nicks, no more shadow under the skin. Underarms are where most people start.',
  ],
  arms: [
    'Bez odrastających włosków między jednymi wakacjami a drugimi.',
    'No stubble between one holiday and the next.',
  ],
  back: [
    'Miejsce, do którego trudno sięgnąć samemu. Równa, gładka skóra na całej szerokości.',
    'The part you can’t quite reach yourself. Even, smooth skin from side to side.',
  ],
  beardLine: [
    'Równy kontur, mniej podrażnień po goleniu i mniej czasu przed lustrem.',
    'A sharp outline, less razor rash and less time in front of the mirror.',
  ],
  belly: [
    'Gładki brzuch bez golenia co dwa dni i bez swędzenia, gdy włosy odrastają.',
    'A smooth stomach without shaving every other day, and without the itch of regrowth.',
  ],
  betweenBrows: [
    'Czysta przestrzeń nad nosem. Kształtu brwi laser nie zmienia.',
    'A clear space above the nose. The shape of your brows stays as it is.',
  ],
  bikini: [
    'Tyle, ile wystaje spod bielizny: bez wrastających włosków i czerwonych kropek.',
    'Everything that shows outside your underwear, without ingrown hairs or red bumps.',
  ],
  buttocks: [
    'Delikatna okolica, w której golenie najczęściej kończy się krostkami.',
    'A delicate area where shaving so often ends in bumps.',
  ],
  calves: [
    'To, co widać spod spódnicy i szortów, gładkie także w połowie tygodnia.',
    'What a skirt or shorts reveal, still smooth in the middle of the week.',
  ],
  cheeks: [
    'Drobne włoski, przez które makijaż i krem układają się nierówno.',
    'The fine hairs that stop make-up and cream from going on evenly.',
  ],
  chest: [
    'Cały tors albo tylko przerzedzenie: o efekcie decydujesz razem ze specjalistką.',
    'A bare chest or just thinner hair: you decide together with your specialist.',
  ],
  chin: [
    'Sztywne włoski, które wracają po kilku dniach od wyrwania. Laser sięga do cebulki.',
    'Coarse hairs that are back days after plucking. The laser reaches down to the root.',
  ],
  deepBikini: [
    'Cała okolica intymna, z przerwami tak długimi, jak potrzebujesz.',
    'The whole intimate area, with as many breaks as you need.',
  ],
  ears: [
    'Małżowina i płatek, bez nożyczek i trymera przed lustrem.',
    'Rim and lobe, with no more scissors or trimmers in front of the mirror.',
  ],
  feet: [
    'Grzbiet i palce, gotowe na sandały przez całe lato.',
    'Tops of the feet and toes, ready for sandals all summer.',
  ],
  forearms: ['To, co odsłania każdy krótki rękaw.', 'Whatever short sleeves reveal.'],
  hands: ['Mała okolica, którą widać przy każdym powitaniu.', 'A small area that everyone sees when you shake hands.'],
  innerThighs: [
    'Skóra, która ociera się o siebie przy każdym kroku i źle znosi golenie.',
    'Skin that rubs with every step and doesn’t take kindly to shaving.',
  ],
  knees: [
    'Załamania i blizny, w których maszynka zawsze coś zostawia.',
    'Creases and old scars, where a razor always misses something.',
  ],
  legs: [
    'Gładko od góry do samego dołu. Najwięcej wolnych poranków za jednym razem.',
    'Smooth from top to bottom: no other treatment frees up as many mornings.',
  ],
  lowerBack: ['Wąski pas, który widać przy każdym schyleniu.', 'The narrow strip that shows whenever you bend down.'],
  neck: [
    'Równa linia pod fryzurą, także przy krótkich włosach i upięciu.',
    'A clean line below the hair, even when it is short or pinned up.',
  ],
  shoulders: [
    'Także tam, gdzie samemu trudno sięgnąć. Widać je w każdym podkoszulku.',
    'Including the spots you can’t reach yourself, and every vest reveals.',
  ],
  sideburns: ['Puszek, który widać przy spiętych włosach.', 'The soft down that shows when you wear your hair up.'],
  thighs: ['Dookoła, bez czerwonych kropek po maszynce.', 'All the way round, without razor bumps.'],
  throat: [
    'Tu golenie podrażnia najczęściej. Gładko od rana do wieczora.',
    'Nowhere does shaving irritate more. Smooth from morning till night.',
  ],
  upperArms: ['Gładko w sukience bez rękawów i w letniej bluzce.', 'Smooth in a sleeveless dress or a strappy top.'],
  upperLip: [
    'Kilka błysków zamiast nitki i wosku. Nie trzeba czekać, aż włoski odrosną.',
    'A few flashes instead of threading or wax, and no need to let the hair grow first.',
  ],
  wholeFace: [
    'Wszystkie małe okolice razem, z ustawieniami dobranymi do cery.',
    'All the small areas together, with settings matched to your complexion.',
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
    'Thinner hair from shoulder to wrist. How much stays is up to you.',
  ],
  back: [
    'Bez maszynki i pomocy drugiej osoby. Koszulka na plaży nie jest już potrzebna.',
    'No razor, no helping hand needed, and no T-shirt on the beach.',
  ],
  belly: [
    'Gładko albo tylko rzadziej, bez swędzenia pod paskiem.',
    'Smooth or just thinner, without the itch under your belt.',
  ],
  betweenBrows: [
    'Dwie brwi zamiast jednej, bez pęsety co drugi dzień.',
    'Two brows instead of one, without reaching for the tweezers every other day.',
  ],
  bikini: [
    'Wygodniej pod bielizną i w sporcie, bez zacięć od maszynki.',
    'More comfort in underwear and in sport, without razor cuts.',
  ],
  buttocks: ['Mniej włosów tam, gdzie ubranie ociera najmocniej.', 'Less hair where clothes rub the most.'],
  calves: [
    'Gładkie łydki na rower, bieganie i plaster do tapingu.',
    'Smooth calves for cycling, running and sports tape.',
  ],
  cheeks: [
    'Czysta linia nad zarostem, bez golenia pojedynczych włosów.',
    'A clean line above the beard, without chasing single hairs with a razor.',
  ],
  feet: ['Stopy, których nie trzeba chować w sandałach.', 'Feet you can show off in sandals.'],
  forearms: ['Rzadsze włosy pod podwiniętym rękawem i zegarkiem.', 'Thinner hair under rolled-up sleeves and a watch.'],
  hands: ['Zadbane dłonie bez włosów na palcach.', 'Well-groomed hands, with no hair on the fingers.'],
  legs: [
    'Całe nogi przygotowane na sport i lato, bez godziny z maszynką.',
    'Both legs ready for sport and summer, without an hour of shaving.',
  ],
  lowerBack: [
    'Wąski pas nad spodniami, do którego sam nie sięgniesz.',
    'The strip above your trousers that you can’t reach yourself.',
  ],
  neck: ['Równy kark między wizytami u fryzjera.', 'A clean neckline between haircuts.'],
  thighs: ['Mniej włosów pod spodenkami, mniej otarć w biegu.', 'Less hair under shorts, less chafing on a run.'],
};

/** The sentence for a laser treatment of a body part. */
export function laserLead(part: string, gender: 'female' | 'male'): Both {
  const lead = (gender === 'male' && mensLeads[part]) || leads[part];
  if (!lead)
    throw new Error(`Failed to describe the laser treatment of ${part}: it has no sentence. Add it to laser-leads.ts.`);
  return both(...lead);
}
