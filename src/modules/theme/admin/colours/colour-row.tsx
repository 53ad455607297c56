import { ActionIcon, Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconRestore } from '@tabler/icons-react'
import { useId } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { AA, contrastOf, mendedFront, PAIRS } from '../../contrast.ts'
import { readOklch, toHex } from '../../oklch.ts'
import type { Colour, Palette } from '../../tokens.ts'
import classes from '../design.module.css'
import { designMessages } from '../messages.ts'
import { ColourPicker } from './colour-picker.tsx'

type ContrastNoteProps = { name: Colour; palette: Palette; onMend(value: string): void }

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
  const t = useMessages(designMessages)
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

/** Whether everyone can read the colour on all its grounds; the worst of them counts. */
function ContrastNote({ name, palette, onMend }: ContrastNoteProps) {
  const t = useMessages(designMessages)
  const { lang } = useSession().user
  const [worst] = PAIRS.filter(({ front }) => front === name)
    .map((pair) => ({ ...pair, ratio: contrastOf(palette, pair) }))
    .sort((one, other) => one.ratio - other.ratio)
  if (!worst) return null
  // Cut, not rounded: 4.49 is not 4.5.
  const ratio = formatNumber(Math.floor(worst.ratio * 10) / 10, lang)
  if (worst.ratio >= AA) {
    return (
      <p className={classes.contrast} data-good>
        <IconCheck {...SMALL_ICON} /> {t('colours.readable', { ratio })}
      </p>
    )
  }
  const better = mendedFront(palette, name)
  return (
    <div className={classes.contrast} data-weak>
      <IconAlertTriangle {...SMALL_ICON} />
      <span>{t('colours.weak', { ratio, ground: t(`names.${worst.back}`) })}</span>
      {better ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('colours.mendOf', { name: t(`names.${name}`) })}
          onClick={() => onMend(better)}
        >
          {t('colours.mend')}
        </Button>
      ) : (
        <span>{t('colours.noMend')}</span>
      )}
    </div>
  )
}
