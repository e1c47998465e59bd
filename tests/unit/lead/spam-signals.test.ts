import { expect, test } from 'vitest';
import { crmTags } from '#domain/crm/tags';
import { spamSignals, shortestFill } from '#domain/lead/spam-signals';

const hidden = 'a field that people do not see was filled in';

test.each([
  [{}, []],
  [{ website: undefined, secondsToFill: undefined }, []],
  [{ website: '' }, []],
  [{ website: ' ' }, [hidden]],
  [{ website: 'https://spam.example' }, [hidden]],
  [{ isOverLimit: true }, ['one of many within an hour with this e-mail address']],
  [{ secondsToFill: 0 }, ['sent 0 s after the form was opened']],
  [{ secondsToFill: shortestFill - 1 }, ['sent 2 s after the form was opened']],
  [{ secondsToFill: shortestFill }, []],
  [{ secondsToFill: 86_400 }, []],
  [{ website: 'x', secondsToFill: 1 }, [hidden, 'sent 1 s after the form was opened']],
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
