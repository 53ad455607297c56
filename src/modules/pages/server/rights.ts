import { type Action, allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { type AppError, failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import type { PageScope } from './unit-of-work.ts'

/** The line of the matrix that grants texts and pictures without the layout. */
export const CONTENT_MODULE = 'pages-content'

export type Asking = Pick<PageScope, 'user' | 'config'>

/** Whether the caller may do this with pages. */
export function may(asking: Asking, action: Action): boolean {
  return mayOn(asking, 'pages', action)
}

export function must(asking: Asking, action: Action): void {
  if (!may(asking, action)) throw failures.noPermission()
}

/** For what visitors would notice at once; the refusal says what that is. */
export function mustPublishPages(asking: Asking, refusal: () => AppError): void {
  mustPublish(asking, 'pages', refusal)
}

/** 'all': may edit everything; 'content': texts and pictures only. */
export function editingRight(asking: Asking): 'all' | 'content' {
  if (may(asking, 'edit')) return 'all'
  if (mayOn(asking, CONTENT_MODULE, 'edit')) return 'content'
  throw failures.noPermission()
}

/** May change at least texts and pictures. */
export function mayEdit(asking: Asking): boolean {
  return may(asking, 'edit') || mayOn(asking, CONTENT_MODULE, 'edit')
}

export function mayRead(asking: Asking): boolean {
  return may(asking, 'view') || mayEdit(asking)
}

export function mustRead(asking: Asking): void {
  if (!mayRead(asking)) throw failures.noPermission()
}

function mayOn({ user, config }: Asking, module: string, action: Action): boolean {
  return allows(staff(module, action), user, config.get(permissionsSection).member)
}
