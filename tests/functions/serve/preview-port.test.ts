import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { portFrom, portProblem } from '#netlify/serve/preview-port';

test.each([
  [[], 4321],
  [['--port', '4400'], 4400],
  [['--port=1'], 1],
  [['--port', '65535'], 65535],
])('%j asks for port %i', (args, port) => {
  expect(portFrom(args)).toBe(port);
});

test.each([
  [['--port', 'abc']],
  [['--port', '']],
  [['--port', '0']],
  [['--port=-1']],
  [['--port', '65536']],
  [['--port', '80.5']],
  [['--port']],
  [['--prot', '4400']],
  [['4400']],
])('%j is refused', (args) => {
  expect(portFrom(args)).toBeNull();
});

test.each([
  ['EADDRINUSE', 'Port 80 is in use. Choose another with --port.'],
  ['EACCES', 'Port 80 may not be used by this account. Choose another with --port.'],
])('%s is told in a sentence', (code, sentence) => {
  expect(portProblem(Object.assign(new Error('listen'), { code }), 80)).toBe(sentence);
});

test('what else a server may fail of keeps its stack', () => {
  expect(portProblem(new Error('something else'), 4321)).toBeNull();
});

test('the command says so in one sentence and no stack', async () => {
  const args = ['netlify/serve/preview.ts', '--port', 'abc'];
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'npm run preview takes one option, a port from 1 to 65535: npm run preview -- --port 4321\n',
  });
});
