import { virtual } from '@guidepup/virtual-screen-reader';

/* A screen reader in code. Runs in the page. */

/** What a screen reader says from the beginning of a part of the page to its end, phrase by phrase. */
async function readAloud(selector: string): Promise<string[]> {
  const container = document.querySelector(selector);
  if (!container) throw new Error(`Nothing to read: ${selector}`);
  await virtual.start({ container });
  const first = await virtual.lastSpokenPhrase();
  const last = `end of ${first}`;
  for (let phrases = 0; phrases < 1000 && (await virtual.lastSpokenPhrase()) !== last; phrases++) await virtual.next();
  if ((await virtual.lastSpokenPhrase()) !== last) throw new Error(`The reader does not come to '${last}'.`);
  const said = await virtual.spokenPhraseLog();
  await virtual.stop();
  return said;
}

declare global {
  interface Window {
    /** Put into the page by the tests of the transcripts. */
    readAloud: typeof readAloud;
  }
}

window.readAloud = readAloud;
