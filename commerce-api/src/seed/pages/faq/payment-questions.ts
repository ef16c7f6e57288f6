import { subject } from './faq-subject';

export const paymentQuestions = subject(
  ['Płatności', 'Payment'],
  [
    [
      [
        'Jak mogę zapłacić w złotych?',
        'Przez Przelewy24 (szybki przelew, karta albo BLIK), kodem BLIK w sklepie, w ratach Przelewy24, przez PayPo, BLIK Płacę Później, PayPal, kartą przez Stripe albo w salonie: kartą, BLIKIEM lub gotówką.',
      ],
      [
        'How can I pay in złoty?',
        'By Przelewy24 (bank transfer, card or BLIK), with a BLIK code in the shop, in Przelewy24 instalments, by PayPo, BLIK Pay Later or PayPal, by card through Stripe, or in the salon by card, BLIK or cash.',
      ],
    ],
    [
      [
        'A jeśli kupuję w sklepie w funtach?',
        'Tam zapłacisz przez PayPal, kartą przez Stripe albo w salonie. Zabiegi w obu sklepach odbywają się w tych samych salonach w Polsce.',
      ],
      [
        'And if I buy in pounds?',
        'There you pay by PayPal, by card through Stripe, or in the salon. Either way the treatments take place in the same salons in Poland.',
      ],
    ],
    [
      [
        'Bank odrzucił płatność BLIKIEM. Dlaczego?',
        'Najczęściej z powodu limitu. Banki zwykle ustawiają {blikLimit} na jedną płatność w internecie. Limit zmienisz w aplikacji swojego banku, a potem zapłacisz jeszcze raz.',
      ],
      [
        'My bank refused a BLIK payment. Why?',
        'Usually because of a limit. By default most banks allow {blikLimit} for one online payment. You can raise the limit in your bank’s app and pay again.',
      ],
    ],
    [
      [
        'Na czym polega PayPo?',
        'PayPo płaci nam od razu, a Ty oddajesz pieniądze firmie PayPo w ciągu {payLaterDays} dni. Umowę zawierasz z PayPo, dlatego w zamówieniu prosimy o adres zamieszkania. O przyznaniu limitu decyduje PayPo, a warunki zobaczysz, zanim cokolwiek potwierdzisz.',
      ],
      [
        'How does PayPo work?',
        'PayPo pays us at once, and you pay PayPo back within {payLaterDays} days. Your agreement is with PayPo, so the order asks for your home address. PayPo decides whether to grant it, and shows its terms before you confirm anything.',
      ],
    ],
    [
      [
        'A BLIK Płacę Później?',
        'Działa podobnie, ale pieniądze pożycza Twój bank: płacisz kodem BLIK, a kwotę oddajesz bankowi po {payLaterDays} dniach. Nie każdy bank ma tę usługę. Włączysz ją w aplikacji banku.',
      ],
      [
        'And BLIK Pay Later?',
        'It is similar, but the money comes from your bank: you pay with a BLIK code and pay the bank back after {payLaterDays} days. Not every bank offers it. You switch it on in your bank’s app.',
      ],
    ],
    [
      [
        'Czy mogę zapłacić w ratach?',
        'Tak, w ratach Przelewy24. Podaj wtedy adres płacącego. Bank sprawdza wniosek nawet kilka dni, dlatego rat nie ma przy zabiegach z wybranym już terminem: kup zabieg, a wizytę umów po decyzji banku.',
      ],
      [
        'Can I pay in instalments?',
        'Yes, in Przelewy24 instalments; the order then asks for the payer’s address. The bank may need several days to decide, so instalments are not offered while a time is reserved: buy the treatment and book the visit once the bank has agreed.',
      ],
    ],
    [
      [
        'Mam kupon z serwisu zakupów grupowych. Co dalej?',
        'Umów wizytę telefonicznie i zabierz kupon do salonu. Kupon jest imienny i jednorazowy, więc poprosimy o dokument tożsamości. W sklepie internetowym kuponu nie wpisujesz.',
      ],
      [
        'I have a coupon from a group-buying site. What now?',
        'Book by phone and bring the coupon to the salon. It is made out to one person and can be used once, so we ask for an identity document. Such coupons are not entered in the online shop.',
      ],
    ],
    [
      [
        'Kiedy mogę zapłacić dopiero w salonie?',
        'Wtedy, gdy koszyk pokazuje tę możliwość. Nie ma jej przy voucherach ani po {noShows} nieobecnościach: wtedy prosimy o przedpłatę.',
      ],
      [
        'When can I pay in the salon?',
        'Whenever the cart offers it. It does not for vouchers, nor after {noShows} missed visits, when we ask for prepayment.',
      ],
    ],
    [
      [
        'Czy dostanę fakturę?',
        'Tak. Zaznacz to w podsumowaniu i podaj NIP, a dane firmy uzupełnimy z rejestru. Gotową fakturę pobierzesz jako PDF przy zamówieniu.',
      ],
      [
        'Can I have an invoice?',
        'Yes. Ask for it in the summary and give your VAT number; for Polish companies we fill in the rest from the register. The invoice can be downloaded as a PDF with the order.',
      ],
    ],
    [
      [
        'Co oznacza najniższa cena z {lowestPriceDays} dni?',
        'To najniższa cena, po której sprzedawaliśmy dany zabieg w ciągu {lowestPriceDays} dni przed obniżką. Podajemy ją przy każdej promocji, żeby było widać, ile naprawdę oszczędzasz.',
      ],
      [
        'What is the lowest price of the last {lowestPriceDays} days?',
        'It is the lowest price at which we sold the treatment in the {lowestPriceDays} days before the reduction. We show it beside every promotion, so that you can see what you really save.',
      ],
    ],
    [
      [
        'Jak działa rabat dla nowych klientów?',
        'Przy pierwszym zamówieniu odejmujemy {newCustomerDiscount}, jeśli masz konto z potwierdzonym numerem telefonu. Rabatu nie łączymy z kodem: działa to, co jest dla Ciebie korzystniejsze.',
      ],
      [
        'How does the discount for new customers work?',
        'We take {newCustomerDiscount} off your first order if your account has a confirmed phone number. It is not combined with a code: whichever saves you more applies.',
      ],
    ],
    [
      [
        'Płatność się nie udała. Czy zamówienie przepadło?',
        'Nie. Otwórz zamówienie z linku w e-mailu albo w panelu i zapłać ponownie. Jeśli pieniądze zeszły z konta, a zamówienie nadal czeka na płatność, napisz na {complaintsEmail}.',
      ],
      [
        'The payment failed. Is my order lost?',
        'No. Open it from the link in our e-mail or in your account and pay again. If the money has left your bank account and the order is still unpaid, write to {complaintsEmail}.',
      ],
    ],
  ],
);
