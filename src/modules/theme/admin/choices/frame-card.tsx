import { Button, Input, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { chooseImage } from '#modules/files/admin/pickers.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { Theme } from '../../config.ts'
import { logoAddress } from '../../logo-address.ts'
import { FOOTERS, HEADERS } from '../../theme.ts'
import classes from '../design.module.css'
import { designMessages } from '../messages.ts'
import type { Design } from '../use-design.ts'

type Props = { logo: Theme['logo']; onChange(logo: Theme['logo']): void }

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
  const t = useMessages(designMessages)
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

function LogoField({ logo, onChange }: Props) {
  const t = useMessages(designMessages)
  const [isUnfit, setUnfit] = useState(false)
  const choose = async () => {
    const file = await chooseImage()
    if (!file) return
    setUnfit(!file.res)
    if (file.res) onChange({ file: file._id, width: file.res.w, height: file.res.h })
  }
  return (
    <Input.Wrapper
      label={t('frame.logo')}
      labelElement="div"
      description={logo ? t('frame.logoHint') : `${t('frame.logoNone')} ${t('frame.logoHint')}`}
      error={isUnfit && t('frame.logoUnfit')}
    >
      {logo && (
        <span className={classes.logo}>
          <img
            src={logoAddress(logo)}
            width={logo.width}
            height={logo.height}
            alt={t('frame.logoAlt')}
          />
        </span>
      )}
      <div className={classes.row}>
        <Button variant="default" onClick={() => void choose()}>
          {t(logo ? 'frame.logoChange' : 'frame.logoChoose')}
        </Button>
        {logo && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('frame.logoRemove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
