import { SegmentedControl, Select, Text } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { ScaledFrame } from '#ui/scaled-frame/scaled-frame.tsx'
import type { Theme } from '../../config.ts'
import { SCHEMES, type Scheme } from '../../tokens.ts'
import { designMessages } from '../messages.ts'
import classes from './preview.module.css'
import { showTheme } from './show-theme.ts'

/** Pixels a website gets on each kind of screen. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1440 } as const
const KINDS = ['phone', 'tablet', 'desktop'] as const

type Kind = (typeof KINDS)[number]

type Props = { theme: Theme; scheme: Scheme; onScheme(scheme: Scheme): void }

/** The real website in the look that is being made. Links in it lead on, as they do for visitors. */
export function Preview({ theme, scheme, onScheme }: Props) {
  const t = useMessages(designMessages)
  const [kind, setKind] = useState(firstKind)
  const [path, setPath] = useState('/')
  const paths = useQuery(pathsQuery)
  const { frame, onLoad } = useShownTheme(theme, scheme)
  return (
    <section className={classes.preview} aria-label={t('preview.title')}>
      <div className={classes.tools}>
        <Select
          aria-label={t('preview.page')}
          data={paths.data ?? ['/']}
          value={path}
          searchable
          allowDeselect={false}
          onChange={(chosen) => setPath(chosen ?? '/')}
        />
        <SegmentedControl
          aria-label={t('preview.width')}
          data={KINDS.map((value) => ({ value, label: t(`preview.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <SegmentedControl
          aria-label={t('colours.scheme')}
          data={SCHEMES.map((value) => ({ value, label: t(`colours.${value}`) }))}
          value={scheme}
          onChange={onScheme}
        />
      </div>
      <ScaledFrame
        ref={frame}
        className={classes.stage}
        title={t('preview.frame')}
        src={path}
        width={WIDTHS[kind]}
        onLoad={onLoad}
      />
      <Text size="sm" c="dimmed">
        {t('preview.note')}
      </Text>
    </section>
  )
}

/** What fits beside or below the choices without becoming too small to judge. */
function firstKind(): Kind {
  return window.innerWidth < 640 ? 'phone' : 'desktop'
}

/** Every page visitors can reach, as the sitemap lists them; the home page first. */
const pathsQuery = queryOptions({
  queryKey: ['site-paths'],
  queryFn: async () => {
    const reply = await fetch('/sitemap.xml')
    return reply.ok ? pathsIn(await reply.text()) : ['/']
  },
})

/** @example pathsIn('<loc>https://holm.example/kontakt</loc>') // ['/', '/kontakt'] */
export function pathsIn(sitemap: string): string[] {
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&#38;', '&').replaceAll('&amp;', '&'))
    return url ? [decodeURI(url.pathname)] : []
  })
  return [...new Set(['/', ...found])]
}

/** Keeps the page in a frame in the given look, whichever page it is. */
function useShownTheme(theme: Theme, scheme: Scheme) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ theme, scheme })
  const watch = useRef<MutationObserver>(undefined)
  const show = () => {
    const page = frame.current?.contentDocument
    if (page?.body) showTheme(page, latest.current.theme, latest.current.scheme)
  }
  useEffect(() => {
    latest.current = { theme, scheme }
    const page = frame.current?.contentDocument
    if (page?.body) showTheme(page, theme, scheme)
  }, [theme, scheme])
  useEffect(() => () => watch.current?.disconnect(), [])
  const onLoad = () => {
    show()
    const page = frame.current?.contentDocument
    if (!page) return
    watch.current?.disconnect()
    // The site's own navigation exchanges parts of the page without loading it anew.
    watch.current = new MutationObserver(show)
    watch.current.observe(page.body, { childList: true })
  }
  return { frame, onLoad }
}
