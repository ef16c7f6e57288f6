import type { SectionInput } from '@aksamit/contracts';
import { clientCards } from './document-downloads';
import { action, bullets, heading, link, note, numbered, questions, titled } from './section-parts';

/** The page on lasers in English. */
export const lasersInEnglish: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Hair removal lasers',
    title: 'Which laser for which skin',
    lead: 'Alexandrite, diode, neodymium: the three kinds of hair removal laser differ in their wavelength. We explain what that means for you, and give practices some advice on buying one.',
    actions: [action('Book hair removal', '/laser-hair-removal/'), action('Buying a laser?', '/for-professionals/')],
    picture: {
      drawing: 'wavelengths',
      alt: 'A section of skin: 755 nm stays shallow, 808 nm goes deeper, 1064 nm goes deepest',
    },
  },
  {
    kind: 'table',
    title: 'Three kinds of laser',
    lead: 'In our devices all three wavelengths work together, in proportions that the specialist sets.',
    caption: 'Hair removal lasers compared',
    columns: ['Laser', 'Wavelength', 'Best for', 'Careful with'],
    rows: [
      ['alexandrite', '755 nm', 'fair skin and finer hair', 'a tan and dark skin'],
      ['diode', '808 nm', 'most skin and most areas', 'very light and very fine hair'],
      ['neodymium (Nd:YAG)', '1064 nm', 'olive and dark skin, deep-rooted hair', 'fine hair: it does less'],
    ],
  },
  {
    kind: 'benefits',
    title: 'Laser or something else?',
    items: titled(
      [
        'Laser and IPL',
        'An IPL lamp sends light of many colours at once, a laser of one. So a laser can be set more exactly, and less energy stays in the surface of the skin.',
      ],
      [
        'Laser and shaving',
        'A razor cuts hair above the skin, and tomorrow you need it again. A laser weakens the place the hair grows from.',
      ],
      [
        'Laser and waxing',
        'Wax pulls the hair out with its root, but the follicle stays and makes the next one. No waxing during a course: the laser would have nothing to work on.',
      ],
    ),
  },
  {
    kind: 'steps',
    title: 'How a treatment goes',
    items: titled(
      [
        'A consultation and your client card',
        'We ask about your health, medicines and tanning. You can download the card below and fill it in at home; you sign it in the salon.',
      ],
      [
        'A look at your skin, and a patch test',
        'The specialist chooses the head, 9 × 9, 12 × 12 or 22 × 35 mm. Then a few pulses on a small patch, and a short wait to see how the skin reacts.',
      ],
      [
        'The treatment',
        'We put on goggles, and so do you. The cooled head moves over the skin. You feel brief pricks of warmth. You can stop at any moment.',
      ],
      [
        'Afterwards',
        'The skin may be pink for a few hours. You get aftercare advice and the date of your next visit, no sooner than in {seriesWeeks} weeks.',
      ],
    ),
  },
  {
    kind: 'figures',
    title: 'A course in figures',
    items: [
      { value: 'up to {reductionPercent}%', label: 'less hair after one treatment' },
      { value: '6–{seriesTreatments}', label: 'treatments in a course' },
      { value: '{seriesWeeks} weeks', label: 'at least between treatments' },
      { value: 'about {firstEffectsWeeks} weeks', label: 'to the first effects' },
    ],
    note: 'The result depends on the colour and thickness of the hair, the area and hormones. These are the figures we plan a course with, not a promise.',
  },
  {
    kind: 'text',
    anchor: 'safety',
    title: 'Safety',
    lead: 'Sometimes we do not treat, and sometimes we need to talk first.',
    blocks: [
      heading('When we do not treat'),
      bullets(
        'pregnancy',
        'a fresh tan and self-tanner',
        'oral retinoids (isotretinoin) in the last 6 months',
        'cancer, now or in the last 5 years, epilepsy, a pacemaker',
        'a wound, burn, cold sore or inflamed skin on the area',
        'a tendency to keloids',
        'age under {leastAge}',
      ),
      heading('When we talk first'),
      bullets(
        'breastfeeding',
        'medicines and herbs that make skin sensitive to light',
        'diabetes, thyroid disease and hormonal disorders',
        'psoriasis, vitiligo, atopic dermatitis, a tendency to pigment spots',
        'metal implants in the area',
        'tattoos, permanent make-up and moles, which we work around',
      ),
      note('If anything is in doubt, the specialist refuses the treatment and offers another date.'),
      link('All contraindications', '/salon-regulations/', 'Salon terms, § 5 and 6, for every treatment'),
    ],
  },
  {
    kind: 'downloads',
    title: 'Your client card to download',
    lead: 'Print it, fill it in at home in your own time and bring it along. You sign it in the salon.',
    items: [clientCards.en.epilation],
  },
  {
    kind: 'faq',
    title: 'Questions about lasers',
    groups: questions(
      [
        'Does a laser remove grey and red hair?',
        'Grey and very light hair has too little pigment for a laser to work on. Red hair varies, so we do a patch test first and only then talk about a course.',
      ],
      [
        'Can I have treatments in summer?',
        'Yes, on skin that you keep out of the sun for {sunFreeWeeks} weeks before and after, with SPF 50.',
      ],
      [
        'Does it hurt?',
        'Most people describe warmth and light pricks, stronger along the bikini line and above the upper lip. The head cools the skin, and the settings can be changed as we go.',
      ],
      [
        'Is the hair gone for good?',
        'It becomes much thinner and grows more slowly. Hormones can wake new follicles, so a top-up treatment from time to time is worth it.',
      ],
    ),
  },
  {
    kind: 'text',
    anchor: 'buying',
    eyebrow: 'For practices',
    title: 'What to look at when you buy a laser',
    blocks: [
      numbered(
        'The wavelengths and the real power of the head, measured rather than copied from a brochure.',
        'Cooling that holds its temperature in the tenth hour of work as well.',
        'Training included, and somebody who comes when the device stops.',
        'The cost of one pulse once the warranty has ended: it decides what a treatment costs.',
        'A CE mark, and documents in your language.',
      ),
      link(
        'For professionals',
        '/for-professionals/',
        'Leave your number; somebody who works with these lasers calls back',
      ),
    ],
  },
  { kind: 'prices', eyebrow: 'Prices', title: 'What laser hair removal costs', category: 'epilation' },
];
