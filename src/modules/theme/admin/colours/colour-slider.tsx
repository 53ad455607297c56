import { Input, Slider } from '@mantine/core'
import { type Oklch, toHex } from '../../oklch.ts'
import classes from '../design.module.css'

type Props = {
  label: string
  /** The colour it belongs to. */
  of: string
  scale: { max: number; step: number; digits: number }
  value: number
  /** The whole colour at a place of the slider. */
  shade(at: number): Oklch
  onChange(value: number): void
}

const STOPS = 12

/** Its track shows what each place of it would give. */
export function ColourSlider({ label, of, scale, value, shade, onChange }: Props) {
  const { max, step, digits } = scale
  const shades = Array.from({ length: STOPS + 1 }, (_, at) => toHex(shade((max * at) / STOPS)))
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Slider
        classNames={{ track: classes.track, bar: classes.bar }}
        style={{ '--shades': `linear-gradient(to right, ${shades.join()})` }}
        size="lg"
        min={0}
        max={max}
        step={step}
        value={value}
        onChange={onChange}
        label={(at) => at.toFixed(digits)}
        thumbLabel={`${of}: ${label}`}
      />
    </Input.Wrapper>
  )
}
