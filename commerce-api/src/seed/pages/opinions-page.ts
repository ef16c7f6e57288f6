import type { SectionInput } from '@aksamit/contracts';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'benefits',
    anchor: 'sprawdzanie',
    eyebrow: 'Skąd są opinie',
    title: 'Co oznaczają podpisy pod opiniami',
    lead: 'Przy każdej opinii widać, czy potwierdziliśmy wizytę. Nie wszystkie udało się potwierdzić i tego nie ukrywamy.',
    items: [
      {
        title: 'Opinia po wizycie, którą sprawdziliśmy',
        text: 'Napisana w panelu klienta po zabiegu, który się odbył. Poznajemy to po numerze wizyty. Do jednej wizyty można dodać jedną opinię.',
      },
      {
        title: 'Wizyta potwierdzona w dokumentach salonu',
        text: 'Opinia spoza panelu, którą salon powiązał z wizytą w swoich zapisach.',
      },
      {
        title: 'Opinia bez potwierdzonej wizyty',
        text: 'Opinia spoza panelu, do której nie znaleźliśmy wizyty. Publikujemy ją, bo może być prawdziwa, ale tego nie sprawdziliśmy.',
      },
    ],
  },
  {
    kind: 'text',
    eyebrow: 'Jak to robimy',
    title: 'Co sprawdzamy, a czego nie',
    blocks: [
      {
        type: 'list',
        ordered: false,
        items: [
          'Sprawdzamy, czy wizyta się odbyła. Nie oceniamy, czy ktoś ma rację: wrażenia każdy opisuje sam.',
          'Przed publikacją czytamy opinię. Odrzucamy tylko te, które kogoś obrażają, zawierają cudze dane lub nie dotyczą wizyty.',
          'Krytycznych opinii nie usuwamy ani nie przesuwamy na koniec. Salon może odpowiedzieć pod spodem.',
          'Średnią liczymy ze wszystkich opublikowanych opinii, także bez potwierdzonej wizyty.',
          'Za opinię w sklepie nie płacimy i nie dajemy rabatów.',
          'Opinie przetłumaczone z innego języka są tak podpisane.',
        ],
      },
      {
        type: 'note',
        text: 'To sklep demonstracyjny: opinie i podpisy pod nimi są wymyślone. Zasady działają tak samo jak w prawdziwym sklepie.',
      },
    ],
  },
  {
    kind: 'steps',
    eyebrow: 'Od wizyty do publikacji',
    title: 'Jak powstaje sprawdzona opinia',
    items: [
      { title: 'Zabieg się odbywa', text: 'Salon oznacza wizytę jako wykonaną. Dopiero wtedy można ją ocenić.' },
      {
        title: 'Piszesz w panelu',
        text: 'Gwiazdki i kilka zdań o swojej wizycie. Podpisujemy ją imieniem i pierwszą literą nazwiska.',
      },
      { title: 'My czytamy', text: 'Nic w niej nie zmieniamy. Albo ją publikujemy, albo odrzucamy w całości.' },
      { title: 'Salon odpowiada', text: 'Jeśli chce, dopisuje odpowiedź pod opinią. Ocena zostaje taka sama.' },
    ],
  },
  {
    kind: 'callToAction',
    title: 'Masz za sobą wizytę?',
    text: 'Opinię o niej dodasz w panelu, przy zakończonej wizycie. Możesz też ocenić salon w mapach: za taką opinię przekazujemy darowiznę dla schroniska.',
    actions: [
      { label: 'Przejdź do panelu', path: '/panel/' },
      { label: '10 dla zwierzaka', path: '/10dlazwierzaka/' },
    ],
  },
];

const en: SectionInput[] = [
  {
    kind: 'benefits',
    anchor: 'verification',
    eyebrow: 'Where reviews come from',
    title: 'What the labels on reviews mean',
    lead: 'Each review states whether we confirmed the visit. Not all could be confirmed, and we don’t hide that.',
    items: [
      {
        title: 'Written after a verified visit',
        text: 'Written in the customer’s account after a treatment that took place, and matched by the visit’s number. Each visit can be reviewed once.',
      },
      {
        title: 'Visit confirmed by the salon’s records',
        text: 'A review from elsewhere that the salon matched to a visit in its records.',
      },
      {
        title: 'Review without a confirmed visit',
        text: 'A review from elsewhere for which we found no visit. We publish it because it may well be true, but we could not check it.',
      },
    ],
  },
  {
    kind: 'text',
    eyebrow: 'How we do it',
    title: 'What we check and what we do not',
    blocks: [
      {
        type: 'list',
        ordered: false,
        items: [
          'We check whether the visit took place. We do not judge who is right: impressions are personal.',
          'We read each review before it is published. We refuse only those that insult somebody, reveal other people’s data or are not about a visit.',
          'Critical reviews are neither removed nor moved to the end. The salon can answer below them.',
          'The average counts all published reviews, including those without a confirmed visit.',
          'We do not pay for reviews in the shop and give no discounts for them.',
          'Reviews translated from another language are marked as such.',
        ],
      },
      {
        type: 'note',
        text: 'This is a demo shop: the reviews and their authors are invented. The rules are the same as in a real one.',
      },
    ],
  },
  {
    kind: 'steps',
    eyebrow: 'From visit to publication',
    title: 'How a verified review comes about',
    items: [
      {
        title: 'The treatment takes place',
        text: 'The salon marks the visit as completed. Only then can it be reviewed.',
      },
      {
        title: 'You write in your account',
        text: 'Stars and a few sentences about your visit, signed with your first name and the initial of your surname.',
      },
      { title: 'We read it', text: 'We change nothing. It is either published or refused as a whole.' },
      { title: 'The salon replies', text: 'If it wishes, below the review. The rating stays as it was.' },
    ],
  },
  {
    kind: 'callToAction',
    title: 'Have you been to see us?',
    text: 'Add a review in your account, beside the completed visit. You can also review the salon on the map: for that we donate to an animal shelter.',
    actions: [
      { label: 'Go to your account', path: '/panel/' },
      { label: '10 for rescue pets', path: '/10-for-a-pet/' },
    ],
  },
];

export const opinionsPage = pageOfSections(
  'information',
  'opinions',
  ['opinie', 'opinions'],
  ['Opinie', 'Reviews'],
  [
    'Przy każdej opinii podajemy, czy potwierdziliśmy wizytę. Na dole strony wyjaśniamy, jak to sprawdzamy.',
    'Each review states whether we confirmed the visit. We explain how we check at the bottom of the page.',
  ],
  [pl, en],
);
