import { ActionIcon, Button, NumberInput, SegmentedControl, Select } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsExchange,
  IconEye,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react'
import type { IconType } from '#kernel/admin/module.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { imageMessages } from '../../admin/messages.ts'
import { chooseRatio, isRatioName, RATIO_NAMES, type RatioChoice } from './crop/ratios.ts'
import type { Tool } from './crop/stage.tsx'
import classes from './tools.module.css'
import type { PictureEdit } from './use-picture-edit.ts'

type RatioSelectProps = { ratio: RatioChoice; onChange(ratio: RatioChoice): void }

type Props = {
  edit: PictureEdit
  tool: Tool
  onTool(tool: Tool): void
  ratio: RatioChoice
  onRatio(ratio: RatioChoice): void
  isBefore: boolean
  onBefore(isBefore: boolean): void
}

/** Everything that can be done to the picture, above it. */
export function Tools(props: Props) {
  const { edit, tool, onTool, ratio, onRatio, isBefore, onBefore } = props
  const t = useMessages(imageMessages)
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools.label')}>
      <SegmentedControl
        aria-label={t('tool.label')}
        data={[
          { value: 'crop', label: t('tool.crop') },
          { value: 'focal', label: t('tool.focal') },
        ]}
        value={tool}
        onChange={(value) => onTool(value === 'focal' ? 'focal' : 'crop')}
      />
      {tool === 'crop' && <RatioSelect ratio={ratio} onChange={onRatio} />}
      <div className={classes.group}>
        <IconTool label={t('tools.left')} Icon={IconRotate2} onUse={() => edit.turn(-1)} />
        <IconTool label={t('tools.right')} Icon={IconRotateClockwise2} onUse={() => edit.turn(1)} />
      </div>
      <div className={classes.group}>
        <IconTool
          label={t('tools.undo')}
          Icon={IconArrowBackUp}
          isOff={!edit.canUndo}
          onUse={edit.undo}
        />
        <IconTool
          label={t('tools.redo')}
          Icon={IconArrowForwardUp}
          isOff={!edit.canRedo}
          onUse={edit.redo}
        />
      </div>
      <Button
        variant={isBefore ? 'light' : 'default'}
        aria-pressed={isBefore}
        leftSection={<IconEye {...SMALL_ICON} />}
        onClick={() => onBefore(!isBefore)}
      >
        {t('tools.before')}
      </Button>
    </div>
  )
}

type IconToolProps = { label: string; Icon: IconType; isOff?: boolean; onUse(): void }

function IconTool({ label, Icon, isOff = false, onUse }: IconToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="lg" aria-label={label} disabled={isOff} onClick={onUse}>
        <Icon {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
}

/** Free, one of the usual shapes, or one's own. */
function RatioSelect({ ratio, onChange }: RatioSelectProps) {
  const t = useMessages(imageMessages)
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
