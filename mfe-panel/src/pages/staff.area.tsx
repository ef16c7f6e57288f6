import { type AreaProps, AreaRoutes } from '@aksamit/module-sdk/react-router';
import { staffResources } from '../features/staff-frame/staff-resources';
import { OwnTexts } from '../locales/own-texts';
import { StaffWaiting } from './staff-waiting';

/** The staff's pages, one after the other in one preset; their scripts and texts reach no customer. */
export default function StaffArea({ pages }: AreaProps) {
  return (
    <OwnTexts resources={staffResources}>
      <AreaRoutes pages={pages} fallback={<StaffWaiting />} />
    </OwnTexts>
  );
}
