import { companyLine } from '../company';
import { shopMailboxes } from '../markets';

const { email, complaintsEmail } = shopMailboxes.en;

export const regulationsEn = `
These terms govern purchases in the Aksamit online shop: ordering and payment, booking a visit, withdrawing from a contract and making a complaint. What applies during a visit is set out in separate salon terms. All salons are in Poland.

-> Salon terms and conditions | /salon-regulations/ | Customer card, contraindications, how a visit proceeds
-> Privacy policy | /privacy-policy/ | Personal data and cookies

## § 1. General provisions

1. The shop is run by ${companyLine.en}, referred to below as the “Seller”. The company’s particulars are sample data of a demonstration shop.
2. The Seller can be reached by telephone on +48 22 100 20 30 (Monday to Friday 8 am–7 pm, Saturday 9 am–2 pm, Polish time), by e-mail at ${email}, and in writing at its registered office. Calls are charged at your operator’s rate for calls to Poland.
3. These terms are available free of charge on this page, where they can be read, saved and printed. Earlier versions are listed below the text.
4. Nothing in these terms limits rights that mandatory law grants to consumers.

## § 2. Definitions

1. Customer – a natural person with full legal capacity, a legal person or another entity that places an order.
2. Consumer – a Customer who is a natural person and buys for purposes not directly connected with their business or profession. The rights in § 11 and § 12 also belong to a natural person whose contract relates to their business but is not of a professional nature for them.
3. Treatment – a cosmetic service performed in a Salon and described in the shop by its name, price and length in minutes.
4. Package – several Treatments bought together at one price.
5. Voucher – a voucher of a stated value with which Treatments can be paid for.
6. Salon – premises in which Treatments are performed, listed on the page “Salons”.
7. Account – the free customer panel showing orders, visits, discount codes and settings.

## § 3. Services provided electronically

1. The Seller provides the following free of charge: browsing the offer, the cart, the order form, booking a time, the Account, contact forms and the newsletter.
2. To use the shop you need a device with internet access, an up-to-date browser and an e-mail address. Booking a time and paying require JavaScript.
3. An Account is not a condition of purchase. It can be deleted in the panel at any time; deletion ends the possibility of managing bookings online.
4. Supplying unlawful content and disrupting the operation of the shop are prohibited.

## § 4. Prices and promotions

1. Prices include value added tax. They are given in Polish zlotys; the shop’s edition for customers from abroad gives them in pounds sterling.
2. The price at the moment of ordering is binding. If a price changes while an item is in the cart, the Customer is informed at that item before ordering and may decide not to buy.
3. Wherever a reduction is announced, the Seller states the lowest price of the 30 days before it; for a Treatment on sale for a shorter time, the lowest price since it was first sold.
4. Promotions cannot be combined unless their conditions provide otherwise.

## § 5. Ordering and conclusion of the contract

1. Orders can be placed at any time of day, with an Account or as a guest.
2. The Customer chooses a Treatment, Package or Voucher and adds it to the cart, books a time in a chosen Salon where needed, gives their first name, last name, e-mail address and telephone number, selects a method of payment, accepts these terms and confirms the order with an obligation to pay.
3. Until confirmation the Customer may correct all data and change the contents of the cart.
4. The contract is concluded when the Customer receives an e-mail confirming that the order has been accepted. The message contains the contract and the terms in effect at the time of purchase.
5. A Customer who requests an invoice gives the tax number, company name, street and number, postal code, town and country.

## § 6. Payment

1. The methods available are shown in the order summary: bank transfer, card and BLIK through Przelewy24, Przelewy24 instalments, PayPo, BLIK Pay Later, PayPal, card through Stripe, payment in the Salon, and Vouchers. Which of them are offered depends on the amount and the edition of the shop.
2. In most Polish banks the default limit for one BLIK payment is PLN 1,000. The Customer can change it in their bank’s app.
3. Payment by instalments requires an address, and PayPo requires the Customer’s address of residence. The credit or deferred-payment agreement is concluded with the provider of that service. A deferred payment falls due after 30 days.
4. An order paid online waits for payment for the time set by the payment operator. An order not paid within that time does not keep its booked slot.
5. Coupons of group-buying services are redeemed in the Salon. A coupon is issued to a named person and can be used once; the Customer shows an identity document first.
6. Should two payments be received for one order, the Seller refunds the later one without delay by the same route.

## § 7. Booking and performance of Treatments

1. A chosen time is held for the Customer for 20 minutes and is extended at the following steps of the order, for 60 minutes in all.
2. A Treatment can be bought without choosing a time and booked later in the customer panel or by telephone.
3. The Customer may cancel or move a visit free of charge up to 24 hours before it. After that, or if the Customer does not attend, the Treatment counts as performed and its price is not refunded.
4. A visit moved to a time less than 24 hours away cannot be changed again.
5. After three missed visits a booking may require prepayment and may have to be made at least 1 day ahead.
6. Extra time for the health interview and the customer card is added to a Customer’s first visit.
7. A Treatment may be refused for safety reasons as set out in the salon terms. The Customer is then offered a new date.

## § 8. Hair removal Packages

1. A hair removal Package covers at most 9 Treatments.
2. A Package is valid for 12 months from the first Treatment.
3. At least 6 weeks pass between two hair removal Treatments of the same part of the body.
4. The next visit can be booked once the current Treatment has been performed.
5. The number of Treatments needed for the desired effect differs from person to person. Information about effects is no guarantee of a result.

## § 9. Vouchers

1. The value of a Voucher is a multiple of PLN 50, or of £10 in the shop’s edition in pounds. An electronic Voucher is e-mailed as a PDF with a unique code once payment has been received; a paper Voucher is sent by post.
2. A Voucher is valid for 6 months from the date of purchase. It can be redeemed in every Salon and used for any Treatment.
3. If the price of a Treatment exceeds the value of the Voucher, the Customer pays the difference. An unused amount stays on the Voucher until it expires.
4. A visit paid for with a Voucher is booked by telephone, giving the code, or online, entering the code in the cart.
5. A Voucher cannot be used to buy another Voucher and cannot be combined with other promotions.

## § 10. Discount codes

1. One discount code can be used per order. A code may be limited to a category of Treatments, to a period and to a number of uses.
2. A new Customer who has confirmed their telephone number receives PLN 50 (£10) off their first order, once. The discount is applied automatically and is not combined with a code; the better of the two applies.

## § 11. Withdrawal from the contract

1. A Consumer may withdraw from a contract concluded at a distance within 14 days of its conclusion without giving a reason. Sending the statement before that time has passed is sufficient.
2. The statement can be made with the button “Withdraw from contract” at the order, by e-mail to ${email}, or in writing to the Seller’s registered office. The Seller confirms its receipt by e-mail without delay.
3. The Seller refunds the payment within 14 days of receiving the statement, by the means the Consumer used, unless the Consumer has agreed to another. What was paid by Voucher is returned to the Voucher.
4. If performance began at the Consumer’s express request before the 14 days had passed, the Consumer pays for what had been performed up to the withdrawal, in proportion to the price.
5. There is no right of withdrawal once a Treatment has been fully performed with the Consumer’s express prior consent, the Consumer having been informed that the right would be lost.
6. Services and goods bought directly in a Salon are non-refundable, without prejudice to rights arising from lack of conformity with the contract.

## § 12. Complaints

1. A complaint is made in writing: by registered letter to the Seller’s registered office or by e-mail to ${complaintsEmail}. The form on the page “Contact” helps with this.
2. A complaint contains the Customer’s name, address and e-mail address, its subject, the Salon, the demand, and a description of the circumstances with the evidence available. A complaint from which the person, the demand and the circumstances cannot be established cannot be handled; the Seller asks for what is missing.
3. The Seller answers a complaint about a service within 30 days and a complaint about a product within 14 days of receiving it. If no answer is given in time, the complaint is deemed accepted.
4. The Seller is liable for lack of conformity with the contract under the Polish Consumer Rights Act of 30 May 2014.

## § 13. Reviews

1. A Customer may review a Treatment after a visit. Each review states whether it comes from a person whose visit we have confirmed.
2. The Seller does not publish reviews that infringe the law, personal rights or good manners. Critical reviews are not removed for what they criticise.

## § 14. Out-of-court settlement of disputes

1. A Consumer may turn to a municipal or district consumer ombudsman in Poland, to mediation, or to the arbitration court at the Trade Inspection. Consumers from abroad may also turn to the European Consumer Centre or the consumer advice service of their country.
2. Taking part in out-of-court proceedings is voluntary and requires the consent of both parties.

## § 15. Personal data

1. The Seller is the controller of Customers’ personal data. The Privacy policy and the page “Personal data protection” describe how they are processed.
2. Data connected with a contract are kept for at most 6 years after its end.

## § 16. Changes and final provisions

1. These terms may be changed for an important reason, in particular a change of the law, of payment methods or of the way services are provided.
2. A change takes effect 7 days after it has been published on this page. Contracts concluded earlier are governed by the version in effect on the day of the order.
3. Matters not covered here are governed by Polish law. This choice of law does not deprive a Consumer of the protection given by the law of the country of their habitual residence.

## Model withdrawal statement

I hereby withdraw from my contract for the following service: … (treatment or package), order number: …, concluded on: …. Name: …. Address: …. Date and signature (signature only on paper): ….
`;
