import { extractSolutions } from '#domain/website/extract';
import { printRow } from '#tests/bench/print-row';
import { realisticPages } from '#tests/fixtures/website-pages';

/* How long reading solutions off a page takes, at 10 kB, 100 kB and 1 MB: ten times the text, ten times the time. */

const text = Object.values(realisticPages).join('\n');
printRow(['size', 'median ms', 'solutions']);
for (const size of [10_000, 100_000, 1_000_000]) {
  const page = text.repeat(Math.ceil(size / text.length)).slice(0, size);
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    extractSolutions(page);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  printRow([size, (times[4] ?? 0).toFixed(1), extractSolutions(page).length]);
}
