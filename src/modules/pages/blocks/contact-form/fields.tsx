import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { ChoiceField } from '#kernel/site/form/choice-field.tsx'
import { type FormState, focusOf } from '#kernel/site/form/form-state.ts'
import { TextField } from '#kernel/site/form/text-field.tsx'
import { blockMessages } from '../messages.ts'
import { type ContactField, FIELD_PREFIX } from './block.ts'

type Props = {
  fields: readonly ContactField[]
  /** By the names of the fields, without their prefix. */
  form: FormState
  lang: Lang
}

/** The fields of the contact form, as the settings have them. */
export function ContactFields({ fields, form, lang }: Props) {
  const named = { typed: prefixed(form.typed), faults: prefixed(form.faults) }
  return fields.map((field) => (
    <ContactInput key={field.name} field={field} form={named} lang={lang} />
  ))
}

type InputProps = { field: ContactField; form: FormState; lang: Lang }

function ContactInput({ field, form, lang }: InputProps) {
  const t = translator(blockMessages, lang)
  const { type, required } = field
  const name = FIELD_PREFIX + field.name
  const label = required ? field.label : t('contact.optional', { label: field.label })
  const shared = { form, name, label, required }
  if (type === 'boolean') return <CheckField {...shared} />
  if (type === 'choice') {
    const choices = field.options.map((option) => ({ value: option, label: option }))
    const none = { value: '', label: t('contact.choose') }
    return <ChoiceField {...shared} choices={[none, ...choices]} />
  }
  if (type === 'multiline') {
    const hint = field.name === 'message' ? t('contact.least') : undefined
    return <TextField {...shared} hint={hint} rows={6} maxLength={10_000} />
  }
  return (
    <TextField
      {...shared}
      {...KINDS[type]}
      hint={type === 'phone' ? t('contact.phone') : undefined}
      autoComplete={COMPLETED[field.name]}
      maxLength={500}
    />
  )
}

const KINDS = {
  text: { type: 'text' },
  email: { type: 'email' },
  phone: { type: 'tel' },
} as const

const COMPLETED: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
}

type CheckProps = { form: FormState; name: string; label: string; required: boolean }

function CheckField({ form, name, label, required }: CheckProps) {
  const fault = form.faults[name]
  const isChecked = form.typed[name] === 'on' || form.typed[name] === 'true'
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          name={name}
          required={required}
          defaultChecked={isChecked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${name}-fault` : undefined}
          {...focusOf(form, name)}
        />
        <span>{label}</span>
      </label>
      {fault && (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}

function prefixed(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [FIELD_PREFIX + name, value]),
  )
}
