import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import {
  PROGRESS_AUTO_FINISH,
  PROGRESS_COLOR,
  PROGRESS_DURATION,
  PROGRESS_FAILED_COLOR,
  PROGRESS_HEIGHT,
  PROGRESS_TICK,
} from '#ui/progress-bar/progress.ts'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

type Phase = 'idle' | 'running' | 'failed'

export function ProgressPiece() {
  const t = useMessages(messages)
  const [phase, setPhase] = useState<Phase>('idle')
  return (
    <Piece
      name="progress"
      title={t('pieces.progress')}
      text={t('pieces.progressText')}
      constants={[
        [t('names.duration'), `${PROGRESS_DURATION} ms`],
        [t('names.height'), `${PROGRESS_HEIGHT} px`],
        [t('names.colour'), PROGRESS_COLOR],
        [t('names.failedColour'), PROGRESS_FAILED_COLOR],
        [t('names.autoFinish'), `${PROGRESS_AUTO_FINISH} %`],
        [t('names.tick'), `${PROGRESS_TICK} ms`],
      ]}
    >
      <ProgressBar
        isActive={phase === 'running'}
        hasFailed={phase === 'failed'}
        label={t('sample.loading')}
      />
      <Group gap="xs">
        <Button variant="default" onClick={() => setPhase('running')}>
          {t('sample.start')}
        </Button>
        <Button variant="default" onClick={() => setPhase('idle')}>
          {t('sample.finish')}
        </Button>
        <Button variant="default" onClick={() => setPhase('failed')}>
          {t('sample.fail')}
        </Button>
      </Group>
    </Piece>
  )
}
