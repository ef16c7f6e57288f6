// The module's own package: it must be the instance that its tests import.
const { cleanup, configure } = require(require.resolve('@testing-library/react', { paths: [process.cwd()] }));

// React's act() warnings are only right when the environment is marked as a test.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// A test's wait may take long on a busy machine; it ends as soon as the condition holds.
configure({ asyncUtilTimeout: 15_000 });

// There is no layout, and so nothing to scroll.
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => undefined });

afterEach(() => cleanup());
