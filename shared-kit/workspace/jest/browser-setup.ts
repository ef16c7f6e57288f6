import { cleanup, configure } from '@testing-library/react';

// React's act() warnings are only right when the environment says that it is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What a test waits for may take long on a busy machine; it is over as soon as it is there.
configure({ asyncUtilTimeout: 15_000 });

// There is no layout, and so nothing to scroll.
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined });

afterEach(() => cleanup());
