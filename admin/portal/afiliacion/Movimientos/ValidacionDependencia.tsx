import { useEffect, useState } from 'react'
import { VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { useActoMovimiento } from '#admin/shared/movimientos/use-acto-movimiento.ts'
import { textosActo } from '#admin/shared/movimientos/textos-acto.ts'
import { useReposo } from '#admin/shared/movimientos/use-reposo.ts'
import { Bandeja } from './Bandeja.tsx'
import { columnasDependencia, DetallesButton } from './columnas.tsx'
import { DevolverDialog } from './DevolverDialog.tsx'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement } from 'react'

/** `validacionDependencia`: what waits for the validation of its dependency (specification 3 §2.11). */
export default function ValidacionDependencia(): ReactElement {
  const [failure, setFailure] = useState<{ readonly folio: string; readonly error: unknown } | null>(null)
  const [devuelto, setDevuelto] = useState<string | null>(null)
  // The rows under the one that was acted on move up into its place.
  const { resting, rest } = useReposo()
  return (
    <>
      <Bandeja
        titulo={VISTAS.validacionDependencia.titulo}
        facts="Lo que apruebas aquí queda Validado y pasa a la revisión del instituto."
        espera="validador"
        acto="validar"
        tecla="a"
        vista="dependencia"
        detalle="dialogo"
        deUnaEntidad
        vacia="Aquí estará cada movimiento que solicite tu dependencia, para que otra persona lo apruebe o lo devuelva."
        aviso={failure && <ErrorState title={`No se pudo aprobar ${failure.folio}.`} error={failure.error} />}
        columnasDe={(abrir, now) =>
          columnasDependencia(abrir, now, (row) => (
            <span className="dependencia-acciones">
              <DetallesButton label="Ver Detalles" onClick={() => abrir(row.folio)} />
              <AprobarButton
                row={row}
                resting={resting}
                onDone={rest}
                onError={(error) => setFailure({ folio: row.folio, error })}
              />
              <Button size="sm" onClick={() => setDevuelto(row.folio)}>
                {textosActo('devolver', 'dependencia').boton}
              </Button>
              <LinkButton size="sm" to={rutaCancelacion(row.folio, 'validacionDependencia')}>
                Cancelar
              </LinkButton>
            </span>
          ))
        }
      />
      {devuelto !== null && <DevolverDialog folio={devuelto} onClose={() => setDevuelto(null)} />}
    </>
  )
}

/** Where a movement is cancelled, and the view it goes back to. */
function rutaCancelacion(folio: string, volver: string): string {
  return `/dashboard?vista=validacionCancelacion&movimiento=${folio}&volver=${volver}`
}

interface AprobarButtonProps {
  row: MovimientoRenglon
  resting: boolean
  onDone: () => void
  onError: (error: unknown) => void
}

function AprobarButton({ row, resting, onDone, onError }: AprobarButtonProps): ReactElement {
  const act = useActoMovimiento(row, onDone, 'dependencia')
  useEffect(() => {
    if (act.error !== null) onError(act.error)
  }, [act.error, onError])
  return (
    <Button
      size="sm"
      variant="primary"
      busy={act.busy}
      busyText="…"
      oncePerGesture
      resting={resting}
      onClick={() => act.run({ acto: 'validar' })}
    >
      {textosActo('validar', 'dependencia').boton}
    </Button>
  )
}
