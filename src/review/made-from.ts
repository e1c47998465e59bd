/*
 * On every page of development: says which state of the content the page was made from, as soon as the page hears of
 * changes. It reloads where that is an old one (fresh-pages.ts).
 */

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const content = navigation?.serverTiming.find(({ name }) => name === 'content');
if (content) import.meta.hot?.send('content:shown', content.duration);
