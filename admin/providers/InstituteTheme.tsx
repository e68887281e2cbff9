import { useLayoutEffect } from 'react'
import { applyThemeCss } from '#admin/theme/css-variables.ts'
import { useTema } from './use-tema.ts'
import type { ReactElement, ReactNode } from 'react'

const FAVICON = '/favicon.svg'

/** The icon of the browser's tab. */
function showIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link?.getAttribute('href') !== address) link?.setAttribute('href', address)
}

/** The variables of the page in the institute's colours, from the moment they are known. */
export function InstituteTheme({ children }: { children: ReactNode }): ReactElement {
  const tema = useTema()
  useLayoutEffect(() => {
    applyThemeCss(tema ?? null)
  }, [tema])
  const icono = tema?.icono
  useLayoutEffect(() => {
    if (icono !== undefined) showIcon(icono ?? FAVICON)
  }, [icono])
  return <>{children}</>
}
