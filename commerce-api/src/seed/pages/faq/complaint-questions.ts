import { subject } from './faq-subject';

export const complaintQuestions = subject(
  ['Reklamacje i zwroty', 'Complaints and refunds'],
  [
    [
      [
        'Jak złożyć reklamację?',
        'Na piśmie: formularzem na stronie Kontakt, e-mailem na {complaintsEmail} albo listem poleconym. Reklamacji nie przyjmujemy przez telefon.',
      ],
      [
        'How do I make a complaint?',
        'In writing: with the form on the Contact page, by e-mail to {complaintsEmail}, or by registered letter. Complaints cannot be made by phone.',
      ],
    ],
    [
      [
        'Co musi zawierać reklamacja?',
        'Imię i nazwisko, adres do korespondencji, e-mail, czego dotyczy, w którym salonie był zabieg, czego oczekujesz oraz co się stało i co to potwierdza. Bez tych danych nie możemy jej rozpatrzyć.',
      ],
      [
        'What must a complaint contain?',
        'Your name, postal address and e-mail address, what it is about, which salon you visited, what you would like us to do, and what happened, with any evidence. Without these we cannot look into it.',
      ],
    ],
    [
      [
        'Kiedy dostanę odpowiedź?',
        'W ciągu {complaintDaysServices} dni, jeśli chodzi o usługę, i {complaintDaysProducts} dni, jeśli o produkt. Gdy nie zdążymy, reklamację uznajemy.',
      ],
      [
        'When will I get an answer?',
        'Within {complaintDaysServices} days about a service and {complaintDaysProducts} days about a product. If we miss that, the complaint is accepted.',
      ],
    ],
    [
      [
        'Czy mogę odstąpić od umowy zawartej online?',
        'Tak, w ciągu {withdrawalDays} dni i bez podania przyczyny, przy zamówieniu w panelu. Nie dotyczy to zabiegów, które za Twoją zgodą w całości się odbyły.',
      ],
      [
        'Can I withdraw from a contract made online?',
        'Yes, within {withdrawalDays} days and without giving a reason: use the button beside the order in your account. It does not apply to treatments that have been fully performed with your consent.',
      ],
    ],
    [
      [
        'A co z zakupami w salonie?',
        'Usług i produktów kupionych w salonie nie można zwrócić. Prawo do reklamacji oczywiście zostaje.',
      ],
      [
        'What about purchases in a salon?',
        'Services and goods bought in a salon are not refundable. You can of course still make a complaint.',
      ],
    ],
    [
      [
        'Coś niepokoi mnie po zabiegu. Co robić?',
        'Zadzwoń do salonu, w którym był zabieg, a przy silnej reakcji skorzystaj z pomocy lekarza. Zrób zdjęcie skóry: ułatwi rozmowę i ewentualną reklamację.',
      ],
      [
        'Something worries me after a treatment. What should I do?',
        'Call the salon where you were treated, and see a doctor if the reaction is strong. Take a photo of your skin: it helps when we talk, and with a complaint if you make one.',
      ],
    ],
  ],
);
