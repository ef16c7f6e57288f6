import type { PersonalData } from '../../platform/personal-data';

export const contentPersonalData: PersonalData = {
  exports: {},
  notExported: ['shop_pictures'],
};
