import { Alert, Button, Input, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { chooseImage } from '#modules/files/admin/pickers.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import type { Theme } from '../../config.ts'
import { logoAddress } from '../../logo-address.ts'
import { iconOf } from '../../site-icon.ts'
import { FOOTERS, HEADERS } from '../../theme.ts'
import classes from '../design.module.css'
import { designMessages } from '../messages.ts'
import type { Design } from '../use-design.ts'
import { faintIn, inksOf } from './logo-contrast.ts'

type Props = { theme: Theme; onChange(logo: Theme['logo']): void }

type PictureFieldProps = {
  picture: Theme['logo']
  label: string
  hint: string
  alt: string
  choose: string
  remove: string
  isSmall?: boolean
  onChange(picture: Theme['logo']): void
}

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

export type FramePart = 'logo' | 'header' | 'footer'

/** Logo, header and footer; or only one of them. */
export function FrameCard({ design, part }: { design: Design; part?: FramePart }) {
  const t = useMessages(designMessages)
  const { theme, change } = design
  const has = (name: FramePart) => part === undefined || part === name
  const fields = (
    <div className={classes.fields}>
      {(has('logo') || has('header')) && (
        <LogoField theme={theme} onChange={(logo) => change({ logo })} />
      )}
      {has('logo') && <IconField theme={theme} onChange={(icon) => change({ icon })} />}
      {has('header') && <HeaderField design={design} />}
      {has('footer') && (
        <Input.Wrapper label={t('frame.footer')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('frame.footer')}
            data={FOOTERS.map((value) => ({ value, label: t(FOOTER_WORDS[value]) }))}
            value={theme.footer}
            onChange={(footer) => change({ footer })}
          />
        </Input.Wrapper>
      )}
    </div>
  )
  // One part alone stands under a title of its own.
  if (part) return <section className={classes.part}>{fields}</section>
  return <CardSection title={t('frame.title')}>{fields}</CardSection>
}

function HeaderField({ design: { theme, change } }: { design: Design }) {
  const t = useMessages(designMessages)
  const hint = theme.header === 'overlay' ? t('frame.overlayHint') : undefined
  return (
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
  )
}

function LogoField({ theme, onChange }: Props) {
  const t = useMessages(designMessages)
  const { logo } = theme
  const faint = useFaintLogo(theme)
  return (
    <>
      <PictureField
        picture={logo}
        label={t('frame.logo')}
        hint={logo ? t('frame.logoHint') : `${t('frame.logoNone')} ${t('frame.logoHint')}`}
        alt={t('frame.logoAlt')}
        choose={t(logo ? 'frame.logoChange' : 'frame.logoChoose')}
        remove={t('frame.logoRemove')}
        onChange={onChange}
      />
      {faint.map((scheme) => (
        <Alert key={scheme} color="yellow" role="alert">
          {t(`frame.faint.${scheme}`)}
        </Alert>
      ))}
    </>
  )
}

/** In which colours the chosen logo would hardly be seen. */
function useFaintLogo({ logo, ...look }: Theme) {
  const src = logo && logoAddress(logo)
  const { data: inks = [] } = useQuery({
    queryKey: ['logo-inks', src],
    queryFn: () => inksOf(src ?? ''),
    enabled: src !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return src === null ? [] : faintIn(inks, look)
}

function IconField({ theme, onChange }: { theme: Theme; onChange(icon: Theme['icon']): void }) {
  const t = useMessages(designMessages)
  const instead = iconOf({ ...theme, icon: null }) ? 'frame.iconLogo' : 'frame.iconLetter'
  return (
    <PictureField
      isSmall
      picture={theme.icon}
      label={t('frame.icon')}
      hint={theme.icon ? t('frame.iconHint') : `${t(instead)} ${t('frame.iconHint')}`}
      alt={t('frame.iconAlt')}
      choose={t(theme.icon ? 'frame.iconChange' : 'frame.iconChoose')}
      remove={t('frame.iconRemove')}
      onChange={onChange}
    />
  )
}

function PictureField(props: PictureFieldProps) {
  const { picture, label, hint, alt, choose, remove, isSmall = false, onChange } = props
  const t = useMessages(designMessages)
  const [isUnfit, setUnfit] = useState(false)
  const pick = async () => {
    const file = await chooseImage()
    if (!file) return
    setUnfit(!file.res)
    if (file.res) onChange({ file: file._id, width: file.res.w, height: file.res.h })
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      description={hint}
      error={isUnfit && t('frame.logoUnfit')}
    >
      {picture && (
        <span className={classes.logo} data-small={isSmall || undefined}>
          <img src={logoAddress(picture)} width={picture.width} height={picture.height} alt={alt} />
        </span>
      )}
      <div className={classes.row}>
        <Button variant="default" onClick={() => void pick()}>
          {choose}
        </Button>
        {picture && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {remove}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
