import { useState } from 'react'
import { FieldInput } from '../fields/inputs/field-input.tsx'
import { type ReferenceSource, reference } from '../fields/kinds/reference-fields.ts'
import { fieldText } from '../fields/words.ts'

type OtherPickerProps = {
  source: ReferenceSource
  label: string
  value: string | null
  onChange(id: string | null): void
}

/** Whom to merge with. */
export function OtherPicker({ source, label, value, onChange }: OtherPickerProps) {
  const [field] = useState(() => reference(source, { required: true }))
  return (
    <FieldInput
      field={field}
      path="other"
      value={value}
      text={fieldText({ fields: { other: label } }, 'other')}
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : null)}
    />
  )
}
