import { type ReactNode, useId } from 'react'
import type { Field } from '../field.ts'
import type { FieldText } from '../words.ts'
import classes from './field-input.module.css'

type Props = {
  field: Field
  text: FieldText
  error: string | undefined
  children: ReactNode
}

/** Several inputs under one name. */
export function FieldSet({ field, text, error, children }: Props) {
  const id = useId()
  return (
    <fieldset className={classes.set} aria-describedby={`${id}-hint ${id}-fault`}>
      <legend className={classes.legend}>
        {text.label}
        {field.isRequired && (
          <span aria-hidden className={classes.star}>
            {' *'}
          </span>
        )}
      </legend>
      {children}
      {text.hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {text.hint}
        </p>
      )}
      {error && (
        <p id={`${id}-fault`} className={classes.fault}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
