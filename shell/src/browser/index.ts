import { readInlinePage } from './inline-page';
import { guardScripts } from './modules/script-guard';

// Before the first chunk: the shell's own chunks are guarded too.
guardScripts(readInlinePage());
// Federation needs one asynchronous step before the first shared module is requested.
import('./start-page');
