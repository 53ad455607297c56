import { ActionIcon, Anchor } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { admin } from '#kernel/access/rules.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { useOnDemand } from '#kernel/admin/shell/frame/use-on-demand.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { messages } from '../messages.ts'
import panelClasses from '../panels/panels.module.css'
import { usePageRoom, useRoom, useView } from '../room/room-context.tsx'
import type { FramePart } from './frame-parts.ts'
import { selectPart } from './select-part.ts'
import { useFrameRenewal } from './use-frame-renewal.ts'

/** Header, logo, menu or footer: what can be changed of it, beside the page that shows it. */
export function FramePanel() {
  const part = useView((now) => now.part)
  if (!part) return null
  return part === 'menu' ? <MenuPart /> : <LookPart part={part} />
}

/** The pages of the menu, put in order here or on the canvas; it holds at once. */
function MenuPart() {
  const t = useMessages(messages)
  const { tools } = useRoom()
  const { renewParts } = useFrameRenewal()
  return (
    <div className={panelClasses.scroll}>
      <Head part="menu" />
      <p className={panelClasses.quiet}>{t('frame.menuText')}</p>
      <tools.MenuOrder onChanged={() => void renewParts()} />
    </div>
  )
}

type LookPartName = Exclude<FramePart, 'menu'>

/** What belongs to the look of the website is shown at once and saved together. */
function LookPart({ part }: { part: LookPartName }) {
  const t = useMessages(messages)
  const can = useCan()
  const { theme: tool, view } = usePageRoom()
  const { renewShell } = useFrameRenewal()
  const [area] = useState(() => document.querySelector('[data-designer=room]'))
  const isEnding = useView((now) => now.isPartEnding)
  const end = () =>
    view.setState(({ nextPart }) => ({ part: nextPart, nextPart: null, isPartEnding: false }))
  const isAllowed = can(tool.access)
  const theme = useOnDemand({ load: tool.load, isAsked: isAllowed, onFailed: end })
  // Where nothing can be changed, or not yet, it is left without a question.
  useEffect(() => {
    if (isEnding && !theme) end()
  })
  if (!isAllowed) {
    return (
      <div className={panelClasses.scroll}>
        <Head part={part} />
        <p className={panelClasses.quiet}>{t('frame.onlyAdmins')}</p>
      </div>
    )
  }
  if (!theme) return <LoadingState label={t('style.loading')} shape="form" count={4} />
  return (
    <theme.Panel
      part={part}
      title={t(`frame.${part}`)}
      area={area}
      isEnding={isEnding}
      onAsk={() => view.setState({ isPartEnding: true })}
      onStay={() => view.setState({ isPartEnding: false, nextPart: null })}
      onEnd={end}
      renew={renewShell}
    >
      <PartLinks part={part} />
    </theme.Panel>
  )
}

function Head({ part }: { part: FramePart }) {
  const t = useMessages(messages)
  const { view } = useRoom()
  return (
    <div className={panelClasses.head}>
      <h2 className={`${panelClasses.title} ${panelClasses.headWords}`}>{t(`frame.${part}`)}</h2>
      <ActionIcon
        variant="subtle"
        aria-label={t('frame.close')}
        onClick={() => view.setState({ part: null })}
      >
        <IconX {...SMALL_ICON} />
      </ActionIcon>
    </div>
  )
}

/** Where the words in header and footer come from. */
function PartLinks({ part }: { part: LookPartName }) {
  const t = useMessages(messages)
  const can = useCan()
  const adminPath = useAdminPath()
  const room = useRoom()
  return (
    <div className={panelClasses.links}>
      {part !== 'footer' && (
        <Anchor component="button" type="button" onClick={() => selectPart(room, 'menu')}>
          {t('frame.toMenu')}
        </Anchor>
      )}
      {can(admin) && (
        <Anchor component={Link} to={adminPath('settings/business')}>
          {t(`frame.facts.${part}`)}
        </Anchor>
      )}
    </div>
  )
}
