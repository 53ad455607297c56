import { ActionIcon, NumberInput, Select } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { chooseRatio, isRatioName, RATIO_NAMES, type RatioChoice } from './ratios.ts'
import { imageTexts } from './texts.ts'
import classes from './tools.module.css'

type Props = { ratio: RatioChoice; onChange(ratio: RatioChoice): void }

/** Free, one of the usual shapes, or one's own. */
export function RatioSelect({ ratio, onChange }: Props) {
  const t = useTexts(imageTexts)
  const data = RATIO_NAMES.map((name) => ({ value: name, label: t(`ratio.${name}`) }))
  const isShaped = ratio.name !== 'free'
  const side = (name: 'w' | 'h') => ({
    value: ratio[name],
    min: 1,
    max: 1000,
    allowDecimal: false,
    className: classes.side,
    onChange: (value: string | number) =>
      onChange({ ...ratio, [name]: Math.max(1, Number(value) || 1) }),
  })
  return (
    <div className={classes.group}>
      <Select
        aria-label={t('ratio.label')}
        data={data}
        value={ratio.name}
        allowDeselect={false}
        className={classes.ratio}
        onChange={(name) => isRatioName(name) && onChange(chooseRatio(name))}
      />
      {ratio.name === 'own' && (
        <>
          <NumberInput aria-label={t('ratio.width')} {...side('w')} />
          <span aria-hidden>:</span>
          <NumberInput aria-label={t('ratio.height')} {...side('h')} />
        </>
      )}
      {isShaped && ratio.w !== ratio.h && (
        <Tooltip label={t('ratio.swap')}>
          <ActionIcon
            size="lg"
            aria-label={t('ratio.swap')}
            onClick={() => onChange({ ...ratio, w: ratio.h, h: ratio.w })}
          >
            <IconArrowsExchange {...ICON} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}
