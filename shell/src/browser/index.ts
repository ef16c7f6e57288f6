// Federation needs one asynchronous step before the first shared module is asked for.
import('./start-page');

export {};
