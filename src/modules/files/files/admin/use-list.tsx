import { IconLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useAdminPath, useSession } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { FileUse } from '../file.ts'
import classes from './drawer/file-drawer.module.css'

/** Where a file is used, each place as a way there. */
export function UseList({ uses }: { uses: readonly FileUse[] }) {
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const modules = useModules()
  const areaOf = (name: string) => modules.find((module) => module.name === name)?.label[lang]
  return (
    <ul className={classes.uses}>
      {uses.map(({ module, noun, id, label, link }) => (
        <li key={`${noun}:${id}`}>
          <IconLink {...SMALL_ICON} />
          <Link to={adminPath(link)}>{label}</Link>
          <span className={classes.area}>{areaOf(module) ?? module}</span>
        </li>
      ))}
    </ul>
  )
}
