import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Currency } from '#domain/roi/currency';
import type { RoiFigures } from '#domain/roi/form';
import { counted, inDollars } from '#domain/roi/formats';
import { type RoiProjection, roiProjection } from '#domain/roi/model';
import { roiTornado } from '#domain/roi/tornado';
import { usedAssumptions } from '#domain/roi/typed-assumptions';
import { Assumptions } from '#islands/roi/Assumptions';
import { paybackWords, Scenarios } from '#islands/roi/Scenarios';
import { Tornado } from '#islands/roi/Tornado';
import { $roiModel } from '#stores/roi-model';

/** The detailed model: its answer, three scenarios, the assumptions to edit, and what moves the answer most. */
export default function RoiModel({ figures, currency }: { figures: RoiFigures; currency: Currency }) {
  const { typed } = useStore($roiModel);
  const given = { ...figures, ...usedAssumptions(typed) };
  const expected = roiProjection(given);
  const answer = `${inDollars(expected.firstYearNet, currency)}. ${paybackWords(expected.paybackMonth)}.`;
  return (
    <>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid-cols-[3fr_7fr] print:gap-x-8 print:gap-y-4">
        <div>
          <h3 className="text-lg">First-year net, expected</h3>
          <p className="mt-3.5 mb-4 print:my-2 -ms-[0.03em] numeral text-4xl wrap-anywhere">
            {inDollars(expected.firstYearNet, currency)}
          </p>
          <p>{paybackWords(expected.paybackMonth)}.</p>
          {expected.firstYearNet < 0 && (
            <p className="mt-3 note">
              With the initial assumptions a small centre often has a negative first year: a project has a price that
              does not shrink with the number of agents, and savings need the ramp-up to arrive. Look at the payback
              month and at three years as well, and replace the assumptions with your own.
            </p>
          )}
        </div>
        <Scenarios given={given} currency={currency} />
      </div>
      <Workload figures={figures} projection={expected} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20 print:grid-cols-2 print:gap-8">
        <Assumptions currency={currency} />
        <Tornado bars={roiTornado(given)} projection={expected} currency={currency} />
      </div>
      <Scope />
      <Announcement text={`First-year net, expected: ${answer}`} />
    </>
  );
}

/** Whether calls and agents fit each other: the model frees no more hours than are paid for. */
function Workload({ figures, projection }: { figures: RoiFigures; projection: RoiProjection }) {
  const { workloadHours, staffedHours } = projection;
  const hours = (value: number) => counted(Math.round(value), 'hour');
  return (
    <p
      className={`border-y border-rule py-4 print:py-1.5 ${workloadHours > staffedHours ? 'border-s-6 border-s-warn ps-4' : ''}`}
    >
      {`${counted(figures.callVolume, 'call')} of ${counted(figures.averageHandleTime, 'minute')} ${figures.callVolume === 1 ? 'takes' : 'take'} ${hours(workloadHours)} a month; ${counted(figures.agentHeadcount, 'agent')} ${figures.agentHeadcount === 1 ? 'has' : 'have'} ${hours(staffedHours)} for ${figures.callVolume === 1 ? 'it' : 'them'}. `}
      {workloadHours > staffedHours &&
        'That is not enough: either a figure is off, or many calls wait or are given up. The model saves only on hours that are paid.'}
    </p>
  );
}

function Scope() {
  return (
    <dl className="grid gap-x-16 gap-y-6 border-t border-rule pt-6 sm:grid-cols-2 print:gap-x-10 print:pt-3">
      <div>
        <dt className="mb-1.5 title text-lg">In the model</dt>
        <dd className="max-w-measure text-ink-2">
          Hours that automated and shortened calls no longer take, at salary and what comes on top of it. Software you
          can retire. The price of the project, of every minute of calls and of every agent's seat. Savings that grow
          over the ramp-up. Costs that do not wait for them.
        </dd>
      </div>
      <div>
        <dt className="mb-1.5 title text-lg">Not in the model</dt>
        <dd className="max-w-measure text-ink-2">
          The months of building before first use: month 1 is the first month of use. Revenue, service quality and risk.
          Changes in call volume or pay, interest and tax. Severance, hiring and the end dates of your contracts.
        </dd>
      </div>
    </dl>
  );
}

const restMs = 700;

/** Says the answer to those who do not see it, once typing rests. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const rested = setTimeout(() => setSaid(text), restMs);
    return () => clearTimeout(rested);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
