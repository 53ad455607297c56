import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconEye,
  IconRotate2,
  IconRotateClockwise2,
} from '@tabler/icons-react'
import type { IconType } from '#kernel/admin/module.ts'
import { useTexts } from '#kernel/admin/session.tsx'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { RatioSelect } from './ratio-select.tsx'
import type { RatioChoice } from './ratios.ts'
import type { Tool } from './stage.tsx'
import { imageTexts } from './texts.ts'
import classes from './tools.module.css'
import type { PictureEdit } from './use-picture-edit.ts'

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
  const t = useTexts(imageTexts)
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
