import { Skeleton } from '@mantine/core'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Field, InputProps } from '../field.ts'
import { BooleanInput, ChoiceInput, ChoicesInput, TagsBox } from './choice-inputs.tsx'
import { FileInput } from './files/file-input.tsx'
import { JsonInput } from './json-input.tsx'
import { AddressInput } from './lists/address-input.tsx'
import { GroupInput } from './lists/group-input.tsx'
import { ListInput } from './lists/list-input.tsx'
import { DayInput, MomentInput, TimeInput } from './moment-inputs.tsx'
import { MoneyInput, PlainNumber } from './number-inputs.tsx'
import { ReferenceInput, ReferencesInput } from './reference-inputs.tsx'
import { SecretInput } from './secret-input.tsx'
import { TextBox, TextLine } from './text-inputs.tsx'

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
