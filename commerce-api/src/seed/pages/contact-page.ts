import type { SectionInput } from '@aksamit/contracts';
import { companyAddress } from '../company';
import { pageOfSections } from './seed-page';

const pl: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Chętnie pomożemy',
    title: 'Kontakt',
    lead: 'Zadzwoń, napisz albo poproś, żebyśmy oddzwonili. Pomożemy wybrać zabieg, umówić wizytę i załatwić reklamację.',
    points: ['infolinia: {phoneHours}', 'na wiadomości odpowiadamy zwykle następnego dnia roboczego'],
    actions: [
      { label: 'Zadzwoń', path: 'tel:{phone}' },
      { label: 'Napisz', path: '/kontakt/#formularz' },
    ],
    picture: { drawing: 'letter', alt: 'Koperta i słuchawka telefonu' },
  },
  {
    kind: 'text',
    anchor: 'telefon',
    blocks: [
      { type: 'contact', label: 'Infolinia', value: '{phone}', href: 'tel:{phone}' },
      { type: 'contact', label: 'E-mail', value: '{email}', href: 'mailto:{email}' },
      { type: 'contact', label: 'Reklamacje', value: '{complaintsEmail}', href: 'mailto:{complaintsEmail}' },
      {
        type: 'contact',
        label: 'Adres do listów',
        value: 'Aksamit sp. z o.o., ul. Aksamitna 12, 00-001 Warszawa',
        href: null,
      },
      {
        type: 'link',
        label: 'Adresy i godziny salonów',
        path: '/salony/',
        description: 'Salony w {cityCount} miastach, każdy z własnym telefonem',
      },
      {
        type: 'link',
        label: 'Pytania i odpowiedzi',
        path: '/faq/',
        description: 'Rezerwacja, płatności, przeciwwskazania, vouchery',
      },
    ],
  },
  { kind: 'form', anchor: 'formularz', form: 'contact' },
  { kind: 'form', anchor: 'oddzwonimy', form: 'callBack' },
  {
    kind: 'text',
    anchor: 'reklamacja',
    eyebrow: 'Reklamacje',
    title: 'Jak złożyć reklamację',
    lead: 'Reklamację składa się na piśmie: formularzem powyżej, e-mailem albo listem poleconym. Telefonicznie jej nie przyjmiemy.',
    blocks: [
      { type: 'heading', level: 3, text: 'Co musi zawierać' },
      {
        type: 'list',
        ordered: false,
        items: [
          'imię i nazwisko oraz adres do korespondencji',
          'adres e-mail',
          'czego dotyczy: usługi czy produktu',
          'salon, w którym był zabieg',
          'czego oczekujesz, na przykład powtórzenia zabiegu albo zwrotu pieniędzy',
          'co się stało i co to potwierdza: daty, zdjęcia, numer zamówienia',
        ],
      },
      {
        type: 'paragraph',
        text: 'Bez tych informacji nie możemy jej rozpatrzyć. Jeśli czegoś zabraknie, napiszemy, co uzupełnić.',
      },
      { type: 'heading', level: 3, text: 'Kiedy odpowiemy' },
      {
        type: 'paragraph',
        text: 'W ciągu {complaintDaysServices} dni, gdy reklamacja dotyczy usługi, i w ciągu {complaintDaysProducts} dni, gdy dotyczy produktu. Brak odpowiedzi w tym czasie oznacza, że reklamację uznaliśmy. Na inne wiadomości odpowiadamy w ciągu {answerDays} dni, zwykle następnego dnia roboczego.',
      },
    ],
  },
  { kind: 'form', anchor: 'dla-firm', form: 'contactBusiness' },
  {
    kind: 'text',
    anchor: 'dane-firmy',
    eyebrow: 'Dane firmy',
    title: 'Kto prowadzi sklep',
    blocks: [
      { type: 'paragraph', text: `${companyAddress.pl}.` },
      { type: 'note', text: 'To sklep demonstracyjny. Firma, jej adres, numery i telefony są wymyślone.' },
    ],
  },
];

const en: SectionInput[] = [
  {
    kind: 'hero',
    eyebrow: 'Here to help',
    title: 'Contact',
    lead: 'Call, write, or ask us to call you back. We’ll help you choose a treatment, book a visit or make a complaint.',
    points: ['phone: {phoneHours}, Polish time', 'messages are usually answered on the next working day'],
    actions: [
      { label: 'Call us', path: 'tel:{phone}' },
      { label: 'Write to us', path: '/contact/#write' },
    ],
    picture: { drawing: 'letter', alt: 'An envelope and a telephone receiver' },
  },
  {
    kind: 'text',
    anchor: 'phone',
    blocks: [
      { type: 'contact', label: 'Phone', value: '{phone}', href: 'tel:{phone}' },
      { type: 'contact', label: 'E-mail', value: '{email}', href: 'mailto:{email}' },
      { type: 'contact', label: 'Complaints', value: '{complaintsEmail}', href: 'mailto:{complaintsEmail}' },
      {
        type: 'contact',
        label: 'Postal address',
        value: 'Aksamit sp. z o.o., ul. Aksamitna 12, 00-001 Warszawa, Poland',
        href: null,
      },
      {
        type: 'link',
        label: 'Salon addresses and opening hours',
        path: '/salons/',
        description: 'Salons in {cityCount} cities, each with its own phone number',
      },
      {
        type: 'link',
        label: 'Questions and answers',
        path: '/faq/',
        description: 'Booking, payment, contraindications, vouchers',
      },
    ],
  },
  { kind: 'form', anchor: 'write', form: 'contact' },
  { kind: 'form', anchor: 'call-back', form: 'callBack' },
  {
    kind: 'text',
    anchor: 'complaint',
    eyebrow: 'Complaints',
    title: 'How to make a complaint',
    lead: 'A complaint is made in writing: with the form above, by e-mail or by registered letter. It cannot be made by phone.',
    blocks: [
      { type: 'heading', level: 3, text: 'What it must contain' },
      {
        type: 'list',
        ordered: false,
        items: [
          'your name and postal address',
          'your e-mail address',
          'what it is about: a service or a product',
          'the salon where you were treated',
          'what you would like us to do, such as repeat the treatment or refund it',
          'what happened and any evidence: dates, photos, the order number',
        ],
      },
      {
        type: 'paragraph',
        text: 'Without these we cannot look into it. If something is missing, we’ll write and ask you for it.',
      },
      { type: 'heading', level: 3, text: 'When we answer' },
      {
        type: 'paragraph',
        text: 'Within {complaintDaysServices} days about a service and {complaintDaysProducts} days about a product. If we do not answer in that time, the complaint is accepted. Other messages are answered within {answerDays} days, usually on the next working day.',
      },
    ],
  },
  { kind: 'form', anchor: 'business', form: 'contactBusiness' },
  {
    kind: 'text',
    anchor: 'company',
    eyebrow: 'Company',
    title: 'Who runs the shop',
    blocks: [
      { type: 'paragraph', text: `${companyAddress.en}.` },
      { type: 'note', text: 'This is a demo shop. The company, its address and all its numbers are invented.' },
    ],
  },
];

export const contactPage = pageOfSections(
  'information',
  'contact',
  ['kontakt', 'contact'],
  ['Kontakt', 'Contact'],
  [
    'Zadzwoń, napisz albo poproś o telefon. Znajdziesz tu też zasady reklamacji i dane firmy.',
    'Call, write or ask us to call you back. You’ll also find how complaints work and who runs the shop.',
  ],
  [pl, en],
);
