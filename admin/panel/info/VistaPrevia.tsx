import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createQueryClient } from '#admin/providers/query-client.ts'
import { keepInfo } from '#admin/providers/use-info.ts'
import { useSessionState, SessionContext } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { applyTriedTheme } from '#admin/theme/tried-theme.ts'
import { PANTALLAS, type NombrePantalla } from './pantallas-previas.tsx'
import type { InfoInstituto } from '#domain/instituto/info.ts'
import type { Mode } from '#admin/theme/tokens.ts'
import type { ReactElement, ReactNode } from 'react'

/** Width in px at which a screen is drawn before it is made smaller. */
const ANCHO = 1240
const ALTO = 760
const TITULO = 'Información y tema · Portal interno'

const MODOS = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const

/**
 * The portal's own screens in the colours and with the name being tried, alive but out of reach: nothing in them can be pressed
 * and nothing of it reaches the rest of the page.
 */
export function VistaPrevia({ info }: { info: InfoInstituto }): ReactElement {
  const [pantalla, setPantalla] = useState<NombrePantalla>('inicio')
  const [mode, setMode] = useState<Mode>('light')
  const { titulo, Screen } = PANTALLAS[pantalla]
  useLayoutEffect(() => {
    applyTriedTheme(info)
    return () => applyTriedTheme(null)
  }, [info])
  return (
    <Card title="Vista previa" className="info-previa">
      <div className="stack">
        <div className="info-previa-mandos">
          <RadioGroup
            legend="Pantalla"
            inline
            value={pantalla}
            options={Object.entries(PANTALLAS).map(([value, each]) => ({ value, label: each.titulo }))}
            onChange={(value) => setPantalla(value as NombrePantalla)}
          />
          <RadioGroup legend="Tema" inline value={mode} options={MODOS} onChange={(value) => setMode(value as Mode)} />
        </div>
        <Lienzo mode={mode} label={`${titulo} con los colores elegidos`}>
          <Prestado info={info} signedIn={pantalla !== 'entrada'}>
            <Suspense fallback={<Skeleton lines={8} label="Cargando la vista previa" />}>
              <Screen />
              <KeepTitle />
            </Suspense>
          </Prestado>
        </Lienzo>
        <p className="small secondary">
          Son las pantallas del portal, con sus datos. Nadie más ve estos colores hasta que los guardes.
        </p>
      </div>
    </Card>
  )
}

interface LienzoProps {
  mode: Mode
  label: string
  children: ReactNode
}

/** A window of the portal made small: inert, so that neither the keyboard nor a screen reader enters. */
function Lienzo({ mode, label, children }: LienzoProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const ancho = Math.min(ANCHO, window.innerWidth)
  const scale = width / ancho
  return (
    <figure className="info-marco" aria-label={label}>
      <div ref={box} className="info-ventana" style={{ height: ALTO * scale }}>
        <div
          inert
          className="info-pantalla"
          data-prueba=""
          data-theme={mode}
          style={{ width: ancho, height: ALTO, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      </div>
    </figure>
  )
}

/** What the screens ask of the portal, with the tried record in place of the kept one and, for the entrance, nobody in. */
function Prestado({
  info,
  signedIn,
  children,
}: {
  info: InfoInstituto
  signedIn: boolean
  children: ReactNode
}): ReactElement {
  const state = useSessionState()
  const [client] = useState(() => {
    const own = createQueryClient()
    keepInfo(own, info)
    return own
  })
  useEffect(() => {
    keepInfo(client, info)
  }, [client, info])
  return (
    <QueryClientProvider client={client}>
      <SessionContext value={signedIn ? state : { ...state, session: null }}>{children}</SessionContext>
    </QueryClientProvider>
  )
}

/** Screens name the browser's tab: while they are only shown, the tab keeps the name of the page it is on. */
function KeepTitle(): null {
  useEffect(() => {
    const keep = (): void => {
      if (document.title !== TITULO) document.title = TITULO
    }
    keep()
    const observer = new MutationObserver(keep)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}
