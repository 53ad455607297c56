import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import { signupMessages } from '../sign-up/messages.ts'

type AskProps = { submit: string; lang: Lang }

/** Asks for an address to mail a key to. */
export function AskForm({ submit, lang }: AskProps) {
  const t = translator(signupMessages, lang)
  return (
    <form method="post" className="form" data-plain>
      <TextField
        form={{ typed: {}, faults: {} }}
        name="handle"
        type="email"
        label={t('field.handle')}
        autoComplete="username"
        maxLength={254}
        required
      />
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  )
}
