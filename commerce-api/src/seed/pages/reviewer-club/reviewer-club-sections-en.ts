import type { SectionInput } from '@aksamit/contracts';

/** As the Polish ones. */
export const reviewerClubSectionsEn: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'For creators',
    title: 'Reviewer club',
    lead: 'Come for a treatment, then show it the way it was. We are looking for people whose audience trusts them.',
    points: ['a free treatment or course', 'we never edit a review', 'trust counts, not the size of a profile'],
    actions: [
      { label: 'Apply', path: '/reviewer-club/#apply' },
      { label: 'The rules', path: '/reviewer-club/#rules' },
    ],
    picture: { drawing: 'review', alt: 'A review with four of five stars' },
  },
  {
    kind: 'benefits',
    eyebrow: 'What we offer',
    title: 'Good conditions for an honest review',
    items: [
      {
        title: 'A treatment for you',
        text: 'Laser hair removal, endermology or hydrogen cleansing. We choose together, after talking about your skin.',
      },
      {
        title: 'Time for questions',
        text: 'The specialist explains what she does and why. You may film as long as no other customers are in the picture.',
      },
      {
        title: 'A free hand',
        text: 'We don’t ask to approve texts or videos. If something went wrong, you may show that too.',
      },
      {
        title: 'One person to talk to',
        text: 'Someone who books your visits, answers your questions and checks facts if you ask.',
      },
    ],
  },
  {
    kind: 'figures',
    title: 'The club in figures',
    items: [
      { value: '{leastAge}', label: 'is the youngest age at which you can apply' },
      { value: '250', label: 'characters in which to introduce yourself' },
      { value: '{answerDays}', label: 'days at most until you hear from us' },
      { value: '{salonCount}', label: 'salons to choose from for your visit' },
    ],
  },
  {
    kind: 'steps',
    eyebrow: 'How it works',
    title: 'From application to review',
    items: [
      {
        title: 'You apply',
        text: 'Tell us about your profile and what you cover, and your skin tone and hair colour: the treatment depends on them.',
      },
      { title: 'We read and answer', text: 'We answer every application, even if it doesn’t work out this time.' },
      {
        title: 'We meet in a salon',
        text: 'A health consultation, the client card and a patch test, as on every first visit.',
      },
      {
        title: 'You have the treatment',
        text: 'In a course you come back after at least {seriesWeeks} weeks. Results build up gradually.',
      },
      { title: 'You publish', text: 'In your own way, once you have something to show. Marked as a collaboration.' },
    ],
  },
  {
    kind: 'text',
    anchor: 'rules',
    eyebrow: 'Rules',
    title: 'What we agree on',
    blocks: [
      {
        type: 'list',
        ordered: true,
        items: [
          'You can apply from the age of {leastAge}. If you are under 18, you need the written consent of a guardian.',
          'Every post is marked as a brand collaboration, plainly and right at the start.',
          'A review describes your own experience. It promises no results to others.',
          'Other people appear in photos and videos only if they agree.',
          'The treatment is not payment for a good rating. We do not ask for criticism to be removed.',
          'Whether a treatment is safe is decided by the specialist. The contraindications are the same as for everyone.',
          'You can leave at any time. A message to us is enough.',
        ],
      },
    ],
  },
  {
    kind: 'faq',
    title: 'Frequently asked questions',
    groups: [
      {
        title: null,
        items: [
          {
            title: 'How many followers do I need?',
            text: 'There is no minimum. What matters more is whether people talk about what you publish.',
          },
          {
            title: 'Why do you ask about skin and hair?',
            text: 'The laser works on the pigment of the hair. On very fair hair it would do little, so we would offer another treatment.',
          },
          {
            title: 'Can men apply?',
            text: 'Yes. The Polish name of the club dates from its beginnings; our treatments are for women and men.',
          },
          {
            title: 'What happens to my data?',
            text: 'We use it only to consider your application and to contact you. You can ask us to delete it at any time.',
          },
        ],
      },
    ],
  },
  {
    kind: 'form',
    anchor: 'apply',
    form: 'reviewer',
  },
];
