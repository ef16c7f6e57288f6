import type { StaffSalon } from '@aksamit/contracts/staff';
import { isHttpError, useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useModule } from '@aksamit/module-sdk/lifecycle';
import { useQuery } from '@aksamit/module-sdk/query';
import { useSearchParams } from '@aksamit/module-sdk/router';
import { EmptyState, Skeleton } from '@aksamit/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { StaffContent } from '../../../staff-kit/list/list-style';
import { RecentPagesContext } from '../../../staff-kit/recent-pages';
import { staffSalonsQuery } from '../../../staff-kit/salons/get-staff-salons';
import { Loaded } from '../../../states/loaded';
import { OfflineNotice } from '../../../states/offline-notice';
import { chooseSalon, keepChosenSalon, readChosenSalon, SALON_PARAMETER } from '../chosen-salon';
import { rememberPage } from '../palette/recent-pages';
import { type PaletteKey, usePaletteKeys } from '../palette/use-palette-keys';
import { StaffSalonContext } from '../staff-salon-context';
import { Content, Window } from './frame-style';
import { Palette } from './palette';
import { SalonSelect } from './salon-select';
import { SecondFactorNeeded } from './second-factor-needed';
import { ShortcutList } from './shortcut-list';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';

interface StaffUser {
  id: string;
  firstName: string;
  lastName: string;
  role: string;
}

interface StaffFrameProps {
  user: StaffUser;
  /** The page shows one salon, which can be chosen in the bar. */
  isOfSalon: boolean;
  children: ReactNode;
}

/** The frame of the staff area for work all day: bar with the salon, menu by rights, and the page of one's choice. */
export function StaffFrame({ user, isOfSalon, children }: StaffFrameProps) {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const salons = useQuery(staffSalonsQuery(useHttp(), user));
  const salon = chooseSalon(salons.data ?? [], { asked: search.get(SALON_PARAMETER), last: readChosenSalon(user.id) });
  const [opened, setOpened] = useState<PaletteKey | null>(null);
  usePaletteKeys(setOpened);
  const remember = useRememberedPage(user.id);
  const salonId = salon?.id;
  useEffect(() => {
    if (salonId !== undefined) keepChosenSalon(user.id, salonId);
  }, [salonId, user.id]);
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set(SALON_PARAMETER, id);
    setSearch(next);
  };
  return (
    <Window>
      <a className="skip-link" href="#staff-content">
        {t('staff.skip')}
      </a>
      <TopBar person={`${user.firstName} ${user.lastName}`} onSearch={() => setOpened('palette')}>
        {salon && isOfSalon ? <SalonSelect salons={salons.data ?? []} salonId={salon.id} onChoose={choose} /> : null}
      </TopBar>
      <SideMenu role={user.role} />
      <Palette user={user} isOpen={opened === 'palette'} onClose={() => setOpened(null)} />
      <ShortcutList isOpen={opened === 'shortcuts'} onClose={() => setOpened(null)} />
      <Content id="staff-content" tabIndex={-1}>
        <OfflineNotice />
        {isHttpError(salons.error) && salons.error.code === 'second_factor_needed' ? (
          <SecondFactorNeeded />
        ) : (
          <Loaded query={salons} failedTitle={t('staff.salon.failed')} skeleton={<FrameSkeleton />}>
            {() => (
              <RecentPagesContext value={remember}>
                <OfSalon salon={salon}>{children}</OfSalon>
              </RecentPagesContext>
            )}
          </Loaded>
        )}
      </Content>
    </Window>
  );
}

/** As wide as what follows it. */
function FrameSkeleton() {
  return (
    <StaffContent>
      <Skeleton height="70vh" shape="card" />
    </StaffContent>
  );
}

/** Remembers the shown page under the heading that it calls it with. */
function useRememberedPage(userId: string) {
  const { module, page } = useModule();
  const name = page && `${module}/${page.name}`;
  const params = page?.params;
  return useCallback(
    (title: string) => {
      if (name) rememberPage(userId, { page: name, params: { ...params }, title });
    },
    [userId, name, params],
  );
}

function OfSalon({ salon, children }: { salon: StaffSalon | undefined; children: ReactNode }) {
  const t = useTranslate();
  if (!salon) return <EmptyState headingLevel={1} title={t('staff.salon.none')} text={t('staff.salon.noneText')} />;
  return <StaffSalonContext value={salon}>{children}</StaffSalonContext>;
}
