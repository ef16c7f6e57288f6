import type { PlainBusHandle, TopicValue } from '@aksamit/module-sdk/bus';

/** Source: specification, commerce core, section 1. */
const MOBILE_BELOW_PX = 640;
const MOBILE_NAVIGATION_UP_TO_PX = 1024;
const RESIZE_DEBOUNCE_MS = 100;

/** Layout flags of a window's width. */
export function viewportOf(widthPx: number): TopicValue<'viewport'> {
  return { widthPx, isMobile: widthPx < MOBILE_BELOW_PX, isMobileNavigation: widthPx <= MOBILE_NAVIGATION_UP_TO_PX };
}

/** Publishes the viewport now and after each resize of the window, debounced. */
export function publishViewport(bus: PlainBusHandle): void {
  const publish = () => bus.publish('viewport', viewportOf(window.innerWidth));
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(publish, RESIZE_DEBOUNCE_MS);
  });
  publish();
}
