import { Input, Slider, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { fromHex, type Oklch, readOklch, toHex, writeOklch } from '../../oklch.ts'
import classes from '../design.module.css'
import { designMessages } from '../messages.ts'

type ColourSliderProps = {
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

type Props = { label: string; value: string; onChange(value: string): void }

const MOST_CHROMA = 0.3

/** Lightness, strength and hue by hand, or a value someone already has. */
export function ColourPicker({ label, value, onChange }: Props) {
  const t = useMessages(designMessages)
  const colour = readOklch(value)
  const put = (part: Partial<Oklch>) => onChange(writeOklch({ ...colour, ...part }))
  return (
    <div className={classes.picker}>
      <ColourSlider
        label={t('colours.lightness')}
        of={label}
        scale={{ max: 1, step: 0.005, digits: 2 }}
        value={colour.l}
        shade={(l) => ({ ...colour, l })}
        onChange={(l) => put({ l })}
      />
      <ColourSlider
        label={t('colours.chroma')}
        of={label}
        scale={{ max: MOST_CHROMA, step: 0.002, digits: 2 }}
        value={Math.min(colour.c, MOST_CHROMA)}
        shade={(c) => ({ ...colour, c })}
        onChange={(c) => put({ c })}
      />
      <ColourSlider
        label={t('colours.hue')}
        of={label}
        scale={{ max: 359, step: 1, digits: 0 }}
        value={colour.h}
        shade={(h) => ({ ...colour, h })}
        onChange={(h) => put({ h })}
      />
      <HexInput value={value} onChange={onChange} />
    </div>
  )
}

function HexInput({ value, onChange }: Omit<Props, 'label'>) {
  const t = useMessages(designMessages)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const isWrong = typed !== undefined && fromHex(typed) === undefined
  return (
    <TextInput
      label={t('colours.hex')}
      value={typed ?? toHex(readOklch(value))}
      maxLength={7}
      spellCheck={false}
      error={isWrong && isLeft && t('colours.badHex')}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        if (!isWrong) setTyped(undefined)
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const colour = fromHex(currentTarget.value)
        if (colour) onChange(writeOklch(colour))
      }}
    />
  )
}

/** Its track shows what each place of it would give. */
function ColourSlider({ label, of, scale, value, shade, onChange }: ColourSliderProps) {
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
