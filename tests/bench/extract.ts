import { extractSolutions } from '#domain/website/extract';
import { realisticPages } from '#tests/fixtures/website-pages';

/* How long reading solutions off a page takes, at 10 kB, 100 kB and 1 MB: ten times the text, ten times the time. */

const text = Object.values(realisticPages).join('\n');
console.log('     size   median ms   solutions');
for (const size of [10_000, 100_000, 1_000_000]) {
  const page = text.repeat(Math.ceil(size / text.length)).slice(0, size);
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    extractSolutions(page);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const found = extractSolutions(page).length;
  console.log(`${String(size).padStart(9)}${(times[4] ?? 0).toFixed(1).padStart(12)}${String(found).padStart(12)}`);
}
