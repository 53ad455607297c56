import { ColorInput, ColorSwatch } from '@mantine/core'
import {
  customField,
  type Field,
  type FieldOptions,
  type InputProps,
  type ValueProps,
} from '../field.ts'
import { labelProps } from '../inputs/label-props.ts'
import classes from './colour-field.module.css'

/** Dark enough to carry white, light enough to stand on black. */
const SWATCHES = [
  '#868e96',
  '#1971c2',
  '#0c8599',
  '#2f9e44',
  '#e8590c',
  '#c92a2a',
  '#862e9c',
  '#5f3dc4',
]
const HEX = /^#[0-9a-f]{6}$/i

/** A colour, '#1971c2'. */
export function colour(options: FieldOptions = {}): Field<string> {
  return customField<string>(
    {
      empty: SWATCHES[1] ?? '',
      Input: ColourInput,
      Value: ColourValue,
      faults: (value) => (HEX.test(value) ? [] : [{ path: '', key: 'pattern' }]),
    },
    options,
  )
}

function ColourInput(props: InputProps<string>) {
  return (
    <ColorInput
      {...labelProps(props)}
      swatches={SWATCHES}
      swatchesPerRow={8}
      format="hex"
      withEyeDropper={false}
      value={props.value}
      onChange={props.onChange}
    />
  )
}

function ColourValue({ value }: ValueProps<string>) {
  return (
    <span className={classes.value}>
      <ColorSwatch color={value} size={14} withShadow={false} aria-hidden />
      {value}
    </span>
  )
}
