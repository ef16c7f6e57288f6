/** Method ids as far as they are documented or seen in public clients. */
const methods = [
  { id: 154, pl: 'BLIK', en: 'BLIK', group: 'Blik' },
  { id: 181, pl: 'BLIK w sklepie', en: 'BLIK in the shop', group: 'Blik' },
  { id: 227, pl: 'PayPo', en: 'PayPo', group: 'Installments' },
  { id: 243, pl: 'BLIK Płacę Później', en: 'BLIK Pay Later', group: 'Blik' },
  { id: 303, pl: 'Raty', en: 'Instalments', group: 'Installments' },
];

/** Answer of payment/methods/{lang}. */
export function paymentMethods(language: string) {
  return methods.map((method) => ({
    id: method.id,
    name: language === 'pl' ? method.pl : method.en,
    group: method.group,
    subgroup: method.group,
    status: true,
    imgUrl: '',
    mobileImgUrl: '',
    mobile: false,
    availabilityHours: { mondayToFriday: '00-24', saturday: '00-24', sunday: '00-24' },
  }));
}
