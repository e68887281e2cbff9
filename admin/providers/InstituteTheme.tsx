import { useLayoutEffect } from 'react'
import { applyThemeCss } from '#admin/theme/css-variables.ts'
import { useInfo } from './use-info.ts'
import type { ReactElement, ReactNode } from 'react'

/** The variables of the page in the institute's colours, from the moment they are known. */
export function InstituteTheme({ children }: { children: ReactNode }): ReactElement {
  const info = useInfo()
  useLayoutEffect(() => {
    applyThemeCss(info ?? null)
  }, [info])
  return <>{children}</>
}
