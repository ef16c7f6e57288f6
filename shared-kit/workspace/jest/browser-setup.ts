import { cleanup } from '@testing-library/react';

// React's act() warnings are only right when the environment says that it is a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => cleanup());
