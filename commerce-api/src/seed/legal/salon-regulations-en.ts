import { companyLine } from '../company';
import { shopMailboxes } from '../markets';

const { complaintsEmail } = shopMailboxes.en;

export const salonRegulationsEn = `
These terms set out the conditions on which treatments are performed in Aksamit salons, who may have them and when we have to refuse for safety reasons. Please read them before your first visit. All salons are in Poland.

-> Shop terms and conditions | /regulations/ | Buying online, payment, withdrawal from the contract

## § 1. General provisions

1. The salons are run by ${companyLine.en}, referred to below as “Aksamit”. The company’s particulars are sample data of a demonstration shop.
2. These terms apply in all salons and to all treatments, whether bought online, by telephone or in a salon.
3. Using the services means accepting these terms. They are available on this page and, on request, in print in every salon.

## § 2. Who may have a treatment

1. Treatments are for adults with full legal capacity.
2. Persons of limited legal capacity, including those who have reached the age of 16, may have a treatment once the written consent of a parent or legal guardian has been given in the salon. The guardian signs in person and shows an identity document.
3. Treatments are not performed on persons under 16.
4. Staff may ask for a document confirming identity or age, in particular when a coupon issued to a named person is redeemed.

## § 3. Customer card and health interview

1. Before the first treatment of a kind the customer fills in and signs the customer card. No treatment is performed without a signed card.
2. On the card the customer gives truthful information about their health, medicines and earlier procedures. Withholding information may endanger the customer’s health and excludes Aksamit’s liability for consequences that it would have helped to avoid.
3. The health interview is repeated before each series of treatments that begins after a gap of more than 30 days.
4. The customer informs staff before the treatment of any change in their health, in particular of pregnancy, new medicines or illness.
5. The customer card is kept in the salon. We do not collect health data online; when ordering, the customer only confirms having read the contraindications.

## § 4. Preparing for a treatment

1. No alcohol may be consumed in the 24 hours before a treatment.
2. At least 1 week must have passed since an X-ray examination.
3. At least 3 months must have passed since laser dermabrasion.
4. Before laser hair removal the skin is shaved the day before; for 4 weeks hair is not plucked, waxed or epilated.
5. For 4 weeks before and after laser hair removal, avoid sunbathing and sunbeds and protect exposed skin with SPF 50 sunscreen.
6. On the day of the treatment no cosmetics are applied to the skin concerned, in particular deodorant, perfume or self-tanner.

## § 5. Absolute contraindications

No treatment is performed in any of these cases:

- pregnancy
- cancer, at present or within the last 5 years
- epilepsy, including photosensitive epilepsy (treatments using light or current)
- a pacemaker or another implanted electronic device
- an active infectious disease or a fever
- thrombosis, phlebitis or a blood clotting disorder
- photodermatoses, lupus, porphyria and other diseases aggravated by light
- oral retinoids (isotretinoin), at present or within the last 6 months
- a fresh tan or self-tanner where laser hair removal is to be performed
- open wounds, burns, cold sores or inflamed skin at the place of treatment
- a tendency to form keloids
- being under the influence of alcohol or drugs

## § 6. Relative contraindications

In these cases a treatment can be performed after a consultation and, where needed, on presentation of a doctor’s certificate:

- breastfeeding
- diabetes
- thyroid disease and hormonal disorders
- high blood pressure and cardiovascular disease
- medicines and herbs that increase sensitivity to light, including some antibiotics and St John’s wort
- anticoagulants and steroids
- varicose veins and broken capillaries at the place of treatment
- vitiligo, psoriasis, atopic dermatitis
- tattoos, permanent make-up, pigmented moles (these are avoided or covered)
- metal implants and intrauterine devices, for treatments using current or radio waves
- surgery, fillers or botulinum toxin within the last 4 weeks
- menstruation, for endermology and treatments of the bikini area

## § 7. Refusal of a treatment

1. Staff refuse a treatment when they find a contraindication or have a reasonable doubt as to its safety. They then offer a new date or another treatment.
2. Staff may refuse to serve a person who breaches hygiene rules, disturbs order or behaves offensively.
3. If the reason is a state of health of which the customer could not have known, the treatment does not count as performed.

## § 8. How a visit proceeds

1. Please arrive 10 minutes before the agreed time. Time for the customer card and the health interview is added to the first visit.
2. Arriving late may shorten the treatment; if the remaining time is not enough to perform it safely, it is moved as described in § 9.
3. During laser treatments the customer and the specialist wear protective glasses.
4. After a treatment the customer receives aftercare instructions. Following them affects both the result and safety.
5. Customers keep their valuables with them. Animals are not brought into treatment rooms; assistance dogs may stay in the waiting area.

## § 9. Cancelling and moving visits

1. You can cancel or move a visit up to 24 hours before it: in the customer panel, by telephone on +48 22 100 20 30, or in the salon.
2. A treatment cancelled later, or a visit that the customer does not attend, counts as performed and is non-refundable.
3. A visit moved to a time within the next 24 hours cannot be changed again.
4. After three missed visits the salon may require prepayment and a booking at least one day ahead.
5. If the salon cancels a visit, the customer chooses a new date or a refund of the price of the treatment that was not performed.

## § 10. Packages and effects

1. A hair removal package covers at most 9 treatments and is valid for 12 months from the first. At least 6 weeks pass between treatments of the same part of the body.
2. A package can be used in different salons. It cannot be transferred to another person after the first treatment.
3. The effect depends, among other things, on the type of skin and hair, hormones and on following the instructions. Figures given are for information.

## § 11. Payment and returns in the salon

1. In the salon you can pay in cash (Polish zlotys), by card, with a Voucher or with a coupon of a group-buying service. A coupon is issued to a named person, can be used once, and is redeemed on presentation of an identity document.
2. Services and goods bought in a salon are non-refundable. This does not limit the customer’s rights in case of a defect in goods or lack of conformity of a service.

## § 12. Complaints

1. A complaint is made in writing: by registered letter to the registered office or by e-mail to ${complaintsEmail}.
2. It should contain the customer’s name, postal address, e-mail address, its subject, the salon, the demand, and a description of the circumstances with evidence such as photographs.
3. Complaints from which the person, the demand and the circumstances cannot be established are not handled until they have been completed.
4. We answer complaints about services within 30 days and about products within 14 days. If no answer is given in that time, the complaint is deemed accepted.
5. Should worrying symptoms appear after a treatment, contact the salon without delay, and in an emergency a doctor or the emergency number 112.

## § 13. Final provisions

1. Aksamit processes personal data as described on the page “Personal data protection”.
2. A change of these terms takes effect 7 days after it has been published on this page. Treatments bought earlier are governed by the version in effect on the day of purchase, unless the new one is more favourable to the customer.
3. These terms have been in effect since 23 September 2020.
`;
