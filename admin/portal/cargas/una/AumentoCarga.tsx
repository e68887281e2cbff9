import { Link } from 'react-router-dom'
import { rutaPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { EstadoPropuestaTag } from '#admin/portal/autorizaciones/EstadoPropuestaTag.tsx'
import { CostoAumentoNota } from '#admin/portal/fondos/PuestosCategorias/aumentos/CostoAumentoNota.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { AumentoDeCarga, DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

/** What the rise of a file of salaries does and costs, and the proposal in which it waits. */
export function AumentoCarga({ detalle: { aumento } }: { detalle: DetalleCarga }): ReactElement | null {
  if (aumento === null) return null
  const { revision, propuesta } = aumento
  return (
    <Card title="El aumento" aside={propuesta && <Propuesta {...propuesta} />}>
      <CostoAumentoNota revision={revision} />
    </Card>
  )
}

function Propuesta({ id, folio, estado }: NonNullable<AumentoDeCarga['propuesta']>): ReactElement {
  const { vistas } = useSession()
  return (
    <span className="carga-cabeza">
      {vistas.includes('autorizaciones') ? <Link to={rutaPropuesta(id)}>{folio}</Link> : <span>{folio}</span>}
      <EstadoPropuestaTag estado={estado} />
    </span>
  )
}
