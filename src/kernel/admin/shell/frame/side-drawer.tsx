import { Drawer } from '@mantine/core'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { Nav } from '../nav/nav.tsx'
import { usePanels } from './panels.tsx'
import classes from './side.module.css'
import { Brand } from './side.tsx'

const DRAWER_WIDTH = 280

/** The navigation as a drawer, where the screen is too narrow for a column. */
export function SideDrawer() {
  const t = useMessages(messages)
  const { current, close } = usePanels()
  return (
    <Drawer.Root opened={current === 'nav'} onClose={close} size={DRAWER_WIDTH} padding={0}>
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={t('nav.label')} classNames={{ content: classes.drawer }}>
        <Drawer.Body className={classes.drawerBody}>
          <nav className={classes.drawerNav} aria-label={t('nav.label')}>
            <div className={classes.head}>
              <Brand isRail={false} onNavigate={close} />
              <Drawer.CloseButton aria-label={t('nav.close')} iconSize={20} />
            </div>
            <Nav isRail={false} onNavigate={close} />
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
