import { advice } from '#queries/advice';

/** The advice at the address of its version (astro.config.ts adds the route): unchanged, it is fetched once. */
export const getStaticPaths = async () => [{ params: { version: (await advice()).version } }];

export { GET } from './advice.json';
