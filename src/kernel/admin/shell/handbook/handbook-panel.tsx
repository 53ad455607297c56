import { pages } from 'virtual:handbook'
import { ActionIcon, CloseButton, Drawer } from '@mantine/core'
import { IconKeyboard, IconList } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ICON } from '#ui/icon-size.ts'
import { useMessages } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { messages } from '../messages.ts'
import classes from './handbook-panel.module.css'
import {
  closeHandbook,
  type HandbookPlace,
  openHandbook,
  useHandbookPlace,
  useIsBeside,
} from './handbook-place.ts'
import { HandbookText, PageLink, sectionId } from './handbook-text.tsx'
import { useHandbookPages } from './use-handbook-pages.ts'

/** Styles that fill the window leave this much free; see `frame.module.css`. */
const BESIDE = '--k-beside'
const WIDTH = '380px'

/** The handbook: beside the work where there is room, else over it. */
export function HandbookPanel() {
  const t = useMessages(messages)
  const place = useHandbookPlace()
  const isBeside = useIsBeside()
  if (place && isBeside) {
    return (
      <Beside>
        <Contents place={place} onFollow={() => undefined} />
      </Beside>
    )
  }
  return (
    <Drawer.Root
      opened={place !== null}
      onClose={closeHandbook}
      position="right"
      size="calc(min(440px, 100%))"
      padding={0}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={t('handbook.title')} classNames={{ content: classes.drawer }}>
        <Drawer.Body className={classes.body}>
          {place && <Contents place={place} onFollow={closeHandbook} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** Everything that fills the window makes room; Escape inside closes and gives the focus back. */
function Beside({ children }: { children: ReactNode }) {
  const t = useMessages(messages)
  // Asked before the page takes the focus.
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(BESIDE, WIDTH)
    return () => {
      style.removeProperty(BESIDE)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [before])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeHandbook()
  }
  return (
    <aside
      className={classes.beside}
      data-area="handbook"
      aria-label={t('handbook.title')}
      onKeyDown={onKeyDown}
    >
      {children}
    </aside>
  )
}

type ContentsProps = { place: HandbookPlace; onFollow(): void }

function Contents({ place, onFollow }: ContentsProps) {
  const scrolled = useRef<HTMLDivElement>(null)
  useArrival(scrolled, place)
  const page = pages.find(({ name }) => name === place.page)
  return (
    <>
      <Head />
      <div ref={scrolled} className={classes.scrolled} data-autofocus tabIndex={-1}>
        {page ? <HandbookText page={page} onFollow={onFollow} /> : <AllTopics />}
      </div>
    </>
  )
}

function Head() {
  const t = useMessages(messages)
  const { open } = usePanels()
  const showShortcuts = () => {
    closeHandbook()
    open('shortcuts')
  }
  return (
    <header className={classes.head}>
      <span className={classes.name}>{t('handbook.title')}</span>
      <ActionIcon
        aria-label={t('handbook.topics')}
        data-hint={t('handbook.topics')}
        onClick={() => openHandbook({})}
      >
        <IconList {...ICON} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('shortcuts.title')}
        data-hint={t('shortcuts.title')}
        onClick={showShortcuts}
      >
        <IconKeyboard {...ICON} />
      </ActionIcon>
      <CloseButton aria-label={t('handbook.close')} iconSize={20} onClick={closeHandbook} />
    </header>
  )
}

function AllTopics() {
  const t = useMessages(messages)
  return (
    <>
      <h2 className={classes.title} tabIndex={-1}>
        {t('handbook.topics')}
      </h2>
      <p className={classes.hint}>{t('handbook.search')}</p>
      <ul className={classes.topics}>
        {useHandbookPages(pages).map(({ name, title }) => (
          <li key={name}>
            <PageLink page={name} text={title} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each page begins at its top, or at the section asked for, and the focus goes there. */
function useArrival(scrolled: RefObject<HTMLElement | null>, place: HandbookPlace): void {
  useEffect(() => {
    const wanted = place.section && document.getElementById(sectionId(place.section))
    const heading = wanted || scrolled.current?.querySelector('h2')
    scrolled.current?.scrollTo(0, 0)
    if (wanted) wanted.scrollIntoView()
    if (heading instanceof HTMLElement) heading.focus({ preventScroll: true })
  }, [scrolled, place])
}
