import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { InputProps } from '../field.ts'
import { readJson, UnreadableJson, writeJson } from '../json-field.ts'
import classes from './field-input.module.css'
import { labelProps } from './label-props.ts'

/** What is typed stays as typed; leaving the box sets valid JSON straight. */
export function JsonInput(props: InputProps<unknown>) {
  const { value, onChange } = props
  const [typed, setTyped] = useState<string>()
  const change = (text: string) => {
    setTyped(text)
    onChange(readJson(text))
  }
  const leave = () => {
    if (!(value instanceof UnreadableJson)) setTyped(undefined)
  }
  return (
    <Textarea
      {...labelProps(props)}
      autosize
      minRows={6}
      maxRows={30}
      spellCheck={false}
      classNames={{ input: classes.code }}
      value={typed ?? writeJson(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
