import { Text } from '@mantine/core'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { useBlockClicks } from '#modules/analytics/admin/pickers.tsx'
import { messages } from '../messages.ts'
import { useRoom } from '../room/room-context.tsx'

/** Of the page that visitors get, in the language that is designed; a new block has none yet, nor has a mail. */
export function useClicksOf() {
  const { surface, lang } = useRoom()
  return useBlockClicks(surface.page?.languages[lang]?.liveRoute ?? null)
}

/** How often visitors clicked in this block. */
export function BlockClicks({ block }: { block: string | undefined }) {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const clicksOf = useClicksOf()
  if (!clicksOf || block === undefined) return null
  const found = clicksOf(block)
  return (
    <Text size="xs" c="dimmed" data-designer="clicks">
      {found
        ? t('clicks.some', {
            clicks: formatNumber(found.clicks, lang),
            visits: formatNumber(found.visits, lang),
          })
        : t('clicks.few')}
    </Text>
  )
}
