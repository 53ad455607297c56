import type { ComponentProps } from 'react'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { ChoiceField } from '#kernel/site/form/choice-field.tsx'
import { TextField } from '#kernel/site/form/text-field.tsx'
import { accountMessages } from '../messages.ts'
import type { AccountForm } from '../pages.ts'

type Owned = { form: AccountForm; lang: Lang }

/** A text field that also says what somebody else has saved in it since the form was opened. */
export function FormField({ lang, ...field }: Owned & ComponentProps<typeof TextField>) {
  const { form, name, hint } = field
  return <TextField {...field} hint={storedHint(form.stored[name], lang) ?? hint} />
}

/** The same for a list; what was saved is said in the words of the list. */
export function FormChoice({ lang, ...field }: Owned & ComponentProps<typeof ChoiceField>) {
  const { form, name, hint, choices } = field
  const stored = form.stored[name]
  const words = choices.find(({ value }) => value === stored)?.label ?? stored
  return <ChoiceField {...field} hint={storedHint(words, lang) ?? hint} />
}

function storedHint(value: string | undefined, lang: Lang): string | undefined {
  if (value === undefined) return undefined
  const t = translator(accountMessages, lang)
  return t('stale.stored', { value: value || t('stale.empty') })
}

/** What is wrong with the form as a whole. */
export function FormError({ form }: { form: AccountForm }) {
  if (!form.error) return null
  return (
    <p className="form-error" role="alert">
      {form.error}
    </p>
  )
}

/** A form that was refused stands open. */
export function isRefused({ error }: AccountForm): boolean {
  return error !== ''
}
