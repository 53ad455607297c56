import { type Action, allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { type AppError, failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import type { PageScope } from './unit-of-work.ts'

/** The line of the matrix that grants texts and pictures without the layout. */
export const CONTENT_MODULE = 'pages-content'

type Caller = Pick<PageScope, 'user' | 'config'>

/** Whether the caller may do this with pages. */
export function may(caller: Caller, action: Action): boolean {
  return mayOn(caller, 'pages', action)
}

export function must(caller: Caller, action: Action): void {
  if (!may(caller, action)) throw failures.noPermission()
}

/** For what visitors would notice at once; the refusal says what that is. */
export function mustPublishPages(caller: Caller, refusal: () => AppError): void {
  mustPublish(caller, 'pages', refusal)
}

/** 'all': may edit everything; 'content': texts and pictures only. */
export function editingRight(caller: Caller): 'all' | 'content' {
  if (may(caller, 'edit')) return 'all'
  if (mayOn(caller, CONTENT_MODULE, 'edit')) return 'content'
  throw failures.noPermission()
}

/** May change at least texts and pictures. */
export function mayEdit(caller: Caller): boolean {
  return may(caller, 'edit') || mayOn(caller, CONTENT_MODULE, 'edit')
}

export function mayRead(caller: Caller): boolean {
  return may(caller, 'view') || mayEdit(caller)
}

export function mustRead(caller: Caller): void {
  if (!mayRead(caller)) throw failures.noPermission()
}

function mayOn({ user, config }: Caller, module: string, action: Action): boolean {
  return allows(staff(module, action), user, config.get(permissionsSection).member)
}
