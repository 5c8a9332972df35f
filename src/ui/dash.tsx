interface DashProps {
  /** Read by screen readers, such as "Not decided yet". */
  meaning: string
}

/** Replaces a text that would be repeated down a column. */
export const Dash = ({ meaning }: DashProps) => (
  <>
    <span aria-hidden title={meaning} className="text-ink-soft">
      –
    </span>
    <span className="sr-only">{meaning}</span>
  </>
)
