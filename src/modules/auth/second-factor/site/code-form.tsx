type Props = { next: string; label: string; submit: string }

/** The one thing to do on this page: the browser begins there, without a script. */
const ONLY_FIELD = { autoFocus: true } as const

/** Six digits; telephones offer the code by themselves (`one-time-code`). */
export function CodeForm({ next, label, submit }: Props) {
  return (
    <form method="post" className="form" data-plain>
      <input type="hidden" name="next" value={next} />
      <label className="field">
        <span>{label}</span>
        <input
          name="code"
          className="code-input"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9 ]{6,7}"
          maxLength={7}
          {...ONLY_FIELD}
          required
        />
      </label>
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  )
}
