import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { imageMessages } from '../../admin/messages.ts'
import { turned } from '../recipe.ts'
import { rectOf } from './crop/crop-geometry.ts'
import { cropOf, fitRatio } from './crop/crop-rect.ts'
import { FREE, type RatioChoice, ratioOf } from './crop/ratios.ts'
import { Stage, type Tool } from './crop/stage.tsx'
import classes from './image-editor.module.css'
import { Tools } from './tools.tsx'
import type { PictureEdit } from './use-picture-edit.ts'

/** The picture with its tools, and what the present state means. */
export function StageCard({ edit }: { edit: PictureEdit }) {
  const [tool, setTool] = useState<Tool>('crop')
  const [ratio, setRatio] = useState<RatioChoice>(FREE)
  const [isBefore, setBefore] = useState(false)
  const { look, original } = edit
  const chooseRatio = (next: RatioChoice) => {
    setRatio(next)
    const size = turned(original, look.rotate)
    const rect = fitRatio(rectOf(look, original), ratioOf(next), size)
    edit.change({ ...look, crop: cropOf(rect, size) })
  }
  return (
    <section className={classes.work}>
      <Tools
        edit={edit}
        tool={tool}
        onTool={setTool}
        ratio={ratio}
        onRatio={chooseRatio}
        isBefore={isBefore}
        onBefore={setBefore}
      />
      <Stage edit={edit} tool={tool} ratio={ratioOf(ratio)} isBefore={isBefore} />
      {tool === 'crop' ? <CropNote edit={edit} /> : <FocalNote edit={edit} />}
    </section>
  )
}

function CropNote({ edit }: { edit: PictureEdit }) {
  const t = useMessages(imageMessages)
  const { lang } = useSession().user
  const { width, height } = rectOf(edit.look, edit.original)
  const size = { width: formatNumber(width, lang), height: formatNumber(height, lang) }
  const turn = edit.look.rotate
  return (
    <div className={classes.note}>
      <Text size="sm">
        {edit.look.crop ? null : `${t('crop.whole')} · `}
        {t('crop.size', size)}
        {turn !== 0 && ` · ${t('crop.turned', { degrees: turn })}`}
      </Text>
      <Text size="sm" c="dimmed">
        {t('crop.hint')}
      </Text>
      {!edit.isOriginal && (
        <Button variant="default" onClick={edit.reset}>
          {t('tools.reset')}
        </Button>
      )}
    </div>
  )
}

function FocalNote({ edit }: { edit: PictureEdit }) {
  const t = useMessages(imageMessages)
  const { look } = edit
  return (
    <div className={classes.note}>
      <Text size="sm" c="dimmed">
        {t('focal.hint')} {!look.focal && t('focal.none')}
      </Text>
      {look.focal && (
        <Button variant="default" onClick={() => edit.change({ ...look, focal: null })}>
          {t('focal.clear')}
        </Button>
      )}
    </div>
  )
}
