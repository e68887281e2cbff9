import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { bloqueos, PADRON_ID, parecidos } from '#admin/portal/expediente/paso/step-checks.ts'
import type { Coincidencia } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'

/** Who of the padrón may be this person, and what can be done instead of an alta. */
export function PadronPanel(): ReactElement | null {
  const { padron, captura, update, editable } = useTramite()
  if (padron.failed)
    return (
      <div id={PADRON_ID} tabIndex={-1}>
        <ErrorState title="No se pudo consultar el padrón." onRetry={() => void padron.retry()} />
      </div>
    )
  const blocked = bloqueos(padron)
  const near = parecidos(padron)
  // A key that does not block (an RFC, a former alta withdrawn) is no mere likeness.
  const onlyNames = near.every(({ por }) => por === 'nombre')
  if (blocked.length === 0 && (near.length === 0 || captura.parecidosVistos)) return null
  return (
    <div id={PADRON_ID} tabIndex={-1} role="alert">
      <Card
        className={blocked.length > 0 ? 'padron padron-blocked' : 'padron'}
        title={
          blocked.length > 0
            ? 'Esta persona ya está en el padrón'
            : onlyNames
              ? 'Hay una persona parecida en el padrón'
              : 'Revisa el padrón antes de continuar'
        }
      >
        <ul className="plain padron-list">
          {[...blocked, ...near].map((coincidencia, index) => (
            <Match key={`${coincidencia.por} ${coincidencia.id ?? index}`} coincidencia={coincidencia} />
          ))}
        </ul>
        {blocked.length === 0 && editable && (
          <div className="row padron-acts">
            <Button variant="primary" onClick={() => update((before) => ({ ...before, parecidosVistos: true }))}>
              {onlyNames ? 'Es otra persona, continuar' : 'Revisado, continuar'}
            </Button>
          </div>
        )}
      </Card>
    </div>
  )
}

function Match({ coincidencia }: { coincidencia: Coincidencia }): ReactElement {
  const { nombreCompleto, situacion, dependencia, mensaje, opciones, movimientoAbierto } = coincidencia
  return (
    <li className="padron-match">
      <div className="row">
        <strong>{nombreCompleto}</strong>
        <SituacionTag letra={situacion} />
        {dependencia && <span className="secondary small">{dependencia}</span>}
        {movimientoAbierto && <span className="mono small">{movimientoAbierto}</span>}
      </div>
      <p>{mensaje}</p>
      {opciones.length > 0 && (
        <div className="row">
          {opciones.map(({ etiqueta, ruta }) => (
            <LinkButton key={ruta} size="sm" to={ruta}>
              {etiqueta}
            </LinkButton>
          ))}
        </div>
      )}
    </li>
  )
}
