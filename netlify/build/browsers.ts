/**
 * The oldest browsers in which the site can be used, in esbuild's words: docs/testing.md, Engines. What they lack of
 * syntax the build translates; what they lack of functions, tests/dist/engines.test.ts finds.
 */
export const usable = ['chrome109', 'firefox115', 'safari16.4'] as const;
