import type { LocaleCode, SectionInput } from '@aksamit/contracts';
import { clientCards } from '../document-downloads';
import { pageOfSections } from '../seed-page';
import { accountQuestions } from './account-questions';
import { bookingQuestions } from './booking-questions';
import { complaintQuestions } from './complaint-questions';
import { faqGroups } from './faq-subject';
import { paymentQuestions } from './payment-questions';
import { treatmentQuestions } from './treatment-questions';
import { visitQuestions } from './visit-questions';
import { voucherQuestions } from './voucher-questions';

const subjects = [
  bookingQuestions,
  paymentQuestions,
  treatmentQuestions,
  visitQuestions,
  voucherQuestions,
  accountQuestions,
  complaintQuestions,
];

const questions = (locale: LocaleCode): SectionInput => ({
  kind: 'faq',
  anchor: 'faq',
  hasSearch: true,
  groups: faqGroups(subjects, locale),
});

export const faqPage = pageOfSections(
  'information',
  'faq',
  ['faq', 'faq'],
  ['Pytania i odpowiedzi', 'Questions and answers'],
  [
    'Rezerwacja, płatności, zabiegi i przeciwwskazania, vouchery, konto i reklamacje: krótko i bez drobnego druku.',
    'Booking, payment, treatments and contraindications, vouchers, your account and complaints: short, and without small print.',
  ],
  [
    [
      questions('pl'),
      {
        kind: 'downloads',
        anchor: 'karty-klienta',
        eyebrow: 'Do wydrukowania',
        title: 'Karty klienta',
        lead: 'Możesz przeczytać i wypełnić kartę w domu. Podpisujesz ją w salonie, po rozmowie o zdrowiu.',
        items: [clientCards.pl.epilation, clientCards.pl.endermology, clientCards.pl.hydrogen],
      },
      {
        kind: 'articles',
        eyebrow: 'Z bloga',
        title: 'Na dłuższe pytania odpowiadamy w artykułach',
        more: { label: 'Wszystkie artykuły', path: '/blog/' },
      },
      {
        kind: 'callToAction',
        title: 'Nie ma tu Twojego pytania?',
        text: 'Zadzwoń: {phone}, {phoneHours}. Możesz też napisać. Odpowiadamy zwykle następnego dnia roboczego, a najpóźniej w ciągu {answerDays} dni.',
        actions: [
          { label: 'Napisz do nas', path: '/kontakt/' },
          { label: 'Zadzwoń', path: 'tel:{phone}' },
        ],
      },
    ],
    [
      questions('en'),
      {
        kind: 'downloads',
        anchor: 'client-cards',
        eyebrow: 'To print',
        title: 'Client cards',
        lead: 'You can read the card and fill it in at home. You sign it in the salon, after we have talked about your health.',
        items: [clientCards.en.epilation, clientCards.en.endermology, clientCards.en.hydrogen],
      },
      {
        kind: 'articles',
        eyebrow: 'From the blog',
        title: 'Longer questions have articles',
        more: { label: 'All articles', path: '/blog/' },
      },
      {
        kind: 'callToAction',
        title: 'Can’t find your question?',
        text: 'Call us: {phone}, {phoneHours}. Or write: we usually answer on the next working day, and always within {answerDays} days.',
        actions: [
          { label: 'Write to us', path: '/contact/' },
          { label: 'Call us', path: 'tel:{phone}' },
        ],
      },
    ],
  ],
);
