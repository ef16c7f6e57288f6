import { subject } from './faq-subject';

export const voucherQuestions = subject(
  ['Vouchery', 'Vouchers'],
  [
    [
      ['Jak długo ważny jest voucher?', '{voucherMonths} miesięcy od dnia zakupu, w każdym salonie i na każdy zabieg.'],
      [
        'How long is a voucher valid?',
        '{voucherMonths} months from the day it is bought, in every salon and for every treatment.',
      ],
    ],
    [
      [
        'Jak umówić wizytę z voucherem?',
        'Zadzwoń pod numer {phone} i podaj kod vouchera. Kod możesz też wpisać w koszyku: do zapłaty zostanie tylko różnica.',
      ],
      [
        'How do I book with a voucher?',
        'Call {phone} and give us the voucher code. You can also enter it in the cart, and pay only the difference.',
      ],
    ],
    [
      [
        'Zabieg kosztuje więcej albo mniej niż voucher. Co wtedy?',
        'Jeśli więcej, dopłacasz różnicę. Jeśli mniej, reszta zostaje na voucherze do końca jego ważności.',
      ],
      [
        'The treatment costs more or less than the voucher. What then?',
        'If it costs more, you pay the difference. If it costs less, the rest stays on the voucher until it expires.',
      ],
    ],
    [
      [
        'Czy voucher łączy się z promocjami?',
        'Nie, ani z promocjami, ani z kodami rabatowymi. Voucherem nie kupisz też kolejnego vouchera.',
      ],
      [
        'Can a voucher be combined with promotions?',
        'No, neither with promotions nor with discount codes. A voucher cannot buy another voucher either.',
      ],
    ],
    [
      [
        'Kiedy dostanę voucher?',
        'Elektroniczny przychodzi e-mailem jako PDF zaraz po opłaceniu albo w dniu, który wybierzesz. Papierowy wysyłamy na adres z zamówienia. Na obu zmieści się dedykacja do 250 znaków.',
      ],
      [
        'When do I get the voucher?',
        'An electronic one arrives by e-mail as a PDF as soon as it is paid, or on a day you choose. A paper one goes to the address in your order. Both have room for a message of up to 250 characters.',
      ],
    ],
  ],
);
