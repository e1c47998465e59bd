type Props = { onBack: () => void; onRestart: () => void };

/** The ways on from a wizard's last step: back, or all over again. Specification §2, step 5. */
export function LastStepNav({ onBack, onRestart }: Props) {
  return (
    <div className="wizard-nav no-print">
      <button type="button" className="button secondary" onClick={onBack}>
        Previous
      </button>
      <button type="button" className="button secondary" onClick={onRestart}>
        Start New Assessment
      </button>
    </div>
  );
}
