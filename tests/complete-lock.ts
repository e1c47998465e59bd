import { readFileSync, writeFileSync } from 'node:fs';

/*
 * `npm run lock:complete`, after a lockfile was made from nothing: adds the platform packages that a registry did not
 * offer, so that `npm ci` accepts the lockfile there too. They are optional; each platform fetches its own.
 */

type Package = {
  version?: string;
  license?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
};

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Package> };
let added = 0;
for (const [path, { optionalDependencies, license, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(path === '' ? {} : (optionalDependencies ?? {}))) {
    const place = `node_modules/${name}`;
    const platform = /-(android|darwin|linux|win32)-(arm64|x64|arm)(?:-\w+)?$/.exec(name);
    if (!platform || lock.packages[place] || lock.packages[`${path}/${place}`]) continue;
    const [, os, cpu] = platform;
    const entry = { version, cpu: [cpu], ...(dev ? { dev } : {}), license, optional: true, os: [os] };
    lock.packages[place] = entry as Package;
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added`);
