import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { InputProps } from '../field.ts'
import { readJson, writeJson } from '../structured/json-field.ts'
import classes from './field-input.module.css'
import { labelProps } from './label-props.ts'

/** What is typed stays as typed until the value changes from outside; nothing moves on leaving. */
export function JsonInput(props: InputProps<unknown>) {
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
