import * as bus from '@aksamit/module-sdk/bus';
import * as http from '@aksamit/module-sdk/http';
import * as i18n from '@aksamit/module-sdk/i18n';
import * as lifecycle from '@aksamit/module-sdk/lifecycle';
import * as lifecycleServer from '@aksamit/module-sdk/lifecycle/server';
import * as query from '@aksamit/module-sdk/query';
import * as router from '@aksamit/module-sdk/router';
import * as emotionReact from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Development builds of modules call `jsxDEV`, which only React's own development build has. */
function jsxDEV(type: React.ElementType, props: unknown, key: React.Key | undefined, isStatic: boolean): unknown {
  return (isStatic ? jsxRuntime.jsxs : jsxRuntime.jsx)(type, props, key);
}

const provided = new Map<string, unknown>(
  Object.entries({
    '@aksamit/shared-kit/bus': bus,
    '@aksamit/shared-kit/http': http,
    '@aksamit/shared-kit/i18n': i18n,
    '@aksamit/shared-kit/lifecycle': lifecycle,
    '@aksamit/shared-kit/lifecycle/server': lifecycleServer,
    '@aksamit/shared-kit/query': query,
    '@aksamit/shared-kit/router': router,
    '@emotion/react': emotionReact,
    '@emotion/styled': emotionStyled,
    react,
    'react/jsx-dev-runtime': { ...jsxDevRuntime, jsxDEV },
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
  }).map(([name, namespace]) => [name, asCommonJs(namespace)]),
);

/** Names of the packages that a server bundle gets from the shell. */
export const providedNames: readonly string[] = [...provided.keys()];

/** The shell's own copy of a package; throws for one that it does not provide. */
export function providePackage(name: string): unknown {
  const found = provided.get(name);
  if (found !== undefined) return found;
  throw new Error(
    `Failed to provide "${name}" to a server bundle: the shell has no such package. Bundle it into the module.`,
  );
}

/** A namespace in the form that compiled `require` calls expect: all names, and a marked `default`. */
function asCommonJs(namespace: object): object {
  const inner: unknown = Reflect.get(namespace, 'default');
  const names = typeof inner === 'object' && inner !== null ? { ...inner, ...namespace } : { ...namespace };
  return Object.defineProperty(names, '__esModule', { value: true });
}
