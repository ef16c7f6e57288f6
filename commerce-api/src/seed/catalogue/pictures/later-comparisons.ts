/** Comparisons of the skin before and after, of the categories that the first ones lack. */
import { both } from '../../localized';
import type { DrawnComparisons } from './picture-texts';

export const laterComparisons: DrawnComparisons = {
  dermapen: {
    subject: 'scars',
    texts: both(
      {
        title: 'Blizny przed serią i po serii',
        content:
          'Nakłucia pobudzają skórę do budowy kolagenu, który od spodu wypełnia zagłębienia. Blizny nie znikają, ale stają się płytsze i mniej widoczne.',
        altBefore: 'Przekrój skóry: trzy głębokie blizny i nieliczne włókna kolagenu',
        altAfter: 'Przekrój skóry: płytkie ślady po bliznach nad gęstymi włóknami kolagenu',
      },
      {
        title: 'Scars before and after a course',
        content:
          'The punctures prompt your skin to build collagen, which fills the hollows from below. Scars do not vanish, but they become shallower and less visible.',
        altBefore: 'A cut through skin: three deep scars and few strands of collagen',
        altAfter: 'A cut through skin: shallow traces of the scars over dense strands of collagen',
      },
    ),
  },
  radioWaves: {
    subject: 'fibres',
    texts: both(
      {
        title: 'Jędrność przed serią i po serii',
        content:
          'Ciepło obkurcza luźne włókna kolagenu, a w kolejnych tygodniach powstają nowe. Skóra jest bardziej napięta, a drobne załamania – płytsze.',
        altBefore: 'Przekrój skóry: luźne, nieliczne włókna kolagenu i pofałdowana powierzchnia',
        altAfter: 'Przekrój skóry: gęste, napięte włókna kolagenu i równa powierzchnia',
      },
      {
        title: 'Firmness before and after a course',
        content:
          'Warmth tightens slack strands of collagen, and new ones form over the following weeks. Skin becomes firmer and fine creases shallower.',
        altBefore: 'A cut through skin: few, slack strands of collagen and a creased surface',
        altAfter: 'A cut through skin: dense, taut strands of collagen and an even surface',
      },
    ),
  },
  electrostimulation: {
    subject: 'muscle',
    texts: both(
      {
        title: 'Mięsień przed serią i po serii',
        content:
          'Impulsy napinają i rozluźniają mięsień jak w ćwiczeniu. Po serii jest mocniejszy i lepiej wyczuwalny. Ruchu i rozsądnego jedzenia to nie zastąpi.',
        altBefore: 'Przekrój ciała: cienki, blady mięsień pod tkanką tłuszczową',
        altAfter: 'Przekrój ciała: grubszy, mocny mięsień pod tkanką tłuszczową',
      },
      {
        title: 'The muscle before and after a course',
        content:
          'Impulses tense and relax the muscle as exercise does. After a course it is stronger and easier to engage. It does not replace exercise or sensible eating.',
        altBefore: 'A cut through the body: a thin, pale muscle under fat tissue',
        altAfter: 'A cut through the body: a thicker, strong muscle under fat tissue',
      },
    ),
  },
};
