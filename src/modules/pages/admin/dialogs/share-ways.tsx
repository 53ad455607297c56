import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconBrandFacebook, IconMail, IconShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { CopyText } from '#kernel/admin/copy-text/copy-text.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { facebookHref, mailHref, qrCode, qrSvg, type Shared } from '../../contact/share.ts'
import { PAGES } from '../page-keys.ts'
import { dialogMessages } from './messages.ts'
import classes from './share.module.css'

type Props = { shared: Shared; hasFacebook: boolean }

/** Copy, mail, an app of the device, Facebook where it is set up, and a code to photograph. */
export function ShareWays({ shared, hasFacebook }: Props) {
  const t = useMessages(dialogMessages)
  return (
    <Stack gap="md">
      <CopyText value={shared.url} label={t('share.address')} />
      <Group gap="xs">
        <Button
          component="a"
          href={mailHref(shared)}
          variant="default"
          leftSection={<IconMail {...SMALL_ICON} />}
        >
          {t('share.mail')}
        </Button>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare {...SMALL_ICON} />}
            onClick={() => void passOn(shared)}
          >
            {t('share.native')}
          </Button>
        )}
        {hasFacebook && (
          <Button
            component="a"
            href={facebookHref(shared)}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBrandFacebook {...SMALL_ICON} />}
          >
            {t('share.facebook')}
          </Button>
        )}
      </Group>
      <Code url={shared.url} />
    </Stack>
  )
}

function Code({ url }: { url: string }) {
  const t = useMessages(dialogMessages)
  const { data: code } = useQuery({
    queryKey: [...PAGES, 'code', url],
    queryFn: () => qrCode(url),
  })
  if (!code) return null
  const { size, path } = code
  return (
    <figure className={classes.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('share.code')}>
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption>
        <Anchor
          href={`data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`}
          download="qr-code.svg"
        >
          {t('share.saveCode')}
        </Anchor>
      </figcaption>
    </figure>
  )
}

/** The person may change their mind: then nothing happens. */
function passOn(shared: Shared): Promise<void> {
  return navigator.share(shared).catch(() => undefined)
}
