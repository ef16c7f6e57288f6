/** A salon as staff edit it. */
export const both = (text: string) => ({ pl: text, en: text });

const content = {
  headlineSeo: 'Mokotów',
  description: '',
  directions: '',
  metaTitle: 'Mokotów',
  metaDescription: '',
  infos: [],
};

export const salonRecord = {
  id: '1',
  code: 'mokotow',
  adidCode: 'W-1',
  enabled: true,
  name: both('Aksamit Mokotów'),
  slugs: both('mokotow'),
  content: { pl: content, en: content },
  cityId: '1',
  postalCode: '02-500',
  address: 'Puławska 1',
  lat: 52.2,
  lng: 21.02,
  phone: '+48 22 000 00 00',
  email: 'mokotow@example.com',
  isVirtual: false,
  position: 0,
  pictureId: null,
  categoryIds: ['1'],
};
