/** Modules of the staff area and of what stands beside the shop, in the order of their registration. */
import en from './locales/staff-en.json';
import pl from './locales/staff-pl.json';
import { registerCompanyRegister } from './modules/company-register';
import { registerFiles } from './modules/files';
import { registerShortLinks } from './modules/short-links';
import { registerStaffAdministration } from './modules/staff-administration';
import { registerStaffCalendar } from './modules/staff-calendar';
import { registerStaffDesk } from './modules/staff-desk';
import { registerStaffContent } from './modules/staff-content';
import { registerStaffOffer } from './modules/staff-offer';
import { registerStaffOrders } from './modules/staff-orders';
import type { RouteModule } from './platform/app-types';
import { registerMessages } from './platform/messages';

registerMessages({ pl, en });

export const staffModules: RouteModule[] = [
  registerCompanyRegister,
  registerFiles,
  registerShortLinks,
  registerStaffCalendar,
  registerStaffOrders,
  registerStaffOffer,
  registerStaffContent,
  registerStaffAdministration,
  registerStaffDesk,
];
