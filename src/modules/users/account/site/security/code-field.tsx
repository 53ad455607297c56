import type { Lang } from '#kernel/i18n/messages.ts'
import type { AccountForm } from '../../pages.ts'
import { FormField } from '../form-parts.tsx'

type Props = { form: AccountForm; lang: Lang; id: string; label: string; isDigits?: boolean }

const DIGITS = { inputMode: 'numeric', pattern: '[0-9 ]{6,7}', maxLength: 7 } as const
const ANY = { autoCapitalize: 'none', spellCheck: false, maxLength: 40 } as const

/** A code of the app, or where it says so a recovery code; telephones offer the first themselves. */
export function CodeField({ form, lang, id, label, isDigits }: Props) {
  return (
    <FormField
      {...(isDigits ? DIGITS : ANY)}
      form={form}
      lang={lang}
      id={id}
      name="code"
      label={label}
      autoComplete="one-time-code"
      className="code-input"
      required
    />
  )
}
