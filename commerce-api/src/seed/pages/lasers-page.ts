import { both } from '../localized';
import { lasersInEnglish } from './lasers-in-english';
import { lasersInPolish } from './lasers-in-polish';
import { pageOfSections, type SeedPage } from './seed-page';

/** Kinds of laser, safety, and advice for practices that buy one. */
export const lasersPage: SeedPage = {
  ...pageOfSections(
    'information',
    'lasers',
    ['lasery-do-depilacji', 'hair-removal-lasers'],
    ['Lasery do depilacji', 'Hair removal lasers'],
    [
      'Czym różnią się lasery do depilacji, jak przebiega zabieg, kiedy go nie robimy i na co patrzeć przy zakupie urządzenia.',
      'How hair removal lasers differ, how a treatment goes, when we do not treat, and what to look at when buying one.',
    ],
    [lasersInPolish, lasersInEnglish],
  ),
  meta: {
    title: both(
      'Lasery do depilacji: rodzaje, bezpieczeństwo, zakup',
      'Hair removal lasers: kinds, safety and buying one',
    ),
    description: both(
      'Laser aleksandrytowy, diodowy czy neodymowy: który do jakiej skóry, kiedy zabiegu nie robimy i na co patrzeć przy zakupie.',
      'Alexandrite, diode or neodymium: which laser for which skin, when we do not treat, and what to look at when buying one.',
    ),
  },
};
