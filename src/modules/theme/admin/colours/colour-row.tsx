import { ActionIcon } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { readOklch, toHex } from '../../oklch.ts'
import type { Colour, Palette } from '../../tokens.ts'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'
import { ColourPicker } from './colour-picker.tsx'
import { ContrastNote } from './contrast-note.tsx'

type Props = {
  name: Colour
  palette: Palette
  /** What the template has. */
  usual: string
  isOpen: boolean
  onToggle(): void
  onChange(value: string): void
}

/** One colour: how it looks, whether it can be read, and on demand everything to change it. */
export function ColourRow({ name, palette, usual, isOpen, onToggle, onChange }: Props) {
  const t = useTexts(designTexts)
  const id = useId()
  const value = palette[name]
  const label = t(`names.${name}`)
  return (
    <li className={classes.colour} data-path={name}>
      <div className={classes.colourHead}>
        <button
          type="button"
          className={classes.colourButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={classes.swatch} style={{ background: value }} />
          <span className={classes.colourName}>{label}</span>
          <code>{toHex(readOklch(value))}</code>
        </button>
        {value !== usual && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('colours.reset', { name: label })}
            onClick={() => onChange(usual)}
          >
            <IconRestore {...SMALL_ICON} />
          </ActionIcon>
        )}
      </div>
      <ContrastNote name={name} palette={palette} onMend={onChange} />
      <div id={id} hidden={!isOpen}>
        {isOpen && <ColourPicker label={label} value={value} onChange={onChange} />}
      </div>
    </li>
  )
}
