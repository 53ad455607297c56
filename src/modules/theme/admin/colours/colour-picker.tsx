import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { fromHex, type Oklch, readOklch, toHex, writeOklch } from '../../oklch.ts'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'
import { ColourSlider } from './colour-slider.tsx'

type Props = { label: string; value: string; onChange(value: string): void }

const MOST_CHROMA = 0.3

/** Lightness, strength and hue by hand, or a value someone already has. */
export function ColourPicker({ label, value, onChange }: Props) {
  const t = useTexts(designTexts)
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
  const t = useTexts(designTexts)
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
