import { Link } from 'react-router-dom'
import { folioPropuesta, rutaPropuesta } from '#domain/autorizaciones/propuesta.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { EstadoPropuestaTag } from '#admin/portal/autorizaciones/EstadoPropuestaTag.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import type { AumentoPanel, RespuestaAumentos } from '#domain/fondos/aumentos/aumento.ts'
import type { ReactElement } from 'react'

/** Categories listed by name; more of them are only counted. */
const CLAVES = 8

/** Rises that wait for a second person, then the authorised ones with how far each was applied; the newest first. */
export function ListaAumentos({
  aumentos,
  propuestos,
}: Pick<RespuestaAumentos, 'aumentos' | 'propuestos'>): ReactElement {
  return (
    <Card title="Aumentos">
      {aumentos.length + propuestos.length === 0 && (
        <EmptyState title="Aún no hay aumentos.">
          Revisa uno con su costo y proponlo: otra persona lo autoriza y se aplica al cerrar la quincena de cada
          entidad.
        </EmptyState>
      )}
      <ul className="puestos-aumentos">
        {propuestos.map(({ id, folio, sujeto, propuso }) => (
          <li key={folio}>
            <div className="puestos-aumento-cabeza">
              <p className="strong">{sujeto}</p>
              <EstadoPropuestaTag estado="pendiente" />
            </div>
            <p className="secondary small">
              <Link to={rutaPropuesta(id)}>{folio}</Link> · lo propuso {propuso}
            </p>
          </li>
        ))}
        {aumentos.map((aumento) => (
          <li key={aumento.id}>
            <div className="puestos-aumento-cabeza">
              <p className="strong">
                {aumento.porcentajeTexto} desde {aumento.desdeTexto}
              </p>
              <EstadoPropuestaTag estado="autorizada" />
            </div>
            <p>{aumento.motivo}</p>
            <p className="secondary small">
              <Link to={rutaPropuesta(aumento.propuesta)}>{folioPropuesta(aumento.propuesta)}</Link> ·{' '}
              {resumen(aumento)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function resumen({ categorias, propuso, autorizo, personas, entidades }: AumentoPanel): string {
  const cuales =
    categorias.length <= CLAVES ? categorias.join(', ') : cuentaTexto(categorias.length, 'categoría', 'categorías')
  return [
    cuales,
    `lo propuso ${propuso}`,
    autorizo === '' ? '' : `lo autorizó ${autorizo}`,
    entidades === 0
      ? ''
      : `aplicado a ${cuentaTexto(personas, 'persona')} de ${cuentaTexto(entidades, 'entidad', 'entidades')}`,
  ]
    .filter((text) => text !== '')
    .join(' · ')
}
