import { type AreaProps, AreaRoutes } from '@aksamit/module-sdk/react-router';
import { StaffTexts } from '../features/staff-frame/staff-texts';
import { StaffWaiting } from './staff-waiting';

/** The staff's pages, one after the other in one preset; their scripts and texts reach no customer. */
export default function StaffArea({ pages }: AreaProps) {
  return (
    <StaffTexts>
      <AreaRoutes pages={pages} fallback={<StaffWaiting />} />
    </StaffTexts>
  );
}
