/** Modules of the staff area and of services beside the shop, in the order of their registration. */
import en from './locales/staff-en.json';
import pl from './locales/staff-pl.json';
import { registerCharity } from './modules/charity';
import { registerCompanyRegister } from './modules/company-register';
import { registerFiles } from './modules/files';
import { registerPrivacy } from './modules/privacy';
import { registerShortLinks } from './modules/short-links';
import { registerStaffAdministration } from './modules/staff-administration';
import { registerStaffCalendar } from './modules/staff-calendar';
import { registerStaffContent } from './modules/staff-content';
import { registerStaffDesk } from './modules/staff-desk';
import { registerStaffOffer } from './modules/staff-offer';
import { registerStaffOrders } from './modules/staff-orders';
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
