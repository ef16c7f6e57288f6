import type { StaffSalon, StaffUser } from '@aksamit/contracts/staff';
import { useBus } from '@aksamit/module-sdk/bus';
import { useHttp } from '@aksamit/module-sdk/http';
import { useTranslate } from '@aksamit/module-sdk/i18n';
import { useQueryClient } from '@aksamit/module-sdk/query';
import { Button, Dialog, Notice, Stack } from '@aksamit/ui';
import { Checkbox, RadioCards } from '@aksamit/ui/form';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useAttemptKey } from '../../../forms/use-attempt-key';
import { useSending } from '../../../forms/use-sending';
import { CheckboxGroup } from '../../../staff-kit/checkbox-group';
import { changeRole } from '../api/people';
import { ROLES, roleRequest } from '../roles';

export interface RoleDialogProps {
  /** Null: closed. */
  user: StaffUser | null;
  salons: readonly StaffSalon[];
  onClose(): void;
}

/** The role of a user, and for the reception its salons. */
export function RoleDialog({ user, salons, onClose }: RoleDialogProps) {
  const t = useTranslate();
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <Dialog
      open={user !== null}
      title={t('staff.people.roleOf', { name })}
      closeLabel={t('staff.close')}
      onClose={onClose}
    >
      {user ? <RoleForm user={user} salons={salons} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface RoleFields {
  role: StaffUser['role'];
  locationIds: string[];
}

const FIELDS = ['role', 'locationIds'] as const;

function RoleForm({ user, salons, onClose }: RoleDialogProps & { user: StaffUser }) {
  const t = useTranslate();
  const form = useForm<RoleFields>({ defaultValues: { role: user.role, locationIds: user.locationIds } });
  const formId = useId();
  const fieldId = (name: string) => `${formId}-${name}`;
  const sending = useRoleSending({ form, user, fieldId, onClose });
  const { errors } = form.formState;
  const role = form.watch('role');
  return (
    <form onSubmit={sending.submit} noValidate>
      <Stack gap={4}>
        {sending.messages}
        <RadioCards
          id={fieldId('role')}
          legend={t('staff.people.role')}
          error={errors.role?.message}
          inputProps={form.register('role')}
          options={ROLES.map((value) => ({
            value,
            label: t(`staff.people.roles.${value}`),
            note: t(`staff.people.roleNotes.${value}`),
          }))}
        />
        {role === 'staff' ? (
          <SalonChoice
            salons={salons}
            form={form}
            firstId={fieldId('locationIds')}
            error={errors.locationIds?.message}
          />
        ) : null}
        {role === 'admin' && user.role !== 'admin' ? (
          <Notice tone="warning">{t('staff.people.adminNote')}</Notice>
        ) : null}
        <Button type="submit" busy={sending.isPending}>
          {t('staff.people.saveRole')}
        </Button>
      </Stack>
    </form>
  );
}

interface RoleSendingInput {
  form: ReturnType<typeof useForm<RoleFields>>;
  user: StaffUser;
  fieldId(name: string): string;
  onClose(): void;
}

function useRoleSending({ form, user, fieldId, onClose }: RoleSendingInput) {
  const t = useTranslate();
  const http = useHttp();
  const bus = useBus();
  const queryClient = useQueryClient();
  const keyOf = useAttemptKey();
  return useSending<RoleFields, StaffUser>({
    form,
    names: FIELDS,
    fieldId,
    labelOf: (name) => t(`staff.people.labels.${name}`),
    send({ role, locationIds }) {
      const request = { id: user.id, body: roleRequest(role, locationIds) };
      return changeRole(http, request, keyOf(request));
    },
    onSent({ firstName, lastName, role }) {
      const values = { name: `${firstName} ${lastName}`, role: t(`staff.people.roles.${role}`) };
      bus.publish('toast', { type: 'success', message: t('staff.people.saved', values) });
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['staffPeople'] });
    },
  });
}

interface SalonChoiceProps {
  salons: readonly StaffSalon[];
  form: RoleSendingInput['form'];
  /** Of the first salon's control, for links from the messages above. */
  firstId: string;
  error: string | undefined;
}

function SalonChoice({ salons, form, firstId, error }: SalonChoiceProps) {
  const t = useTranslate();
  const field = form.register('locationIds', {
    validate: (ids, { role }) => role !== 'staff' || ids.length > 0 || t('staff.people.salonsMissing'),
  });
  return (
    <CheckboxGroup legend={t('staff.people.labels.locationIds')} error={error}>
      {salons.map(({ id, name }, index) => (
        <Checkbox key={id} {...field} id={index === 0 ? firstId : undefined} value={id} label={name} />
      ))}
    </CheckboxGroup>
  );
}
