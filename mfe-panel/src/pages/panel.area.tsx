import { type AreaProps, AreaRoutes } from '@aksamit/module-sdk/react-router';
import { PanelWaiting } from './panel-waiting';

/** The panel's pages, one after the other in one place, with a placeholder in the panel's own shape. */
export default function PanelArea({ pages }: AreaProps) {
  return <AreaRoutes pages={pages} fallback={<PanelWaiting />} />;
}
