import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CIERRES_MAX, rutaFirma } from '#domain/quincenas/cierre.ts'
import { pideConfirmacion } from '#domain/quincenas/resumen-firma.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { CierresIguales } from './CierresIguales.tsx'
import { NotaDialog } from './NotaDialog.tsx'
import { firmaQueToca, useComoQuien } from './como-quien.ts'
import { usePaso } from './use-cierres.ts'
import type { CierreEntidad, RespuestaCierres } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'

interface ElegidasBarProps {
  codigo: string
  /** Whether there is an entity that one could request: without any, nothing says why the button does not work. */
  solicita: boolean
  elegidas: readonly CierreEntidad[]
  limpiar: () => void
}

/** What can be done to the entities that are chosen: each button says to how many. */
export function ElegidasBar({ codigo, solicita, elegidas, limpiar }: ElegidasBarProps): ReactElement {
  const [rechazados, setRechazados] = useState<RespuestaCierres['rechazados']>([])
  const [devuelve, setDevuelve] = useState(false)
  const navigate = useNavigate()
  const falta = useId()
  const done = (answer: RespuestaCierres): void => {
    setRechazados(answer.rechazados)
    limpiar()
  }
  const solicitar = usePaso(codigo, 'solicitar', done)
  const firmar = usePaso(codigo, 'firmar', done)
  const porSolicitar = elegidas.filter(({ actions }) => actions.includes('solicitar')).slice(0, CIERRES_MAX)
  const pedidos = (acto: (cierre: CierreEntidad) => boolean) =>
    elegidas.flatMap((one) => (one.cierre && acto(one) ? [{ id: one.cierre.id, version: one.cierre.version }] : []))
  const porFirmar = pedidos((cierre) => firmaQueToca(cierre) !== null).slice(0, CIERRES_MAX)
  const pide = elegidas.some((cierre) => pideConfirmacion(porFirmar.length, firmaQueToca(cierre)))
  const comoQuien = useComoQuien(elegidas)
  const porDevolver = pedidos(({ actions }) => actions.includes('devolver'))
  const failed = solicitar.error ?? firmar.error
  return (
    <div className="row">
      {solicita && porSolicitar.length === 0 && (
        <span id={falta} className="secondary small">
          Elige en la tabla entidades sin solicitar
        </span>
      )}
      {solicita && (
        <Button
          variant="primary"
          disabled={porSolicitar.length === 0}
          aria-describedby={porSolicitar.length === 0 ? falta : undefined}
          busy={solicitar.busy}
          busyText="Solicitando…"
          onClick={() => solicitar.run({ entidades: porSolicitar.map(({ entidad }) => entidad.id) })}
        >
          Solicitar Cierre{porSolicitar.length > 0 ? ` (${porSolicitar.length})` : ''}
        </Button>
      )}
      {porFirmar.length > 0 && (
        <Button
          busy={firmar.busy}
          busyText="Firmando…"
          onClick={() =>
            pide
              ? void navigate(
                  rutaFirma(
                    codigo,
                    porFirmar.map(({ id }) => id),
                  ),
                )
              : firmar.run({ cierres: porFirmar })
          }
        >
          Firmar ({porFirmar.length})
        </Button>
      )}
      {comoQuien.map((texto) => (
        <span key={texto} className="secondary small" role="status">
          {texto}
        </span>
      ))}
      {porDevolver.length > 0 && <Button onClick={() => setDevuelve(true)}>Devolver ({porDevolver.length})</Button>}
      {failed && <ErrorState title="No se pudo." error={failed} />}
      {devuelve && (
        <NotaDialog
          codigo={codigo}
          acto="devolver"
          entidad={cuentaTexto(porDevolver.length, 'cierre')}
          cierres={porDevolver}
          onClose={() => {
            setDevuelve(false)
            limpiar()
          }}
        />
      )}
      {rechazados.length > 0 && (
        <CierresIguales codigo={codigo} rechazados={rechazados} onClose={() => setRechazados([])} />
      )}
    </div>
  )
}
