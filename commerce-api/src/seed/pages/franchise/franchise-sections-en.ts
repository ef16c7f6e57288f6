import type { SectionInput } from '@aksamit/contracts';

/** As the Polish ones. */
export const franchiseSectionsEn: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Franchise',
    title: 'Open an Aksamit salon in your city',
    lead: 'You bring the premises, the team and your knowledge of the city. We bring the brand, the training, devices on clear terms and an online shop that sells from day one.',
    points: [
      '{salonCount} working salons to learn from',
      'two treatment rooms are enough to begin with',
      'we show the figures together with the risks',
    ],
    actions: [
      { label: 'Let’s talk', path: '/business-idea/#apply' },
      { label: 'See the costs', path: '/business-idea/#costs' },
    ],
    picture: { drawing: 'salon', alt: 'The front of a salon with an awning' },
  },
  {
    kind: 'figures',
    eyebrow: 'Scale',
    title: 'An example salon in figures',
    items: [
      { value: '80 m²', label: 'of space with two treatment rooms' },
      { value: '4 people', label: 'in the team at the start' },
      { value: '14 weeks', label: 'from the contract to the opening' },
      { value: '24 months', label: 'to earn the investment back, by a cautious estimate' },
    ],
    note: 'The figures are an example for a demo shop, neither an offer nor a promise of profit.',
  },
  {
    kind: 'benefits',
    eyebrow: 'What you get',
    title: 'You do not start from scratch',
    items: [
      {
        title: 'Brand and shop',
        text: 'Your salon is in the finder, the calendar and the price list from day one. Customers buy and book online.',
      },
      {
        title: 'Devices',
        text: 'Lasers with three wavelengths, leased or bought, with servicing and a replacement while one is being repaired.',
      },
      {
        title: 'Training',
        text: 'Three weeks for your specialists on skin, safety and health consultations, then a trainer in your salon.',
      },
      { title: 'Design', text: 'A plan of the rooms, a list of contractors and an inspection before the opening.' },
      { title: 'Marketing', text: 'An opening campaign, vouchers and seasonal campaigns across the chain.' },
      { title: 'One contact', text: 'One person to call, and a joint review of your results every month.' },
    ],
  },
  {
    kind: 'steps',
    anchor: 'steps',
    eyebrow: 'Step by step',
    title: 'From the first conversation to the opening',
    items: [
      {
        title: 'Week 0: a conversation',
        text: 'About the city, the premises and the money. If we see no chance, we say so.',
      },
      { title: 'Weeks 1–2: a plan', text: 'Three financial scenarios, including one in which fewer customers come.' },
      {
        title: 'Weeks 3–4: premises and contract',
        text: 'We view the premises together. You have time to show the contract to a lawyer.',
      },
      { title: 'Weeks 5–10: building and hiring', text: 'Works to our design, recruiting, ordering the devices.' },
      { title: 'Weeks 11–13: training', text: 'The team practises in a working salon with a trainer at its side.' },
      { title: 'Week 14: opening', text: 'For the first two weeks we work on site with you.' },
    ],
  },
  {
    kind: 'table',
    anchor: 'costs',
    eyebrow: 'Costs',
    title: 'How much you need',
    caption: 'Example costs of a salon with two treatment rooms, net of VAT. Data of a demo shop.',
    columns: ['Item', 'Amount', 'When'],
    rows: [
      ['Entry fee', 'PLN 35,000', 'when the contract is signed'],
      ['Fit-out and furnishing', 'PLN 90,000–140,000', 'during the works'],
      ['Devices, your contribution', 'PLN 60,000', 'before delivery'],
      ['Training of the team', 'part of the entry fee', '–'],
      ['Reserve for the first three months', 'PLN 45,000', 'in the account before the opening'],
      ['Franchise fee', '6% of turnover', 'monthly'],
      ['Marketing fund', '2% of turnover', 'monthly'],
    ],
  },
  {
    kind: 'text',
    eyebrow: 'Honestly about risk',
    title: 'What can go wrong',
    blocks: [
      {
        type: 'list',
        ordered: false,
        items: [
          'Customers come back after {seriesWeeks} weeks or more, so the calendar fills slowly.',
          'Summer is weaker for laser hair removal. Endermology and facial treatments help then.',
          'A good specialist matters more than the address. We do not open without one.',
          'How soon the investment pays off depends on the city and on you. Nobody can guarantee it.',
        ],
      },
    ],
  },
  {
    kind: 'faq',
    title: 'What partners ask',
    groups: [
      {
        title: null,
        items: [
          {
            title: 'Do I have to know the trade?',
            text: 'No. You need experience in leading a team, and time for daily work in the salon during the first year.',
          },
          {
            title: 'Do I get the city to myself?',
            text: 'Yes, the area described in the contract. In large cities that is a district.',
          },
          {
            title: 'Who sets the prices?',
            text: 'There is one price list, since customers use their packages in several salons. Promotions are agreed with the partners.',
          },
          {
            title: 'What about packages sold in another salon?',
            text: 'You do the treatment, and we settle its value with you.',
          },
          {
            title: 'Can I leave?',
            text: 'Yes. The contract describes the notice and the return of devices. Customers can finish their courses in salons nearby.',
          },
        ],
      },
    ],
  },
  {
    kind: 'callToAction',
    title: 'Would you rather call first?',
    text: 'The number is {phone}, {phoneHours}. Ask for the franchise team.',
    actions: [{ label: 'Call us', path: 'tel:{phone}' }],
  },
  { kind: 'form', anchor: 'apply', form: 'businessIdea' },
];
