import { companyLine } from '../company';
import { shopMailboxes } from '../markets';

const { email } = shopMailboxes.en;

export const privacyPolicyEn = `
This policy explains which data we collect, for what purpose and on what basis, who receives them and how long we keep them. The rights that everyone has are described on a page of their own.

-> Personal data protection | /personal-data-protection/ | Your rights and how to use them

## 1. Controller

1. The controller is ${companyLine.en}. The company’s particulars are sample data of a demonstration shop.
2. In matters of personal data please write to ${email}, subject “Personal data”, or to the registered office.

## 2. Which data we collect

1. With an order: first name, last name, e-mail address, telephone number and form of address (Ms, Mr); for an invoice or payment by instalments also address and company details.
2. With a visit: date, salon, kind of treatment and whether it was performed. The customer card with the health interview is accepted only in the salon, on paper.
3. With a Voucher: the buyer’s details, and the first name, last name and e-mail address of the person who receives it.
4. In the Account: date of birth, preferred salon and settings, where given.
5. In forms: the message and contact details; in an application to the reviewers’ club also the address of the profile, number of followers, kind of account, skin tone and hair shade.
6. Automatically: IP address, kind of browser, the identifier of the cart, and a log of requests needed for protection against abuse.

## 3. Purposes and legal bases

1. Concluding and performing the contract, handling visits and the Account – Article 6(1)(b) GDPR.
2. Issuing invoices, accounting, handling complaints – Article 6(1)(c) GDPR.
3. Answering messages, the shop’s security, establishing and defending claims, sales statistics – Article 6(1)(f) GDPR, our legitimate interest.
4. The newsletter, offers by telephone, and analytical and marketing cookies – Article 6(1)(a) GDPR, consent, which can be withdrawn at any time.
5. Information about health on the customer card – Article 9(2)(a) GDPR, explicit consent given in the salon.
6. Giving data is voluntary, but without those marked with a star no order can be placed and no visit booked.

## 4. Who receives data

1. We entrust data to those who operate the shop for us: providers of servers, e-mail and text messages, our accountants and legal advisers.
2. What a payment needs is received by the chosen operator: Przelewy24, PayPal, Stripe, PayPo or a bank. Each is a controller of its own.
3. Invoices are transmitted to the Polish National e-Invoice System where the law requires it.
4. We do not sell data.
5. Where a provider operates outside the European Economic Area, data are protected by standard contractual clauses or by an adequacy decision.

## 5. How long we keep data

1. Data connected with a contract: at most 6 years after its end; then they are permanently anonymised.
2. Account data: until the Account is deleted; orders placed with it remain for the time given in point 1.
3. Messages from forms: until the matter is settled and the limitation period for claims has passed.
4. Consents, with the version of their text, time and source: as long as we have to be able to prove them.
5. Newsletter addresses: until you unsubscribe.

## 6. Cookies and browser storage

Necessary cookies are always on, since the shop cannot work without them. All others are stored only with your consent.

- necessary: the session after login, the cart, the chosen language and your choice about cookies
- analytical: counting visits and measuring how fast pages are
- marketing: selecting advertisements and measuring how well they work

You can change or withdraw consent at any time with the button “Cookie settings” in the footer. Withdrawal does not affect the lawfulness of earlier processing. Cookies can also be deleted in your browser’s settings.

## 7. Profiling and automated decisions

1. We take no decisions about customers based solely on automated processing that would have legal effects.
2. Suggestions in the shop, such as “recently viewed”, are made in the browser or from purchases, and do not affect prices.

## 8. Security

1. The connection to the shop is encrypted. Passwords are not kept in readable form, and payment card data are not kept at all.
2. Data are accessible to authorised persons, each as far as their work requires; what staff do is recorded.
3. Persons concerned are notified of a data breach that may result in a high risk to them.

## 9. Changes to this policy

A change takes effect 7 days after it has been published on this page. Earlier versions are listed below the text.
`;
