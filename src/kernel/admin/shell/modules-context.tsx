import { createContext, type ReactNode, use } from 'react'
import type { AdminModule } from '../module.ts'

const Modules = createContext<readonly AdminModule[]>([])

type ModulesProviderProps = { modules: readonly AdminModule[]; children: ReactNode }

export function ModulesProvider({ modules, children }: ModulesProviderProps) {
  return <Modules value={modules}>{children}</Modules>
}

/** The modules that are switched on; what a person may see of them is asked with `useCan`. */
export function useModules(): readonly AdminModule[] {
  return use(Modules)
}
