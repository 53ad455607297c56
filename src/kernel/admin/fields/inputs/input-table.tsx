import { Button, NumberInput, PasswordInput, Skeleton, Textarea, TextInput } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../session.tsx'
import type { Field, InputProps } from '../field.ts'
import type { MoneyField, NumberField } from '../kinds/number-fields.ts'
import { isStoredSecret, type TextField } from '../kinds/text-fields.ts'
import { fieldMessages } from '../messages.ts'
import { readJson, writeJson } from '../structured/json-field.ts'
import { parseMoney, writeMoney } from '../values/money-input.ts'
import { BooleanInput, ChoiceInput, ChoicesInput, TagsBox } from './choice-inputs.tsx'
import classes from './field-input.module.css'
import { FieldSet } from './field-set.tsx'
import { FileInput } from './files/file-input.tsx'
import { labelProps } from './label-props.ts'
import { AddressInput } from './lists/address-input.tsx'
import { GroupInput } from './lists/group-input.tsx'
import { ListInput } from './lists/list-input.tsx'
import { DayInput, MomentInput, TimeInput } from './moment-inputs.tsx'
import { ReferenceInput, ReferencesInput } from './reference-inputs.tsx'

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' }

const TYPES = { email: 'email', tel: 'tel', url: 'url' } as const

type AnyInput = ComponentType<InputProps<never>>

/** The input of a field: its own, or that of its kind. */
export function inputOf(field: Field): AnyInput {
  const Input = (field.Input as AnyInput | undefined) ?? INPUTS[field.kind]
  if (!Input) throw new Error(`There is no input for a field of the kind ${field.kind}`)
  return Input
}

/** The editor is large: it comes only when a form asks for it. */
const RichText = lazy(async () => ({
  default: (await import('./rich-text/rich-text-input.tsx')).RichTextInput,
}))

function LateRichText(props: InputProps<string>) {
  return (
    <Suspense fallback={<Skeleton height={224} />}>
      <RichText {...props} />
    </Suspense>
  )
}

const INPUTS = {
  text: TextLine,
  multiline: TextBox,
  secret: SecretInput,
  'rich-text': LateRichText,
  number: PlainNumber,
  money: MoneyInput,
  date: DayInput,
  time: TimeInput,
  'date-time': MomentInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  tags: TagsBox,
  boolean: BooleanInput,
  address: AddressInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  file: FileInput,
  list: ListInput,
  group: GroupInput,
  json: JsonInput,
} as unknown as Readonly<Record<string, AnyInput>>

/** What is typed stays as typed until the value changes from outside; nothing moves on leaving. */
function JsonInput(props: InputProps<unknown>) {
  const { value, onChange } = props
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  const change = (text: string) => {
    const read = readJson(text)
    setTyped({ text, value: read })
    onChange(read)
  }
  return (
    <Textarea
      {...labelProps(props)}
      autosize
      minRows={6}
      maxRows={30}
      spellCheck={false}
      classNames={{ input: classes.code }}
      value={typed && Object.is(typed.value, value) ? typed.text : writeJson(value)}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

function TextLine(props: InputProps<string, TextField>) {
  const { field, value, onChange } = props
  return (
    <TextInput
      {...labelProps(props)}
      type={field.inputMode ? TYPES[field.inputMode] : 'text'}
      inputMode={field.inputMode}
      spellCheck={!field.isCode && !field.inputMode}
      classNames={field.isCode ? { input: classes.code } : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function TextBox(props: InputProps<string, TextField>) {
  const { field, value, onChange } = props
  return (
    <Textarea
      {...labelProps(props)}
      autosize
      minRows={field.rows}
      maxRows={24}
      classNames={field.isCode ? { input: classes.code } : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function PlainNumber(props: InputProps<number | null, NumberField>) {
  const { field, value, onChange } = props
  const { lang } = useSession().user
  return (
    <NumberInput
      {...labelProps(props)}
      decimalScale={field.decimals}
      decimalSeparator={lang === 'de' ? ',' : '.'}
      thousandSeparator={lang === 'de' ? '.' : ','}
      allowedDecimalSeparators={['.', ',']}
      suffix={field.unit ? ` ${field.unit}` : undefined}
      hideControls
      value={value === null ? '' : value / field.scale}
      onChange={(typed) => onChange(typeof typed === 'number' ? scaled(typed, field) : null)}
    />
  )
}

function scaled(typed: number, { scale }: NumberField): number {
  return scale === 1 ? typed : Math.round(typed * scale)
}

/** While it is being typed the text stays as it is; on leaving it is written out. */
function MoneyInput(props: InputProps<number | null, MoneyField>) {
  const { field, value, onChange } = props
  const { lang } = useSession().user
  const [typed, setTyped] = useState<string>()
  const written = value === null || Number.isNaN(value) ? '' : writeMoney(value, lang)
  const change = (text: string) => {
    setTyped(text)
    // NaN is no amount: the field's check says so, and the typed text stays in the box.
    onChange(text.trim() === '' ? null : (parseMoney(text, lang) ?? Number.NaN))
  }
  const leave = () => {
    if (!Number.isNaN(value)) setTyped(undefined)
  }
  return (
    <TextInput
      {...labelProps(props)}
      inputMode="decimal"
      rightSection={SIGNS[field.currency] ?? field.currency}
      rightSectionWidth={SIGNS[field.currency] ? 32 : 48}
      rightSectionPointerEvents="none"
      value={typed ?? written}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}

/** A stored secret is never shown: it can be kept, replaced or removed. */
function SecretInput(props: InputProps<string>) {
  const { value, onChange, field, text, error } = props
  const t = useMessages(fieldMessages)
  const [isReplacing, setReplacing] = useState(false)
  const [wasStored] = useState(() => isStoredSecret(value))
  const isStored = isStoredSecret(value)

  if (isStored && !isReplacing) {
    return (
      <FieldSet field={field} text={text} error={error}>
        <div className={classes.secret}>
          <span className={classes.secretState}>
            <IconKey {...SMALL_ICON} />
            {t('value.secretSet')}
          </span>
          <Button variant="default" size="compact-sm" onClick={() => setReplacing(true)}>
            {t('input.secretChange')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => onChange('')}>
            {t('input.secretRemove')}
          </Button>
        </div>
      </FieldSet>
    )
  }
  const keep = () => {
    setReplacing(false)
    onChange(SECRET_MARK)
  }
  return (
    <div>
      <PasswordInput
        {...labelProps(props)}
        description={wasStored && value === '' ? t('input.secretWillGo') : text.hint}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('input.show') }}
        value={isStored ? '' : value}
        onChange={(event) => onChange(event.currentTarget.value || (isStored ? SECRET_MARK : ''))}
      />
      {wasStored && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={keep}>
          {t('input.secretKeep')}
        </Button>
      )}
    </div>
  )
}
