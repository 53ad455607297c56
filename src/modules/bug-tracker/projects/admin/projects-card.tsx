import { Button, ColorSwatch, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { PROJECTS } from '../../admin/paths.ts'
import { type Project, project } from '../project.ts'
import classes from './projects-card.module.css'

/** The projects at a glance; each is changed on a screen of its own. */
export function ProjectsCard() {
  const t = useMessages(adminMessages)
  const words = useMessages(adminWords)
  const adminPath = useAdminPath()
  const projects = useQuery({
    queryKey: ['collection', 'bug-projects', 'card'],
    queryFn: () => call(project.calls.list, { query: {} }),
  })
  return (
    <>
      <SectionQuery query={projects} failed={t('projects.failed')}>
        {({ items: list }) =>
          list.length === 0 ? (
            <Text c="dimmed">{words('projects.empty.text')}</Text>
          ) : (
            <ul className={classes.list}>
              {list.map((project) => (
                <ProjectLine key={project._id} project={project} />
              ))}
            </ul>
          )
        }
      </SectionQuery>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={adminPath(`${PROJECTS}/new`)}
          variant="default"
          leftSection={<IconPlus {...SMALL_ICON} />}
        >
          {words('projects.create')}
        </Button>
        <Button component={Link} to={adminPath(PROJECTS)} variant="subtle">
          {t('projects.all')}
        </Button>
      </div>
    </>
  )
}

function ProjectLine({ project }: { project: Project }) {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { _id, title, colour, isArchived } = project
  return (
    <li className={classes.line}>
      <ColorSwatch color={colour} size={14} withShadow={false} aria-hidden />
      <Link to={adminPath(`${PROJECTS}/${_id}`)} className={classes.link}>
        {title}
      </Link>
      {isArchived && <StatusBadge label={t('projects.archived')} />}
    </li>
  )
}
