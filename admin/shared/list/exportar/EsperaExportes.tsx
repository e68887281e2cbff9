import { useEffect, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { exporteTexto } from '#domain/calendario/avance-trabajo.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { exportesEnEspera } from './exportes-en-espera.ts'
import { isEnMarcha, useBajarExporte, useCancelarExporte, useExporte } from './use-exportes.ts'
import type { ExportePropio } from '#domain/acceso/exporte.ts'
import type { ReactElement } from 'react'
import './espera.css'

/** Over whatever screen is in sight: the exports of this page that wait, until their files are saved. */
export function EsperaExportes(): ReactElement | null {
  const exportes = useSyncExternalStore(exportesEnEspera.subscribe, exportesEnEspera.snapshot)
  if (exportes.length === 0) return null
  return (
    <section className="espera-exportes stack" aria-label="Exportaciones en espera">
      {exportes.map((exporte) => (
        <EsperaExporte key={exporte.id} inicial={exporte} />
      ))}
    </section>
  )
}

function EsperaExporte({ inicial }: { inicial: ExportePropio }): ReactElement {
  const { exporte, error: sinSaber } = useExporte(inicial)
  const quitar = (): void => exportesEnEspera.remove(inicial.id)
  const { run: bajar, error: sinBajar } = useBajarExporte(quitar)
  const cancelar = useCancelarExporte(({ estado }) => estado === 'cancelado' && quitar())
  const isListo = exporte.estado === 'hecho'
  useEffect(() => {
    if (isListo) bajar(exporte)
  }, [isListo, exporte, bajar])
  const error = sinBajar ?? cancelar.error ?? sinSaber
  const isMal = error !== null || exporte.estado === 'fallado'
  const isCerrable = error !== null || !(isEnMarcha(exporte) || isListo)
  return (
    <Note
      tone={isMal ? 'bad' : 'info'}
      live
      action={
        isCerrable ? (
          <Button size="sm" onClick={quitar}>
            Cerrar
          </Button>
        ) : (
          exporte.actions.includes('cancelar') && (
            <Button
              size="sm"
              busy={cancelar.busy}
              busyText="Cancelando…"
              aria-label={`Cancelar ${exporte.titulo}`}
              onClick={() => cancelar.run(exporte)}
            >
              Cancelar
            </Button>
          )
        )
      }
    >
      <strong>{exporte.titulo}.</strong> {error ? errorMessage(error) : exporteTexto(exporte)}{' '}
      {isEnMarcha(exporte) && <Link to="/exportaciones">Mis exportaciones</Link>}
    </Note>
  )
}
