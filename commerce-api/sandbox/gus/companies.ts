/** Companies that the stand-in for GUS's register knows; the numbers' check digits are right. */
export interface SandboxCompany {
  nip: string;
  regon: string;
  /** Of the court's register; empty for companies outside of it. */
  krs: string;
  name: string;
  street: string;
  house: string;
  flat: string;
  city: string;
  postalCode: string;
  voivodeship: string;
}

export const sandboxCompanies: readonly SandboxCompany[] = [
  {
    nip: '5261040567',
    regon: '011417295',
    krs: '0000391193',
    name: 'T-MOBILE POLSKA SPÓŁKA AKCYJNA',
    street: 'ul. Marynarska',
    house: '12',
    flat: '',
    city: 'Warszawa',
    postalCode: '02674',
    voivodeship: 'MAZOWIECKIE',
  },
  {
    nip: '1111111111',
    regon: '000000019',
    krs: '0000000017',
    name: 'ŻÓŁĆ & SYNOWIE "ŁĄKA" SPÓŁKA Z O.O.',
    street: 'ul. Źródlana',
    house: '7A',
    flat: '3',
    city: 'Łódź',
    postalCode: '90001',
    voivodeship: 'ŁÓDZKIE',
  },
  {
    nip: '2222222222',
    regon: '000000025',
    krs: '',
    name: 'GOSPODARSTWO BEZ ULIC',
    street: '',
    house: '14',
    flat: '',
    city: 'Wólka Mała',
    postalCode: '08100',
    voivodeship: 'MAZOWIECKIE',
  },
];
