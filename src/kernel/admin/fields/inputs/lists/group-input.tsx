import { useRef } from 'react'
import type { Field, InputProps } from '../../field.ts'
import { isShown } from '../../form-values.ts'
import type { GroupField } from '../../structured/group-fields.ts'
import type { FieldText } from '../../words.ts'
import classes from '../field-input.module.css'
import { FieldInput } from '../field-input.tsx'
import { FieldSet } from '../field-set.tsx'

type Inner = Record<string, unknown>

export function GroupInput(props: InputProps<Inner, GroupField>) {
  const { field, path, value, onChange, text, error } = props
  return (
    <FieldSet field={field} text={text} error={error}>
      <div className={classes.inset}>
        <ChildInputs
          fields={field.children}
          path={path}
          value={value}
          onChange={onChange}
          text={text}
        />
      </div>
    </FieldSet>
  )
}

type ChildProps = {
  fields: Readonly<Record<string, Field>>
  path: string
  value: Inner
  onChange(value: Inner): void
  text: FieldText
}

/** Kinds that need the whole width; the others stand beside each other where there is room. */
const WIDE = new Set(['multiline', 'rich-text', 'list', 'group', 'address', 'json', 'file'])
const NARROW = new Set(['number', 'money', 'date', 'time'])

/** More than this does not fit beside or below a narrow box without many short lines. */
const MOST_LETTERS = { label: 24, hint: 40 }

/** A switch that is explained needs room for its sentence, and choices beside each other for each. */
function widthOf(field: Field, { label, hint = '' }: FieldText): string {
  const { kind } = field
  const isLong = kind === 'boolean' ? Boolean(hint) : 'look' in field && field.look === 'segments'
  if (WIDE.has(kind) || isLong) return 'wide'
  const isWordy = label.length > MOST_LETTERS.label || hint.length > MOST_LETTERS.hint
  return NARROW.has(kind) && !isWordy ? 'narrow' : 'normal'
}

/** Nothing but short switches: they stand in columns. */
function isAllSwitches(fields: ChildProps['fields'], text: FieldText): boolean {
  return Object.entries(fields).every(
    ([name, field]) => field.kind === 'boolean' && !text.child(name).hint,
  )
}

/** The fields inside a field. */
export function ChildInputs({ fields, path, value, onChange, text }: ChildProps) {
  // An upload ends long after it was begun: what was typed beside it meanwhile stays.
  const latest = useRef(value)
  latest.current = value
  const set = (name: string, given: unknown) => {
    latest.current = { ...latest.current, [name]: given }
    onChange(latest.current)
  }
  return (
    <div className={isAllSwitches(fields, text) ? classes.switches : classes.children}>
      {Object.entries(fields).map(
        ([name, field]) =>
          isShown(field, value) && (
            <div key={name} className={classes.child} data-width={widthOf(field, text.child(name))}>
              <FieldInput
                field={field}
                path={`${path}.${name}`}
                value={value[name] ?? field.empty}
                onChange={(given) => set(name, given)}
                text={text.child(name)}
              />
            </div>
          ),
      )}
    </div>
  )
}
