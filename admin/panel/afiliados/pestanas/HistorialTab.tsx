import { Link } from 'react-router-dom'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { NOMBRE_DOCUMENTO } from '#admin/panel/afiliados/tipo-documento.ts'
import { useHistorial } from './use-historial.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement, ReactNode } from 'react'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'

interface Hecho {
  readonly at: string
  readonly texto: ReactNode
  readonly quien: string
}

function deMovimiento({ folio, tipo, recorrido }: MovimientoDetalle): Hecho[] {
  return recorrido.map(({ at, texto, quien }) => ({
    at,
    quien,
    texto: (
      <>
        {tipo}{' '}
        <Link className="mono" to={rutaMovimiento({ folio })}>
          {folio}
        </Link>
        : {texto}
      </>
    ),
  }))
}

function deDocumento({ agregadoAt, agregadoPor, tipo, archivo }: DocumentoExpediente): Hecho {
  return { at: agregadoAt, quien: agregadoPor, texto: `Expediente: ${NOMBRE_DOCUMENTO[tipo]}, ${archivo.nombre}` }
}

/** What happened to the person's file, newest first: acts on movements and papers added. */
export function HistorialTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const { data, error, refetch } = useHistorial(persona.id)
  if (error) return <ErrorState title="No se pudo cargar el historial." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Cargando el historial" />
  const hechos = [...data.flatMap(deMovimiento), ...persona.documentos.map(deDocumento)]
  hechos.sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Card title="Historial">
      {hechos.length === 0 ? (
        <p className="secondary">Todavía no hay nada en el historial de esta persona.</p>
      ) : (
        <Timeline
          items={hechos.map(({ at, texto, quien }) => ({ text: texto, detail: `${fechaHora(at)}, ${quien}` }))}
        />
      )}
    </Card>
  )
}
