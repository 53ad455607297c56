import { Anchor, Button } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import {
  IconBuildingStore,
  IconCircleCheck,
  IconEdit,
  IconPalette,
  IconPhotoUp,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import type { KeptThing } from '../../contract.ts'
import classes from '../done.module.css'
import { messages } from '../messages.ts'
import { ONLINE } from '../paths.ts'

const WIDTH = 1280

const HEIGHT = 960

const NEXT = [
  { name: 'pages', path: 'pages/browse', Icon: IconEdit },
  { name: 'facts', path: 'settings/business', Icon: IconBuildingStore },
  { name: 'pictures', path: 'files', Icon: IconPhotoUp },
  { name: 'look', path: 'settings/design', Icon: IconPalette },
] as const

/** Done: the website at a glance, and what to do next. */
export function WizardDone({ kept }: { kept: readonly KeptThing[] }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.done}>
      <div className={classes.words}>
        <IconCircleCheck size={40} stroke={1.5} className={classes.mark} aria-hidden />
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t('done.title')}
        </h2>
        <p className={classes.text}>
          {t('done.text')} {t('done.hidden')}
        </p>
        <div className={classes.ways}>
          <Button component="a" href="/">
            {t('done.open')}
          </Button>
          <Button component={Link} reloadDocument to={adminPath(ONLINE)} variant="default">
            {t('online.screen')}
          </Button>
        </div>
        {kept.length > 0 && <KeptThings kept={kept} />}
        <h3 className={classes.nextTitle}>{t('done.next')}</h3>
        <ul className={classes.next}>
          {NEXT.map(({ name, path, Icon }) => (
            <li key={name}>
              <Anchor component={Link} reloadDocument to={adminPath(path)}>
                <Icon {...ICON} aria-hidden />
                {t(`done.${name}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      <SitePicture label={t('done.picture')} />
    </section>
  )
}

/** What the owner had made of the demo stays, and they should know. */
function KeptThings({ kept }: { kept: readonly KeptThing[] }) {
  const t = useMessages(messages)
  const adminPath = useAdminPath()
  return (
    <>
      <p className={classes.text}>{t('done.kept')}</p>
      <ul className={classes.next}>
        {kept.map(({ title, link }) => (
          <li key={link}>
            <Anchor component={Link} reloadDocument to={adminPath(link)}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The home page as visitors see it, small; nothing in it can be pressed, and no script runs. */
function SitePicture({ label }: { label: string }) {
  const { ref, width } = useElementSize()
  return (
    <div ref={ref} className={classes.picture} inert>
      {width > 0 && (
        <iframe
          title={label}
          src="/"
          sandbox="allow-same-origin"
          style={{ width: WIDTH, height: HEIGHT, transform: `scale(${width / WIDTH})` }}
        />
      )}
    </div>
  )
}
