import type { EventSlot } from '@aksamit/contracts';
import type { SlotPickerProps } from './slot-picker-props';
import { useDays } from './use-days';
import type { SlotChoice } from './use-pick';
import { useTherapistChoice } from './use-therapist-choice';

/** Days and times of a salon, of anyone or of the requested therapist, and how one is taken. @param salonId null: none is chosen */
export function useSalonTimes(salonId: string | null, props: SlotPickerProps) {
  const { subject, pick, others, isMove } = props;
  const near = props.near !== null && props.near.locationId === salonId ? props.near : null;
  const therapist = useTherapistChoice(subject.productId, salonId, props.therapistId ?? null);
  const ofTherapist = { ...subject, therapistId: therapist.chosen?.id };
  const days = useDays(ofTherapist, {
    locationId: therapist.isDeciding ? null : salonId,
    near: near?.startAt ?? null,
    others,
    present: isMove ? (near?.startAt ?? null) : null,
  });
  const showAgain = () => {
    days.reset();
    pick.dismiss();
  };
  /** A time of this salon is one of the requested therapist. */
  const take = (slot: SlotChoice) =>
    void pick.pick(slot.locationId === salonId ? { ...slot, therapistId: therapist.requestedId } : slot);
  return {
    days,
    therapist,
    /** End of the visit that the new one may directly follow. */
    after: near?.endAt ?? null,
    take,
    takeHere: ({ startAt }: EventSlot) => {
      if (salonId !== null) take({ locationId: salonId, startAt });
    },
    showAgain,
    /** Null: anyone. */
    chooseTherapist(id: string | null) {
      therapist.choose(id);
      showAgain();
    },
  };
}
