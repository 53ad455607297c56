import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { AA, contrastOf, mendedFront, PAIRS } from '../../contrast.ts'
import type { Colour, Palette } from '../../tokens.ts'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'

type Props = { name: Colour; palette: Palette; onMend(value: string): void }

/** Whether everyone can read the colour on all its grounds; the worst of them counts. */
export function ContrastNote({ name, palette, onMend }: Props) {
  const t = useTexts(designTexts)
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
