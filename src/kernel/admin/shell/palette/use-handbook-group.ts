import { IconHelp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../session.tsx'
import { type HandbookPage, plainText } from '../handbook/handbook-page.ts'
import { openHandbook } from '../handbook/handbook-place.ts'
import { useHandbookPages } from '../handbook/use-handbook-pages.ts'
import { messages } from '../messages.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

const NONE: readonly HandbookPage[] = []

/** Pages and sections of the handbook by title and text; fetched when the palette opens. */
export function useHandbookGroup(): { group: PaletteGroup; hasFailed: boolean } {
  const t = useMessages(messages)
  const { data, isError } = useQuery({
    queryKey: ['handbook'],
    queryFn: loadPages,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const heading = t('handbook.title')
  const items = useHandbookPages(data ?? NONE).flatMap((page) => itemsOf(page, heading))
  return { group: { name: 'handbook', heading, items }, hasFailed: isError }
}

/** The panel comes along, so that what is found also opens when the connection is gone. */
async function loadPages() {
  const [{ pages }] = await Promise.all([
    import('virtual:handbook'),
    import('../handbook/handbook-panel.tsx'),
  ])
  return pages
}

function itemsOf({ name, title, lead, sections }: HandbookPage, heading: string): PaletteItem[] {
  const whole: PaletteItem = {
    id: `handbook:${name}`,
    label: title,
    hint: heading,
    keywords: plainText(lead),
    icon: IconHelp,
    run: () => openHandbook({ page: name }),
  }
  const parts = sections.map(
    (section): PaletteItem => ({
      id: `handbook:${name}#${section.id}`,
      label: section.title,
      hint: title,
      keywords: plainText(section.blocks),
      icon: IconHelp,
      run: () => openHandbook({ page: name, section: section.id }),
    }),
  )
  return [whole, ...parts]
}
