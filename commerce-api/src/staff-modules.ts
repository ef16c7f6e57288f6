/** Modules of the staff area and of services beside the shop, in the order of their registration. */

import { registerStaffCalendar } from './domains/booking/staff-calendar';
import { registerStaffOffer } from './domains/catalogue/staff-offer';
import { registerCharity } from './domains/content/charity';
import { registerShortLinks } from './domains/content/short-links';
import { registerStaffContent } from './domains/content/staff-content';
import { registerFiles } from './domains/operations/files';
import { registerPrivacy } from './domains/people/privacy';
import { registerStaffAdministration } from './domains/people/staff-administration';
import { registerStaffDesk } from './domains/people/staff-desk';
import { registerCompanyRegister } from './domains/sales/company-register';
import { registerStaffOrders } from './domains/sales/staff-orders';
import en from './locales/staff-en.json';
import pl from './locales/staff-pl.json';
import type { RouteModule } from './platform/app-types';
import { registerMessages } from './platform/messages';

registerMessages({ pl, en });

export const staffModules: RouteModule[] = [
  registerCompanyRegister,
  registerFiles,
  registerShortLinks,
  registerCharity,
  registerPrivacy,
  registerStaffCalendar,
  registerStaffOrders,
  registerStaffOffer,
  registerStaffContent,
  registerStaffDesk,
  registerStaffAdministration,
];
