/*
 * On every page in development: reports the state of the content that the page was made from, as soon as the page is
 * connected. An outdated page is reloaded (fresh-pages.ts).
 */

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const content = navigation?.serverTiming.find(({ name }) => name === 'content');
if (content) import.meta.hot?.send('content:shown', content.duration);
