import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { labelProps } from '#kernel/admin/fields/inputs/label-props.ts'
import { readJson, writeJson } from '#kernel/admin/fields/structured/json-field.ts'
import classes from './raw-config.module.css'

/**
 * A large box that is never set straight while someone works in it: a box that grows on leaving
 * would move the save button away from under the pointer.
 */
export function RawJsonInput(props: InputProps<unknown>) {
  const { value, onChange } = props
  const [typed, setTyped] = useState({ value, text: writeJson(value) })
  const shown = typed.value === value ? typed.text : writeJson(value)
  const change = (text: string) => {
    const read = readJson(text)
    setTyped({ value: read, text })
    onChange(read)
  }
  return (
    <Textarea
      {...labelProps(props)}
      autosize
      minRows={12}
      maxRows={32}
      spellCheck={false}
      classNames={{ input: classes.editor }}
      value={shown}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
