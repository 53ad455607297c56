import { TextField } from '#kernel/site/form/text-field.tsx'

/** A form in which nothing was typed and nothing is wrong. */
export const NOTHING = { typed: {}, faults: {} }

/** Who signs in; telephones shall neither correct nor capitalise it. */
export function HandleField({ label, handle }: { label: string; handle: string }) {
  return (
    <TextField
      form={{ ...NOTHING, typed: { handle } }}
      name="handle"
      label={label}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  )
}
