import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { chooseImage } from '#modules/files/admin/pickers.tsx'
import type { Theme } from '../../config.ts'
import { logoAddress } from '../../logo-address.ts'
import classes from '../design.module.css'
import { designTexts } from '../messages.ts'

type Props = { logo: Theme['logo']; onChange(logo: Theme['logo']): void }

export function LogoField({ logo, onChange }: Props) {
  const t = useTexts(designTexts)
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
