import { useTranslate } from '@aksamit/module-sdk/i18n';
import { type ChoiceListProps, ChoiceList as Choices } from '../../../staff-kit/choice-list';
import { refusalOf } from '../refusal';

/** What a search of the calendar found, one of which is chosen. */
export function ChoiceList(props: Omit<ChoiceListProps, 'messageOf'>) {
  const t = useTranslate();
  return <Choices {...props} messageOf={(error) => refusalOf(error, t).message} />;
}
