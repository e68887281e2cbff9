import { useState } from 'react'
import { Link } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { conSigno, formatPesos } from '#domain/organica/dinero.ts'
import { rutaCierre } from '#domain/quincenas/cierre.ts'
import { TEXTO_CAUSA } from '#domain/quincenas/diferencias.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { DiferenciasDialog } from './DiferenciasDialog.tsx'
import type { CausaDiferencia, TotalCausa } from '#domain/quincenas/diferencias.ts'
import type { CifrasCierre } from '#domain/quincenas/pagina-cierre.ts'
import type { TotalesAnteriores } from '#domain/quincenas/simulacion.ts'
import type { ReactElement } from 'react'

interface DiferenciaPorCausaProps {
  codigo: string
  /** Of the entity. */
  clave: string
  cifras: CifrasCierre
  anterior: TotalesAnteriores
}

/** Last close beside this one, and why they differ: each cause with its people, its money and a bar to compare it by. */
export function DiferenciaPorCausa(props: DiferenciaPorCausaProps): ReactElement {
  const { codigo, clave, cifras, anterior } = props
  const [abierta, setAbierta] = useState<CausaDiferencia | null>(null)
  const { causas, entidad, totalEntidadCentavos } = cifras
  const largest = Math.max(1, ...causas.map(({ importeCentavos }) => Math.abs(importeCentavos)))
  const diferencia = totalEntidadCentavos - anterior.totalEntidadCentavos
  return (
    <>
      <dl className="cierre-comparado">
        <div>
          <dt>{anterior.titulo}</dt>
          <dd>
            <Link to={rutaCierre(anterior.quincena, clave)}>{formatPesos(anterior.totalEntidadCentavos)}</Link>
          </dd>
        </div>
        <div>
          <dt>Esta quincena</dt>
          <dd>{formatPesos(totalEntidadCentavos)}</dd>
        </div>
      </dl>
      <table className="cierre-causas">
        <caption>
          <span>Diferencia por causa</span> <Importe centavos={diferencia} />
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Causa</th>
            <th scope="col">Personas</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody>
          {causas.map((causa) => (
            <Causa key={causa.causa} causa={causa} largest={largest} onAbrir={() => setAbierta(causa.causa)} />
          ))}
        </tbody>
      </table>
      {abierta && (
        <DiferenciasDialog codigo={codigo} entidad={entidad} causa={abierta} onClose={() => setAbierta(null)} />
      )}
    </>
  )
}

function Causa(props: { causa: TotalCausa; largest: number; onAbrir: () => void }): ReactElement {
  const { causa, personas, importeCentavos } = props.causa
  const isUnexplained = causa === 'sin_explicacion'
  return (
    <tr className={classNames(personas === 0 && 'sin-cambio', isUnexplained && personas > 0 && 'sin-explicacion')}>
      <th scope="row">{TEXTO_CAUSA[causa]}</th>
      <td>
        {personas === 0 ? (
          'sin cambio'
        ) : (
          <button type="button" className="aplicacion-enlace" onClick={props.onAbrir}>
            {cuentaTexto(personas, 'persona')}
          </button>
        )}
      </td>
      <td>
        <Barra parte={importeCentavos / props.largest} />
        <Importe centavos={importeCentavos} />
      </td>
    </tr>
  )
}

/** How much of the largest cause this one is, to either side of the middle. */
function Barra({ parte }: { parte: number }): ReactElement {
  const width = Math.abs(parte) * 50
  const left = parte < 0 ? 50 - width : 50
  return (
    <span className="cierre-barra" aria-hidden="true">
      <span className={parte < 0 ? 'menos' : 'mas'} style={{ insetInlineStart: `${left}%`, inlineSize: `${width}%` }} />
    </span>
  )
}

/** A difference with its sign. */
export function Importe({ centavos }: { centavos: number }): ReactElement {
  const tone = centavos === 0 ? 'igual' : centavos < 0 ? 'menos' : 'mas'
  return <span className={`cierre-importe ${tone}`}>{conSigno(centavos)}</span>
}
