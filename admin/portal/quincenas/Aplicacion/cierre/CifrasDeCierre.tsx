import { useState } from 'react'
import { FONDOS } from '#domain/fondos/fondo.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ImporteDeCierre } from '#admin/shared/pagos/ImporteDeCierre.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { adeudoEntidad } from '#domain/quincenas/simulacion.ts'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { EjemplosDeAviso } from '#admin/portal/quincenas/Aplicacion/EjemplosDeAviso.tsx'
import { EnlaceRevision, type RevisionProps } from './EnlaceRevision.tsx'
import { PrevistasDialog } from './PrevistasDialog.tsx'
import { tituloTotal } from './titulo-total.ts'
import { DiferenciaPorCausa, Importe } from './DiferenciaPorCausa.tsx'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { CifrasCierre } from '#domain/quincenas/pagina-cierre.ts'
import type { RevisionCierre, TotalPrevisto } from '#domain/quincenas/simulacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement, ReactNode } from 'react'

interface CifrasDeCierreProps {
  codigo: string
  /** `clave` names the entity in addresses. */
  entidad: CierreEntidad['entidad']
  cifras: CifrasCierre
  /** Whether they were stored when it closed, and not computed now. */
  cerrado: boolean
}

/** Figures of one close: what it stops at or warns of, totals by fund beside the last close, causes, and movements. */
export function CifrasDeCierre({ codigo, entidad, cifras, cerrado }: CifrasDeCierreProps): ReactElement {
  const [abierto, setAbierto] = useState<TotalPrevisto | null>(null)
  const total: Totalizar = (de, centavos) => {
    if (centavos === 0) return formatPesos(centavos)
    if (!cerrado)
      return <ImporteExplicable centavos={centavos} de={tituloTotal(de)} onExplicar={() => setAbierto(de)} />
    if (de.fondo !== null || de.obligado === 'afiliado') return formatPesos(centavos)
    return <ImporteDeCierre {...{ centavos, codigo, entidad }} organizacion="entonces" volver="aplicacionP" />
  }
  return (
    <>
      {cifras.revisiones.filter(isTold).map((revision) => (
        <Revision key={revision.codigo} codigo={codigo} revision={revision} entidad={entidad} />
      ))}
      {cifras.anterior ? (
        <DiferenciaPorCausa {...{ codigo, cifras }} clave={entidad.clave} anterior={cifras.anterior} />
      ) : (
        !cerrado && (
          <Note tone="info">Primer cierre de la entidad: no hay una quincena anterior con la cual comparar.</Note>
        )
      )}
      <TotalesPorFondo cifras={cifras} total={total} />
      <KeyValueList wide items={datos(cifras, total)} />
      <Cambios cifras={cifras} cerrado={cerrado} />
      {abierto && (
        <PrevistasDialog codigo={codigo} entidad={cifras.entidad} total={abierto} onClose={() => setAbierto(null)} />
      )}
    </>
  )
}

function Revision(props: RevisionProps): ReactElement {
  const { nivel, texto } = props.revision
  return (
    <Note tone={nivel === 'bloquea' ? 'bad' : 'info'} action={<EnlaceRevision {...props} />}>
      <strong>{nivel === 'bloquea' ? 'Detiene el cierre: ' : ''}</strong>
      {texto}
      <EjemplosDeAviso {...props.revision} />
    </Note>
  )
}

/** The note about a first close stands in the place of the comparison. */
const isTold = ({ codigo }: RevisionCierre): boolean => codigo !== 'primer_cierre'

/** What the entity owes to each fund, and how much more or less than in its last close. */
function TotalesPorFondo({ cifras, total }: { cifras: CifrasCierre; total: Totalizar }): ReactElement {
  const { fondos, anterior, totalEntidadCentavos } = cifras
  const antes = (fondo: FondoId): number => {
    const one = anterior?.fondos.find((each) => each.fondo === fondo)
    return one ? adeudoEntidad(one) : 0
  }
  return (
    <table className="cierre-causas">
      <caption>Totales por fondo</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Fondo</th>
          <th scope="col">Esta quincena</th>
          {anterior && <th scope="col">Diferencia</th>}
        </tr>
      </thead>
      <tbody>
        {fondos.map((fondo) => (
          <tr key={fondo.fondo}>
            <th scope="row">{FONDOS[fondo.fondo].titulo}</th>
            <td className="numero">{total({ fondo: fondo.fondo, obligado: 'entidad' }, adeudoEntidad(fondo))}</td>
            {anterior && (
              <td>
                <Importe centavos={adeudoEntidad(fondo) - antes(fondo.fondo)} />
              </td>
            )}
          </tr>
        ))}
        <tr className="total">
          <th scope="row">Total de la entidad</th>
          <td className="numero">{total(DE_LA_ENTIDAD, totalEntidadCentavos)}</td>
          {anterior && (
            <td>
              <Importe centavos={totalEntidadCentavos - anterior.totalEntidadCentavos} />
            </td>
          )}
        </tr>
      </tbody>
    </table>
  )
}

/** How a total is written: with a way to its people, where there is one. */
type Totalizar = (de: TotalPrevisto, centavos: number) => ReactNode

const DE_LA_ENTIDAD: TotalPrevisto = { fondo: null, obligado: 'entidad' }
const DE_LICENCIAS: TotalPrevisto = { fondo: null, obligado: 'afiliado' }

function datos({ personas, anterior, totalLicenciaCentavos, parametros }: CifrasCierre, total: Totalizar) {
  const before = anterior === null ? '' : `, antes ${formatCuenta(anterior.personas)}`
  return [
    { label: 'Personas', value: `${formatCuenta(personas)}${before}` },
    ...(totalLicenciaCentavos === 0
      ? []
      : [
          {
            label: tituloTotal(DE_LICENCIAS),
            value: total(DE_LICENCIAS, totalLicenciaCentavos),
          },
        ]),
    { label: 'Parámetros', value: parametros ?? 'Sin parámetros en vigor' },
  ]
}

interface CambiosProps {
  cifras: CifrasCierre
  cerrado: boolean
}

function Cambios({ cifras: { cambios, totalCambios }, cerrado }: CambiosProps): ReactElement {
  if (totalCambios === 0)
    return (
      <p className="secondary">
        {cerrado ? 'Este cierre no aplicó movimientos.' : 'Ningún movimiento se aplicaría con este cierre.'}
      </p>
    )
  return (
    <details className="aplicacion-cambios">
      <summary>
        {cerrado
          ? cuentaTexto(totalCambios, 'movimiento aplicado', 'movimientos aplicados')
          : cuentaTexto(totalCambios, 'movimiento se aplicaría', 'movimientos se aplicarían')}
      </summary>
      <ul className="plain">
        {cambios.map(({ folio, tipo, nombre, fecha }) => (
          <li key={folio}>
            {tipo}, {nombre}, {formatFecha(fecha as PlainDate)} <span className="mono">{folio}</span>
          </li>
        ))}
        {totalCambios > cambios.length && (
          <li className="secondary">y {formatCuenta(totalCambios - cambios.length)} más</li>
        )}
      </ul>
    </details>
  )
}
