import { Input, SegmentedControl } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { FOOTERS, HEADERS } from '../../theme.ts'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'
import type { Design } from '../use-design.ts'
import { LogoField } from './logo-field.tsx'

const HEADER_WORDS = {
  left: 'frame.left',
  centred: 'frame.centredHeader',
  overlay: 'frame.overlay',
} as const
const FOOTER_WORDS = {
  columns: 'frame.columns',
  compact: 'frame.compactFooter',
  centred: 'frame.centredFooter',
} as const

export function FrameCard({ design: { theme, change } }: { design: Design }) {
  const t = useTexts(designTexts)
  const hint = theme.header === 'overlay' ? t('frame.overlayHint') : undefined
  return (
    <CardSection title={t('frame.title')}>
      <div className={classes.fields}>
        <LogoField logo={theme.logo} onChange={(logo) => change({ logo })} />
        <Input.Wrapper label={t('frame.header')} description={hint} labelElement="div">
          <SegmentedControl
            fullWidth
            className={classes.segments}
            aria-label={t('frame.header')}
            data={HEADERS.map((value) => ({ value, label: t(HEADER_WORDS[value]) }))}
            value={theme.header}
            onChange={(header) => change({ header })}
          />
        </Input.Wrapper>
        <Input.Wrapper label={t('frame.footer')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('frame.footer')}
            data={FOOTERS.map((value) => ({ value, label: t(FOOTER_WORDS[value]) }))}
            value={theme.footer}
            onChange={(footer) => change({ footer })}
          />
        </Input.Wrapper>
      </div>
    </CardSection>
  )
}
