import { parseArgs } from 'node:util';
import { readableRecords, receivedAt } from '#netlify/lib/deliver';
import { leadStore } from '#netlify/lib/lead-store';
import { openStore } from '#netlify/lib/store';
import { localEnvironment } from '#netlify/local/environment';

/* `npm run leads`: every stored lead, newest first, with where it is on its way to the CRM. */

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
localEnvironment();
const store = leadStore(openStore());
const records = (await readableRecords(store)).sort((a, b) => receivedAt(b).localeCompare(receivedAt(a)));

if (values.json) {
  console.log(JSON.stringify(records, null, 2));
} else if (records.length === 0) {
  console.log(`No leads in ${process.env['LEAD_STORE']}.`);
} else {
  console.table(
    records.map((record) => ({
      received: receivedAt(record).replace('T', ' ').slice(0, 19),
      state: record.state,
      attempts: record.history.filter((step) => step.state === 'delivering').length,
      problem: record.state === 'retry' ? (record.history.at(-1)?.failure?.error ?? '') : '',
      name: `${record.lead.firstName} ${record.lead.lastName}`,
      email: record.lead.email,
      company: record.lead.company,
      key: record.key,
    })),
  );
}
