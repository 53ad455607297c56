import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { formatMoment } from '#kernel/i18n/format.ts'
import { ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../session.tsx'
import { Banner } from '../banner.tsx'
import { editMessages } from '../messages.ts'
import type { Draft } from './draft.ts'

type Props = { draft: Draft; onRestore(): void; onDrop(): void }

export function DraftBanner({ draft, onRestore, onDrop }: Props) {
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  return (
    <Banner
      icon={<IconHistory {...ICON} />}
      text={t('draft.found', { at: formatMoment(draft.at, lang) })}
    >
      <Button variant="default" size="compact-sm" onClick={onRestore}>
        {t('draft.restore')}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onDrop}>
        {t('draft.drop')}
      </Button>
    </Banner>
  )
}
