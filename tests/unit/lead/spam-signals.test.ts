import { expect, test } from 'vitest';
import { crmTags } from '#domain/crm/tags';
import { spamSignals, shortestFill } from '#domain/lead/spam-signals';

const hidden = 'a field that people do not see was filled in';
const untimed = 'sent without the time that the form was open, which every page of ours sends';
const overLimit = 'one of many within an hour with this e-mail address';

test.each([
  [{ secondsToFill: 42 }, []],
  [{ website: undefined, secondsToFill: 42 }, []],
  [{ website: '', secondsToFill: 42 }, []],
  [{ website: ' ', secondsToFill: 42 }, [hidden]],
  [{ website: 'https://spam.example', secondsToFill: 42 }, [hidden]],
  [{ isOverLimit: true, secondsToFill: 42 }, [overLimit]],
  [{}, [untimed]],
  [{ website: undefined, secondsToFill: undefined }, [untimed]],
  [{ website: 'x', isOverLimit: true }, [hidden, untimed, overLimit]],
  // Browsers fill in forms for their owners.
  [{ secondsToFill: 0 }, []],
  [{ secondsToFill: shortestFill - 1 }, []],
  [{ secondsToFill: 86_400 }, []],
  [{ website: 'x', secondsToFill: 0 }, [hidden, 'sent 0 s after the form was opened']],
  [{ isOverLimit: true, secondsToFill: shortestFill - 1 }, [overLimit, 'sent 2 s after the form was opened']],
  [{ website: 'x', secondsToFill: shortestFill }, [hidden]],
])('%j raises %j', (lead, expected) => {
  expect(spamSignals(lead)).toEqual(expected);
  const tags = crmTags({
    organizationType: 'SMB',
    geography: 'Unknown',
    challengeArea: 'Unknown',
    priorities: [],
    tags: ['int_ccaas'],
    ...lead,
  });
  expect(tags).toEqual([
    'SMB',
    'SMARTSTACK-NAVIGATOR',
    'AI-ADVISORY-LEAD',
    ...(expected.length > 0 ? ['SUSPICIOUS'] : []),
    'int_ccaas',
  ]);
});
