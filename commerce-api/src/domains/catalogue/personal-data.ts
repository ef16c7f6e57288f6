import { ofUser, type PersonalData } from '../../platform/personal-data';

export const cataloguePersonalData: PersonalData = {
  exports: {
    opinions: { table: 'opinions', whose: ofUser },
  },
};
